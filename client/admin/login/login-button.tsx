import { Button } from '@chakra-ui/react';
import { useFormikContext } from 'formik';
import { FormattedMessage } from 'react-intl';

/** Signs in; says so until the answer is here. */
export function LoginButton() {
  const { isSubmitting } = useFormikContext();
  return (
    <Button type="submit" variant="solid" colorPalette="molten" size="lg" disabled={isSubmitting}>
      <FormattedMessage id={isSubmitting ? 'login.signingIn' : 'login.signIn'} />
    </Button>
  );
}
