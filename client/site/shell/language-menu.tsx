import { Box, useSlotRecipe } from '@chakra-ui/react';
import { Globe } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { languages } from '../../../common/locales.ts';
import { useLanguageLinks } from '../../i18n/use-language-links.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { headerRecipe } from './header.recipe.ts';

/** Menu with links to the current page in all languages. */
export function LanguageMenu() {
  const styles = useSlotRecipe({ recipe: headerRecipe })();
  const { name, shortName } = languages[useLocale()];
  return (
    <Box asChild hideBelow="md" position="relative">
      <details name="header-menu">
        <Box as="summary" css={styles.summary}>
          <Globe size={18} aria-hidden />
          <Box as="span" srOnly>
            <FormattedMessage id="site.language" values={{ language: name }} />
          </Box>
          <span aria-hidden>{shortName}</span>
        </Box>
        <Box as="ul" css={styles.languages}>
          {useLanguageLinks().map(({ name, link }) => (
            <li key={link.lang}>
              <Box asChild css={styles.language}>
                <Link {...link}>{name}</Link>
              </Box>
            </li>
          ))}
        </Box>
      </details>
    </Box>
  );
}
