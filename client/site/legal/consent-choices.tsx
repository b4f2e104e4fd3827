import { Box } from '@chakra-ui/react';
import { FormattedDate, FormattedMessage } from 'react-intl';
import { useConsentChoice } from '../consent/consent.ts';
import { ConsentButtons } from '../consent/consent-notice.tsx';

/** The choice stored in this browser, with buttons to change it. */
export function ConsentChoices() {
  const choice = useConsentChoice();
  return (
    <Box marginTop="16" display="grid" gap="12" justifyItems="start">
      <Box as="p" role="status">
        {choice ? (
          <FormattedMessage
            id="cookies-policy.choices.kept"
            values={{
              analytics: String(choice.analytics),
              date: <FormattedDate value={choice.at} dateStyle="long" />,
            }}
          />
        ) : (
          <FormattedMessage id="cookies-policy.choices.none" />
        )}
      </Box>
      <ConsentButtons />
    </Box>
  );
}
