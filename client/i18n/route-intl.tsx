import { useMemo, type ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { useMatches } from 'react-router';
import { defaultLocale, languages, type Locale } from '../../common/locales.ts';
import type { Messages } from './messages.server.ts';

interface Props {
  locale: Locale;
  /** Words that no loader returned: those that came with an error. */
  messages?: Messages;
  children: ReactNode;
}

/** The words of every route on screen, the layout's and the page's: all that their loaders returned as `messages`. */
export function RouteIntl({ locale, messages, children }: Props) {
  const matches = useMatches();
  const words = useMemo(() => {
    const loaded = matches.map(({ loaderData }) => (loaderData as { messages?: Messages } | undefined)?.messages);
    return Object.assign({}, ...loaded, messages) as Messages;
  }, [matches, messages]);

  return (
    <IntlProvider locale={languages[locale].tag} defaultLocale={languages[defaultLocale].tag} messages={words}>
      {children}
    </IntlProvider>
  );
}
