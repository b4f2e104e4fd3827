import { Box, useSlotRecipe } from '@chakra-ui/react';
import { Minus, Plus } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router';
import { splitPath } from '../../../common/locales.ts';
import { PageLink } from '../../ui/page-link.tsx';
import { mobileMenuRecipe } from './mobile-menu.recipe.ts';
import type { Destination } from './navigation.ts';

/** A link of the mobile menu. */
export function MobileEntry(destination: Destination) {
  const styles = useSlotRecipe({ recipe: mobileMenuRecipe })();
  return (
    <Box as="li" css={styles.row}>
      <Box asChild css={styles.entry}>
        <DestinationLink {...destination} />
      </Box>
    </Box>
  );
}

interface GroupProps {
  /** Message id. */
  name: string;
  links: Destination[];
  aside: Destination;
}

/** A collapsible group of the mobile menu. */
export function MobileGroup({ name, links, aside }: GroupProps) {
  const styles = useSlotRecipe({ recipe: mobileMenuRecipe })();
  return (
    <Box as="li" css={styles.row}>
      <Box asChild css={styles.fold}>
        <details name="mobile-menu">
          <Box as="summary" css={styles.entry}>
            <FormattedMessage id={name} />
            <Plus size={20} aria-hidden />
            <Minus size={20} aria-hidden />
          </Box>
          <Box as="ul" css={styles.group}>
            {[...links, aside].map((link) => (
              <li key={link.to}>
                <Box asChild css={styles.sub}>
                  <DestinationLink {...link} />
                </Box>
              </li>
            ))}
          </Box>
        </details>
      </Box>
    </Box>
  );
}

function DestinationLink({ to, name, hint: _, ...props }: Destination) {
  const { pathname, hash } = useLocation();
  const currentPath = splitPath(pathname).path;
  const isCurrent = to === currentPath || to === currentPath + hash;
  return (
    <PageLink to={to} aria-current={isCurrent ? 'page' : undefined} {...props}>
      <FormattedMessage id={name} />
    </PageLink>
  );
}
