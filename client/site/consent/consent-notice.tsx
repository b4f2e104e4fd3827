import { Box, Button, Link } from '@chakra-ui/react';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { PageLink } from '../../ui/page-link.tsx';
import { getAnalyticsScript, getStoredChoice, saveChoice, useConsentChoice } from './consent.ts';

/**
 * Asks for consent to the script that measures visits, and loads it after consent. It is displayed above the header and covers
 * nothing; the style of the root element hides it when there is nothing to ask. Refusing takes one click, as accepting does.
 */
export function ConsentNotice() {
  const { formatMessage } = useIntl();
  const current = useConsentChoice();
  useEffect(() => {
    const script = getAnalyticsScript();
    const root = document.documentElement;
    const choice = getStoredChoice(); // `current` is undefined during hydration, even when a choice is stored
    if (!script) return;
    if (choice) delete root.dataset.consent;
    else root.dataset.consent = 'ask';
    if (choice?.analytics && !document.querySelector(`script[src="${CSS.escape(script)}"]`))
      document.head.append(Object.assign(document.createElement('script'), { src: script, async: true }));
  }, [current]);

  return (
    <Box
      as="section"
      aria-label={formatMessage({ id: 'consent.title' })}
      data-consent-notice
      position="fixed"
      insetInline="0"
      top="0"
      height="var(--notice)"
      zIndex="header"
      alignItems="center"
      justifyContent="center"
      flexWrap="wrap"
      columnGap="20"
      rowGap="8"
      paddingInline="var(--margin)"
      bg="white"
      color="graphite.900"
      borderBottomWidth="1px"
      borderColor="graphite.300"
    >
      <Box as="p" textStyle="small">
        <FormattedMessage
          id="consent.text"
          values={{
            policy: (
              <Link asChild>
                <PageLink to="/cookies-policy">
                  <FormattedMessage id="consent.policy" />
                </PageLink>
              </Link>
            ),
          }}
        />
      </Box>
      <ConsentButtons />
    </Box>
  );
}

/** The two answers, in the notice and on the page of the cookie policy. */
export function ConsentButtons() {
  return (
    <Box display="flex" gap="8">
      {([false, true] as const).map((isAllowed) => (
        <Button key={String(isAllowed)} size="sm" variant="outline" onClick={() => saveChoice(isAllowed)}>
          <FormattedMessage id={isAllowed ? 'consent.allow' : 'consent.refuse'} />
        </Button>
      ))}
    </Box>
  );
}
