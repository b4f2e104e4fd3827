import { ChakraProvider, LocaleProvider } from '@chakra-ui/react';
import { IntlProvider } from 'react-intl';
import { Outlet } from 'react-router';
import { brand } from '../../common/brand.ts';
import { languages } from '../../common/locales.ts';
import type { Handle } from '../root.tsx';
import { adminSystem } from '../theme/admin/index.ts';
import { ToastRegion } from '../ui/toast/toast-region.tsx';
import { messages } from './messages.ts';
import { SessionProvider } from './session/session-provider.tsx';
import { headScript } from './theme/theme.ts';

export const handle: Handle = { headScript: () => headScript };

/** Root of the admin: theme, Turkish messages, session and Apollo client, and noindex for search engines. */
export default function Admin() {
  const { tag } = languages.tr;
  return (
    <ChakraProvider value={adminSystem}>
      <LocaleProvider locale={tag}>
        <IntlProvider locale={tag} defaultLocale={tag} messages={messages} timeZone={brand.timeZone}>
          <meta name="robots" content="noindex" />
          <SessionProvider>
            <Outlet />
            <ToastRegion />
          </SessionProvider>
        </IntlProvider>
      </LocaleProvider>
    </ChakraProvider>
  );
}
