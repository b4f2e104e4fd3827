import { Box, useSlotRecipe } from '@chakra-ui/react';
import { ArrowRight, ChevronDown } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { company, services } from '../../../common/business.ts';
import type { MediumName } from '../../ui/media.ts';
import { GoLink } from '../../ui/go-link.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Columns, Sheet } from '../../ui/sheet.tsx';
import { megaMenuRecipe } from './mega-menu.recipe.ts';
import type { Destination } from './navigation.ts';

/** What the intros and hints may state. */
const figures = {
  countries: company.countries,
  hours: services.returnToServiceHours,
  parts: services.expressPartsHours,
};

interface Props {
  /** Message id; `.title` and `.intro` after it are the heading and the line below that. */
  name: string;
  /** A page that shows all of it. */
  overview?: Destination;
  links: Destination[];
  /** Shown with a picture at the end. */
  aside: Destination;
  picture: MediumName;
}

/** A menu of the header over the whole width; native, so that it opens before any script has run. */
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
          <Sheet asChild>
            <Columns>
              <Box css={styles.intro}>
                <Box as="p" textStyle="h1">
                  <FormattedMessage id={`${name}.title`} />
                </Box>
                <Box as="p" color="fg.muted" marginBlock="12">
                  <FormattedMessage id={`${name}.intro`} values={figures} />
                </Box>
                {overview && (
                  <GoLink to={overview.to}>
                    <FormattedMessage id="site.menu.all" />
                  </GoLink>
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
          </Sheet>
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
