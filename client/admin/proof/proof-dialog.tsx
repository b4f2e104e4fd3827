import { Button, chakra, Dialog } from '@chakra-ui/react';
import { KeyRound } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { FormattedMessage } from 'react-intl';
import { identityForm, identityWithCodeForm } from '../../../common/forms/second-factor.ts';
import { failureOf } from '../../graphql/failure.ts';
import {
  useBeginPasskeyProofMutation,
  useConfirmIdentityMutation,
  useConfirmIdentityWithPasskeyMutation,
  useMeQuery,
} from '../../graphql/generated.ts';
import { Form } from '../../ui/form/form.tsx';
import { DialogActions } from '../kit/dialog-actions.tsx';
import { Modal } from '../kit/modal.tsx';
import { HiddenUsername } from '../login/hidden-username.tsx';
import { PasswordField } from '../login/password-field.tsx';
import { PasskeyFailure, signWithPasskey, useSupportsPasskeys } from '../passkeys/browser-passkeys.ts';
import { CodeField } from '../second-factor/code-field.tsx';
import type { ProofRequests } from './proof-requests.ts';

/** The only dialog that asks for a fresh proof of identity; afterwards the operation that needed it continues. */
export function ProofDialog({ requests }: { requests: ProofRequests }) {
  const isOpen = useSyncExternalStore(requests.subscribe, requests.isOpen, () => false);
  return isOpen && <OpenDialog onSettle={requests.settle} />;
}

function OpenDialog({ onSettle }: { onSettle: (confirmed: boolean) => void }) {
  const { data } = useMeQuery({ fetchPolicy: 'cache-first' });
  const [confirm] = useConfirmIdentityMutation();
  const hasSecondFactor = Boolean(data?.me?.secondFactorSince);

  const offersPasskey = useSupportsPasskeys() && Boolean(data?.me?.hasPasskey);
  /** Message id of why the last attempt failed, unless the form shows it. */
  const [problem, setProblem] = useState<string>();

  async function send({ password, code }: { password: string; code: string }) {
    setProblem(undefined);
    try {
      await confirm({ variables: { password, ...(code && { code }) } });
      onSettle(true);
    } catch (error) {
      const failure = failureOf(error);
      if (failure.kind !== 'refused' || failure.code !== 'PASSKEY_REQUIRED') throw error;
      setProblem('passkeys.required');
    }
  }

  return (
    <Modal open onClose={() => onSettle(false)} title={<FormattedMessage id="proof.title" />} size="sm" hasForm>
      <Form schema={hasSecondFactor ? identityWithCodeForm : identityForm} onSubmit={send}>
        <Dialog.Body display="grid" gap="3.5">
          <chakra.p color="fg.muted">
            <FormattedMessage id="proof.text" />
          </chakra.p>
          {offersPasskey && (
            <>
              <PasskeyButton onConfirmed={() => onSettle(true)} onProblem={setProblem} />
              <chakra.p textStyle="meta" color="fg.subtle" textAlign="center">
                <FormattedMessage id="passkeys.or" />
              </chakra.p>
            </>
          )}
          <chakra.div role="alert" color="red.fg" textStyle="ui" _empty={{ display: 'none' }}>
            {problem && <FormattedMessage id={problem} />}
          </chakra.div>
          <HiddenUsername email={data?.me?.email} />
          <PasswordField label="password.current" size="md" />
          {hasSecondFactor && <CodeField kind="either" hint={<FormattedMessage id="factor.eitherHint" />} />}
        </Dialog.Body>
        <DialogActions label="proof.confirm" onClose={() => onSettle(false)} />
      </Form>
    </Modal>
  );
}

interface PasskeyButtonProps {
  onConfirmed: () => void;
  /** Called with a message id; undefined when a new attempt starts. */
  onProblem: (problem: string | undefined) => void;
}

function PasskeyButton({ onConfirmed, onProblem }: PasskeyButtonProps) {
  const [begin] = useBeginPasskeyProofMutation();
  const [confirm] = useConfirmIdentityWithPasskeyMutation();
  const [isBusy, setIsBusy] = useState(false);

  async function handleClick() {
    onProblem(undefined);
    setIsBusy(true);
    try {
      const { data } = await begin();
      const response = await signWithPasskey(data?.beginPasskeyProof);
      await confirm({ variables: { response } });
      onConfirmed();
    } catch (error) {
      setIsBusy(false);
      onProblem(error instanceof PasskeyFailure ? error.reason : getProblem(error));
    }
  }

  return (
    <Button size="md" disabled={isBusy} onClick={() => void handleClick()}>
      <KeyRound aria-hidden />
      <FormattedMessage id="passkeys.prove" />
    </Button>
  );
}

function getProblem(error: unknown): string {
  const failure = failureOf(error);
  if (failure.kind === 'fields') return Object.values(failure.fields)[0] ?? 'form.passkey.refused';
  return `admin.failure.${failure.kind === 'unreachable' ? 'unreachable' : 'server'}`;
}
