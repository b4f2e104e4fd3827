import { Button, Flex, Kbd } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { SubmitButton } from '../../ui/form/submit-button.tsx';
import { SaveKeys } from './save-keys.tsx';

/** İptal and Kaydet, in the bar of a form that is a whole screen. */
export function CompanyFormActions({ cancelTo }: { cancelTo: string }) {
  return (
    <Flex gap="2" align="center">
      <SaveKeys cancelTo={cancelTo} />
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
