import { Button } from '@chakra-ui/react';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { failureOf } from '../../graphql/failure.ts';
import { useBeginPasskeySignInMutation, useSignInWithPasskeyMutation } from '../../graphql/generated.ts';
import { notify } from '../../ui/toast/notify.ts';
import { useFailureText } from '../login/failure-text.ts';
import { useCompleteSignIn } from '../login/use-complete-sign-in.ts';
import { PasskeyFailure, signWithPasskey, useSupportsPasskeys } from './browser-passkeys.ts';

/** Signs in with a passkey in place of password and code. Absent in browsers without passkeys. */
export function PasskeySignInButton() {
  const { formatMessage } = useIntl();
  const isSupported = useSupportsPasskeys();
  const completeSignIn = useCompleteSignIn();
  const getFailureText = useFailureText();
  const [begin] = useBeginPasskeySignInMutation();
  const [signIn] = useSignInWithPasskeyMutation();
  const [isBusy, setIsBusy] = useState(false);
  if (!isSupported) return null;

  function getReason(error: unknown): string {
    if (error instanceof PasskeyFailure) return formatMessage({ id: error.reason });
    const failure = failureOf(error);
    const isRefused = failure.kind === 'refused' || failure.kind === 'fields';
    return isRefused ? formatMessage({ id: 'passkeys.unknown' }) : getFailureText(failure).reason;
  }

  async function handleClick() {
    setIsBusy(true);
    try {
      const { data: begun } = await begin();
      const response = await signWithPasskey(begun?.beginPasskeySignIn);
      const { data } = await signIn({ variables: { response } });
      if (data) await completeSignIn(data.signInWithPasskey);
    } catch (error) {
      setIsBusy(false);
      notify({ type: 'error', title: formatMessage({ id: 'login.failed' }), description: getReason(error) });
    }
  }

  return (
    <Button size="lg" disabled={isBusy} onClick={() => void handleClick()}>
      <KeyRound aria-hidden />
      <FormattedMessage id="passkeys.signIn" />
    </Button>
  );
}
