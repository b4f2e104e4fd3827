import { Button } from '@chakra-ui/react';
import { useFormikContext } from 'formik';
import { FormattedMessage } from 'react-intl';
import { useHydrated } from '../../ui/use-hydrated.ts';

/** Submit button with a loading text. It is disabled before hydration, because until then the browser would submit the form itself. */
export function LoginButton() {
  const { isSubmitting } = useFormikContext();
  const isHydrated = useHydrated();
  return (
    <Button
      type="submit"
      variant="solid"
      colorPalette="molten"
      size="lg"
      disabled={isSubmitting || !isHydrated}
      _disabled={{ opacity: isSubmitting ? 0.6 : 1 }}
    >
      <FormattedMessage id={isSubmitting ? 'login.signingIn' : 'login.signIn'} />
    </Button>
  );
}
