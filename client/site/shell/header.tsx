import { Box, Button, Flex, useSlotRecipe } from '@chakra-ui/react';
import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { splitPath } from '../../../common/locales.ts';
import { PageLink } from '../../ui/page-link.tsx';
import { useCloseDetails } from '../../ui/use-close-details.ts';
import { useScrolledPast } from '../../ui/use-scrolled-past.ts';
import { headerRecipe } from './header.recipe.ts';
import { LanguageMenu } from './language-menu.tsx';
import { Logo } from './logo.tsx';
import { MegaMenu } from './mega-menu.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { quoteContactPath, pages, productMenu, products, tradeMenu } from './navigation.ts';

/** The fixed header. */
export function Header({ isTransparent }: { isTransparent: boolean }) {
  const styles = useSlotRecipe({ recipe: headerRecipe })();
  const { formatMessage } = useIntl();
  const { path } = splitPath(useLocation().pathname);
  const hasScrolled = useScrolledPast(20);
  const root = useRef<HTMLElement>(null);
  useCloseDetails(root);

  return (
    <Box as="header" ref={root} css={styles.root} data-solid={!isTransparent || hasScrolled || undefined}>
      <Box css={styles.bar}>
        <Logo />
        <Box as="nav" css={styles.nav} aria-label={formatMessage({ id: 'site.menu' })}>
          <MegaMenu {...productMenu} overview={products} picture="equipment-hydraulic-hoses" />
          <MegaMenu {...tradeMenu} picture="hero-port-dusk" />
          {pages.map(({ to, name }) => (
            <Box key={to} asChild css={styles.item}>
              <PageLink to={to} aria-current={path === to ? 'page' : undefined}>
                <FormattedMessage id={name} />
              </PageLink>
            </Box>
          ))}
        </Box>
        <Flex css={styles.tools}>
          <LanguageMenu />
          <Button asChild size="sm" css={styles.quote}>
            <PageLink to={quoteContactPath}>
              <FormattedMessage id="site.get-quote" />
            </PageLink>
          </Button>
          <MobileMenu />
        </Flex>
      </Box>
    </Box>
  );
}
