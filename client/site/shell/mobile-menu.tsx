import { Box, Button, chakra, useSlotRecipe } from '@chakra-ui/react';
import { ArrowRight, Menu, X } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { PageLink } from '../../ui/page-link.tsx';
import { useModal } from '../../ui/use-modal.ts';
import { Logo } from './logo.tsx';
import { MobileLanguages } from './mobile-languages.tsx';
import { MobileEntry, MobileGroup } from './mobile-navigation.tsx';
import { mobileMenuRecipe } from './mobile-menu.recipe.ts';
import { quoteContactPath, home, pages, productMenu, tradeMenu } from './navigation.ts';

/** Full-screen navigation for narrow screens. */
export function MobileMenu() {
  const styles = useSlotRecipe({ recipe: mobileMenuRecipe })();
  const { formatMessage } = useIntl();
  const { dialog, opener, closer } = useModal('mobile-menu', '(min-width: 1181px)');
  const label = (message: string) => formatMessage({ id: message });

  return (
    <>
      <Box asChild css={styles.burger}>
        <button {...opener} aria-haspopup="dialog" aria-label={label('site.menu.open')}>
          <Menu aria-hidden />
        </button>
      </Box>
      <chakra.dialog {...dialog} className="dark" css={styles.root} aria-label={label('site.menu')}>
        <Box css={styles.bar}>
          <Logo />
          <Box asChild css={styles.close}>
            <button {...closer} aria-label={label('site.menu.close')}>
              <X aria-hidden />
            </button>
          </Box>
        </Box>
        <Box as="nav" css={styles.nav} aria-label={label('site.menu')}>
          <ul>
            <MobileEntry {...home} />
            <MobileGroup {...productMenu} />
            <MobileGroup {...tradeMenu} />
            {pages.map((page) => (
              <MobileEntry key={page.to} {...page} />
            ))}
          </ul>
        </Box>
        <Box css={styles.foot}>
          <MobileLanguages />
          <Button asChild colorPalette="hot" width="full">
            <PageLink to={quoteContactPath}>
              <FormattedMessage id="site.get-quote" />
              <ArrowRight aria-hidden />
            </PageLink>
          </Button>
        </Box>
      </chakra.dialog>
    </>
  );
}
