import { Button, chakra } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { LoginFrame } from '../login/login-frame.tsx';
import { useSignOut } from '../session/use-sign-out.ts';
import { SetUpSecondFactor } from './set-up.tsx';

/** In place of the panel, for who has to set up a second factor first. */
export function SecondFactorDue({ onDone }: { onDone: () => void }) {
  const signOut = useSignOut();
  return (
    <LoginFrame pageTitle="factor.title" title="factor.due.title" introduction="factor.due.text">
      <SetUpSecondFactor size="lg" onDone={onDone} />
      <chakra.p mt="5" textAlign="center">
        <Button variant="ghost" onClick={() => void signOut()}>
          <FormattedMessage id="user.signOut" />
        </Button>
      </chakra.p>
    </LoginFrame>
  );
}
