import { Box } from '@chakra-ui/react';
import { FormattedDate, FormattedMessage } from 'react-intl';
import { useConsentChoices } from '../consent/consent.ts';
import { SettingsLink } from '../consent/settings-link.tsx';

/** The cookie choices stored in this browser, with a link to change them. */
export function ConsentChoices() {
  const choices = useConsentChoices();
  return (
    <Box marginTop="16">
      <Box as="p" role="status">
        {choices ? (
          <FormattedMessage
            id="cookies-policy.choices.kept"
            values={{
              analytics: String(choices.analytics),
              marketing: String(choices.marketing),
              date: <FormattedDate value={choices.at} dateStyle="long" />,
            }}
          />
        ) : (
          <FormattedMessage id="cookies-policy.choices.none" />
        )}
      </Box>
      <SettingsLink minHeight="44" />
    </Box>
  );
}
