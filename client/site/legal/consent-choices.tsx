import { Box } from '@chakra-ui/react';
import { FormattedDate, FormattedMessage } from 'react-intl';
import { useChoices } from '../consent/consent.ts';
import { SettingsLink } from '../consent/settings-link.tsx';

/** What this browser keeps of the visitor's choice, and where it is changed. */
export function ConsentChoices() {
  const choices = useChoices();
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
