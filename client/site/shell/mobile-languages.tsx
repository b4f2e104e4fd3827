import { Box, useSlotRecipe } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { useLanguageLinks } from '../../i18n/use-language-links.ts';
import { mobileMenuRecipe } from './mobile-menu.recipe.ts';

/** Links to the current page in all five languages. */
export function MobileLanguages() {
  const styles = useSlotRecipe({ recipe: mobileMenuRecipe })();
  const { formatMessage } = useIntl();
  return (
    <Box as="ul" css={styles.languages} aria-label={formatMessage({ id: 'site.languages' })}>
      {useLanguageLinks().map(({ name, shortName, link }) => (
        <li key={link.lang}>
          <Link {...link} aria-label={name}>
            {shortName}
          </Link>
        </li>
      ))}
    </Box>
  );
}
