import { Link, type LinkProps } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { PageLink } from '../../ui/page-link.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { showSettings } from './consent.ts';

/** Opens the cookie settings; before the page is alive it leads to where the policy speaks of them. */
export function SettingsLink(props: LinkProps) {
  const hydrated = useHydrated();
  const words = <FormattedMessage id="consent.title" />;
  return (
    <Link asChild {...props}>
      {hydrated ? (
        <button type="button" onClick={() => showSettings(true)}>
          {words}
        </button>
      ) : (
        <PageLink to="/cookies-policy#choices">{words}</PageLink>
      )}
    </Link>
  );
}
