import { Button, Flex, Kbd } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { SubmitButton } from '../../ui/form/submit-button.tsx';
import { FormShortcuts } from './form-shortcuts.tsx';

/** Cancel and save buttons in the header of the company form. */
export function CompanyFormActions({ cancelTo }: { cancelTo: string }) {
  return (
    <Flex gap="2" align="center">
      <FormShortcuts cancelTo={cancelTo} />
      <Button asChild>
        <Link to={cancelTo}>
          <FormattedMessage id="company.cancel" />
          <Kbd>Esc</Kbd>
        </Link>
      </Button>
      <SubmitButton
        label="admin.save"
        sendingLabel="admin.saving"
        variant="solid"
        colorPalette="molten"
        icon={<Kbd variant="plain">Ctrl S</Kbd>}
      />
    </Flex>
  );
}
