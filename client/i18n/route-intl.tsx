import { useMemo, type ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { useMatches } from 'react-router';
import { defaultLocale, languages, type Locale } from '../../common/locales.ts';
import type { Messages } from './messages.server.ts';

interface Props {
  locale: Locale;
  /** Messages that no loader returned, for example those of an error response. */
  messages?: Messages;
  children: ReactNode;
}

/** Provides the messages of all matched routes: those that the loaders of the layout and the page returned as `messages`. */
export function RouteIntl({ locale, messages, children }: Props) {
  const matches = useMatches();
  const allMessages = useMemo(() => {
    const loaded = matches.map(({ loaderData }) => (loaderData as { messages?: Messages } | undefined)?.messages);
    return Object.assign({}, ...loaded, messages) as Messages;
  }, [matches, messages]);

  return (
    <IntlProvider locale={languages[locale].tag} defaultLocale={languages[defaultLocale].tag} messages={allMessages}>
      {children}
    </IntlProvider>
  );
}
