import { Box, useSlotRecipe } from '@chakra-ui/react';
import { ArrowRight, ChevronDown } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { company, services } from '../../../common/business.ts';
import type { MediumName } from '../../ui/media.ts';
import { ArrowLink } from '../../ui/arrow-link.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Columns, PageContainer } from '../../ui/page-container.tsx';
import { megaMenuRecipe } from './mega-menu.recipe.ts';
import type { Destination } from './navigation.ts';

/** Values of the intro and hint messages. */
const figures = {
  countries: company.countries,
  hours: services.returnToServiceHours,
  parts: services.expressPartsHours,
};

interface Props {
  /** Message id; the heading is `<name>.title`, the text below it `<name>.intro`. */
  name: string;
  /** Page that lists all entries. */
  overview?: Destination;
  links: Destination[];
  /** Shown with the picture at the end. */
  aside: Destination;
  picture: MediumName;
}

/** Full-width menu of the header. It uses `<details>`, so that it opens before hydration. */
export function MegaMenu({ name, overview, links, aside, picture }: Props) {
  const styles = useSlotRecipe({ recipe: megaMenuRecipe })();
  return (
    <Box asChild css={styles.root}>
      <details name="header-menu">
        <Box as="summary" css={styles.summary}>
          <FormattedMessage id={name} />
          <ChevronDown size={14} aria-hidden />
        </Box>
        <Box css={styles.panel}>
          <PageContainer asChild>
            <Columns>
              <Box css={styles.intro}>
                <Box as="p" textStyle="h1">
                  <FormattedMessage id={`${name}.title`} />
                </Box>
                <Box as="p" color="fg.muted" marginBlock="12">
                  <FormattedMessage id={`${name}.intro`} values={figures} />
                </Box>
                {overview && (
                  <ArrowLink to={overview.to}>
                    <FormattedMessage id="site.menu.all" />
                  </ArrowLink>
                )}
              </Box>
              <Box as="ul" css={styles.links}>
                {links.map((link) => (
                  <li key={link.to}>
                    <Box asChild css={styles.link}>
                      <PageLink to={link.to}>
                        <NameAndHint {...link} />
                      </PageLink>
                    </Box>
                  </li>
                ))}
              </Box>
              <Box asChild css={styles.aside}>
                <PageLink to={aside.to}>
                  <Box aspectRatio="4/3" overflow="hidden">
                    <Picture name={picture} sizes="19rem" alt="" />
                  </Box>
                  <Box as="span" css={styles.asideText}>
                    <NameAndHint {...aside} />
                    <ArrowRight aria-hidden />
                  </Box>
                </PageLink>
              </Box>
            </Columns>
          </PageContainer>
        </Box>
      </details>
    </Box>
  );
}

function NameAndHint({ name, hint }: Destination) {
  return (
    <>
      <b>
        <FormattedMessage id={name} />
      </b>
      <span>
        <FormattedMessage id={hint} values={figures} />
      </span>
    </>
  );
}
