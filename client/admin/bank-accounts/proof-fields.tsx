import { FormattedMessage } from 'react-intl';
import { passwordForm, proofForm } from '../../../common/forms/second-factor.ts';
import { HiddenUsername } from '../login/hidden-username.tsx';
import { PasswordField } from '../login/password-field.tsx';
import { CodeField } from '../second-factor/code-field.tsx';
import { useSession } from '../session/session.ts';

/** Values with which a super admin confirms a change of an account. */
export interface Proof {
  current: string;
  code?: string;
}

/** Form schema of the proof: the password, and a code when the second factor is on. */
export const getProofForm = (hasSecondFactor: boolean) => (hasSecondFactor ? proofForm : passwordForm);

export const toProof = ({ current, code }: Proof): Proof => ({ current, ...(code && { code }) });

/** Fields of the proof. */
export function ProofFields({ hasSecondFactor }: { hasSecondFactor: boolean }) {
  const { profile } = useSession();
  return (
    <>
      <HiddenUsername email={profile?.email} />
      <PasswordField name="current" label="password.current" size="md" />
      {hasSecondFactor && <CodeField kind="either" hint={<FormattedMessage id="factor.eitherHint" />} />}
    </>
  );
}
