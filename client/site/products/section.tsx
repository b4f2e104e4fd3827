import { Box, Button, useSlotRecipe } from '@chakra-ui/react';
import { ArrowRight } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { brand } from '../../../common/brand.ts';
import { Photograph } from '../../ui/photograph.tsx';
import type { QuoteWish } from '../quote/use-quick-quote.tsx';
import { sectionRecipe } from './section.recipe.ts';
import type { ProductSection } from './sections.ts';

interface Props extends ProductSection {
  first: boolean;
  /** Graphite, with the picture at the end of the line. */
  dark: boolean;
  onAsk: (wish: QuoteWish) => void;
  /** The visitor is about to ask. */
  onNear: () => void;
  /** The service whose form could not be loaded. */
  failed?: string;
}

/** One service: its photograph, what it is, three figures and the call. */
export function Section({ id, picture, callouts, highlights, first, dark, onAsk, onNear, failed }: Props) {
  const styles = useSlotRecipe({ recipe: sectionRecipe })({ dark });
  const { formatMessage } = useIntl();
  const title = formatMessage({ id: `products.${id}` });

  return (
    <Box
      as="section"
      id={id}
      tabIndex={-1}
      outline="none"
      aria-labelledby={`${id}-title`}
      className={dark ? 'dark' : undefined}
      css={styles.root}
    >
      <Box css={styles.picture}>
        <Photograph
          name={picture}
          sizes="(min-width: 1181px) 60vw, 100vw"
          alt={formatMessage({ id: `media.${picture}` })}
          priority={first}
          callouts={callouts}
        />
      </Box>
      <Box css={styles.text}>
        <Box as="h2" id={`${id}-title`} textStyle="d3">
          {title}
        </Box>
        <Box as="p" textStyle="lead" color="fg.muted" marginTop="20">
          <Box as="b" color="fg" fontWeight="600">
            <FormattedMessage id={`products.${id}.line`} />
          </Box>{' '}
          <FormattedMessage id={`products.${id}.text`} />
        </Box>
        <Box as="dl" css={styles.highlights}>
          {highlights.map(({ label, value, values }) => (
            <Box key={label} css={styles.highlight}>
              <dt>
                <FormattedMessage id={label} />
              </dt>
              <Box as="dd" css={styles.figure}>
                <FormattedMessage id={value} values={values} />
              </Box>
            </Box>
          ))}
        </Box>
        <Button
          colorPalette="hot"
          css={styles.call}
          onPointerEnter={onNear}
          onFocus={onNear}
          onClick={() => onAsk({ productType: id, productTitle: title, picture })}
        >
          <FormattedMessage id={`products.${id}.call`} />
          <ArrowRight aria-hidden />
        </Button>
        <Box role="alert" color="fg.error" marginTop="12" fontWeight="500">
          {failed === id && <FormattedMessage id="quote.unopened" values={{ email: brand.email }} />}
        </Box>
      </Box>
    </Box>
  );
}
