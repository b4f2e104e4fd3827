import { Button, chakra } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { LoginFrame } from '../login/login-frame.tsx';
import { useSignOut } from '../session/use-sign-out.ts';
import { SecondFactorSetup } from './second-factor-setup.tsx';

/** Shown instead of the panel until a user who needs a second factor has set it up. */
export function SecondFactorRequired({ onDone }: { onDone: () => void }) {
  const signOut = useSignOut();
  return (
    <LoginFrame pageTitle="factor.title" title="factor.due.title" introduction="factor.due.text">
      <SecondFactorSetup size="lg" onDone={onDone} />
      <chakra.p mt="5" textAlign="center">
        <Button variant="ghost" onClick={() => void signOut()}>
          <FormattedMessage id="user.signOut" />
        </Button>
      </chakra.p>
    </LoginFrame>
  );
}
