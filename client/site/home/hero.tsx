import { Box, Flex, useSlotRecipe } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { company, quality } from '../../../common/business.ts';
import { brand } from '../../../common/brand.ts';
import { Actions } from '../../ui/actions.tsx';
import { PageContainer } from '../../ui/page-container.tsx';
import { StageTabs } from './stage-tabs.tsx';
import { heroRecipe } from './hero.recipe.ts';
import { StagePictures } from './stage-pictures.tsx';
import { panelId, stages, tabId } from './stages.ts';
import { useStageCarousel } from './use-stage-carousel.ts';

const figures = {
  founded: brand.founded,
  countries: company.countries,
  hours: company.replyHours,
  tons: company.monthlyTons,
  accuracy: quality.spectrometerAccuracy,
  measured: quality.measured,
};

/** Carousel of six stages of steel production, from the furnace to the port, each with a picture and a headline. */
export function Hero() {
  const styles = useSlotRecipe({ recipe: heroRecipe })();
  const { formatMessage } = useIntl();
  const carousel = useStageCarousel(stages.length);

  return (
    <Box
      as="section"
      css={styles.root}
      aria-roledescription={formatMessage({ id: 'home.carousel' })}
      aria-label={formatMessage({ id: 'home.way' })}
    >
      <StagePictures {...carousel} />
      <Box css={styles.scrim} />
      <PageContainer css={styles.body}>
        <Box css={styles.panels} aria-live={carousel.isPlaying ? 'off' : 'polite'}>
          {stages.map(({ id }, index) => (
            <Box
              key={id}
              role="tabpanel"
              id={panelId(id)}
              aria-labelledby={tabId(id)}
              css={styles.panel}
              data-shown={index === carousel.current || undefined}
            >
              <Box as={index === carousel.current ? 'h1' : 'p'} css={styles.headline}>
                <FormattedMessage id={`home.${id}.headline`} />
              </Box>
              <Box as="p" css={styles.text}>
                <FormattedMessage id={`home.${id}.text`} values={figures} />
              </Box>
            </Box>
          ))}
        </Box>
        <Flex css={styles.actions}>
          <Actions
            main={{ to: '/trade-platform', label: 'home.platform' }}
            other={{ to: '/contact', label: 'home.contact' }}
          />
        </Flex>
      </PageContainer>
      <StageTabs {...carousel} />
    </Box>
  );
}
