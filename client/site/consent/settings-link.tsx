import { Link, type LinkProps } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { PageLink } from '../../ui/page-link.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { setSettingsOpen } from './consent.ts';

/** Opens the cookie settings. Before hydration it is a link to the choices section of the cookie policy. */
export function SettingsLink(props: LinkProps) {
  const hydrated = useHydrated();
  const label = <FormattedMessage id="consent.title" />;
  return (
    <Link asChild {...props}>
      {hydrated ? (
        <button type="button" onClick={() => setSettingsOpen(true)}>
          {label}
        </button>
      ) : (
        <PageLink to="/cookies-policy#choices">{label}</PageLink>
      )}
    </Link>
  );
}
