import { Button } from '@chakra-ui/react';
import { useFormikContext } from 'formik';
import { FormattedMessage } from 'react-intl';
import { useHydrated } from '../../ui/use-hydrated.ts';

/** Signs in; says so until the answer is here. Before the page is alive, the browser itself would send the form. */
export function LoginButton() {
  const { isSubmitting } = useFormikContext();
  const isAlive = useHydrated();
  return (
    <Button
      type="submit"
      variant="solid"
      colorPalette="molten"
      size="lg"
      disabled={isSubmitting || !isAlive}
      _disabled={{ opacity: isSubmitting ? 0.6 : 1 }}
    >
      <FormattedMessage id={isSubmitting ? 'login.signingIn' : 'login.signIn'} />
    </Button>
  );
}
