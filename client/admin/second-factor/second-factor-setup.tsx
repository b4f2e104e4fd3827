import { Button, chakra, Flex, Link } from '@chakra-ui/react';
import { Copy } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { passwordForm, codeForm } from '../../../common/forms/second-factor.ts';
import {
  useBeginSecondFactorMutation,
  useConfirmSecondFactorMutation,
  type BeginSecondFactorMutation,
} from '../../graphql/generated.ts';
import { Form } from '../../ui/form/form.tsx';
import { SubmitButton } from '../../ui/form/submit-button.tsx';
import { HiddenUsername } from '../login/hidden-username.tsx';
import { PasswordField } from '../login/password-field.tsx';
import { useSession } from '../session/session.ts';
import { FormFooter } from '../kit/form-footer.tsx';
import { IconButton } from '../kit/icon-button.tsx';
import { useCopy } from '../kit/use-copy.ts';
import { useIsPhone } from '../kit/use-is-phone.ts';
import { CodeField } from './code-field.tsx';
import { QrCode } from './qr-code.tsx';
import { RecoveryCodeList } from './recovery-code-list.tsx';

interface Props {
  size?: 'md' | 'lg';
  /** Called when the second factor is on, while its recovery codes are still shown. */
  onSetUp?: () => void;
  /** Called when the user confirms that the recovery codes are stored. */
  onDone: () => void;
  /** Without it there is no button to cancel. */
  onCancel?: () => void;
}

/** Setup of a second factor in three steps: password, first code of the authenticator app, recovery codes. */
export function SecondFactorSetup({ size = 'md', onSetUp, onDone, onCancel }: Props) {
  const [setup, setSetup] = useState<BeginSecondFactorMutation['beginSecondFactor']>();
  const [codes, setCodes] = useState<readonly string[]>();
  const { profile } = useSession();
  const [begin] = useBeginSecondFactorMutation();

  async function start({ current }: { current: string }) {
    const { data } = await begin({ variables: { current } });
    setSetup(data?.beginSecondFactor);
  }
  function finish(newCodes: readonly string[]) {
    setCodes(newCodes);
    onSetUp?.();
  }

  if (codes) return <RecoveryCodesStep codes={codes} size={size} onDone={onDone} />;
  if (setup) return <FirstCodeStep {...setup} size={size} onFinish={finish} onBack={() => setSetup(undefined)} />;
  return (
    <Form schema={passwordForm} onSubmit={start} display="grid" gap="3.5">
      <HiddenUsername email={profile?.email} />
      <PasswordField name="current" label="password.current" size={size} autoFocus />
      <FormFooter>
        <SubmitButton label="factor.next" size={size} variant="solid" colorPalette="molten" />
        {onCancel && (
          <Button size={size} onClick={onCancel}>
            <FormattedMessage id="admin.cancel" />
          </Button>
        )}
      </FormFooter>
    </Form>
  );
}

interface FirstCodeStepProps {
  secret: string;
  uri: string;
  size: 'md' | 'lg';
  onFinish: (codes: readonly string[]) => void;
  onBack: () => void;
}

function FirstCodeStep({ secret, uri, size, onFinish, onBack }: FirstCodeStepProps) {
  const { formatMessage } = useIntl();
  const [confirm] = useConfirmSecondFactorMutation();
  const { copy } = useCopy();
  const isPhone = useIsPhone(); // no autofocus: the on-screen keyboard would cover the QR code and the secret

  async function send({ code }: { code: string }) {
    const { data } = await confirm({ variables: { code } });
    if (data) onFinish(data.confirmSecondFactor);
  }

  return (
    <Form schema={codeForm} onSubmit={send} display="grid" gap="4">
      <Step number={1} title={<FormattedMessage id="factor.scan" />}>
        <chakra.div hideFrom="md">
          <Link href={uri} textStyle="uiStrong">
            <FormattedMessage id="factor.openApp" />
          </Link>
        </chakra.div>
        <QrCode text={uri} label={formatMessage({ id: 'factor.qr' })} />
        <chakra.div>
          <chakra.p color="fg.muted">
            <FormattedMessage id="factor.type" />
          </chakra.p>
          <Flex align="center" gap="1.5">
            <chakra.code dir="ltr" fontFamily="mono" fontSize="0.8125rem" lineHeight="1.25rem" overflowWrap="anywhere">
              {groupByFour(secret)}
            </chakra.code>
            <IconButton
              icon={Copy}
              label={formatMessage({ id: 'factor.copySecret' })}
              onClick={() => void copy(secret)}
            />
          </Flex>
        </chakra.div>
      </Step>
      <Step number={2} title={<FormattedMessage id="factor.enter" />}>
        <CodeField size={size} autoFocus={!isPhone} />
        <FormFooter>
          <SubmitButton label="factor.turnOn" size={size} variant="solid" colorPalette="molten" />
          <Button size={size} onClick={onBack}>
            <FormattedMessage id="factor.back" />
          </Button>
        </FormFooter>
      </Step>
    </Form>
  );
}

/** Groups of four characters are easier to type. */
const groupByFour = (secret: string) => secret.match(/.{1,4}/g)!.join(' ');

function Step({ number, title, children }: { number: number; title: ReactNode; children: ReactNode }) {
  return (
    <chakra.section display="grid" gridTemplateColumns="1.25rem minmax(0, 1fr)" columnGap="2.5" rowGap="3">
      <chakra.span
        aria-hidden
        display="grid"
        placeItems="center"
        boxSize="5"
        borderRadius="full"
        bg="bg.muted"
        textStyle="metaStrong"
      >
        {number}
      </chakra.span>
      <chakra.p fontWeight="medium">{title}</chakra.p>
      <chakra.div gridColumn="2" display="grid" gap="3" justifyItems="start">
        {children}
      </chakra.div>
    </chakra.section>
  );
}

function RecoveryCodesStep({
  codes,
  size,
  onDone,
}: {
  codes: readonly string[];
  size: 'md' | 'lg';
  onDone: () => void;
}) {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.focus(), []); // not the button: a second Enter would dismiss the codes unread
  return (
    <chakra.div display="grid" gap="3.5">
      <chakra.p ref={text} tabIndex={-1} outline="none" fontWeight="medium">
        <FormattedMessage id="factor.isOn" />
      </chakra.p>
      <chakra.p color="fg.muted">
        <FormattedMessage id="factor.keepCodes" />
      </chakra.p>
      <RecoveryCodeList codes={codes} />
      <FormFooter>
        <Button size={size} variant="solid" colorPalette="molten" onClick={onDone}>
          <FormattedMessage id="factor.kept" />
        </Button>
      </FormFooter>
    </chakra.div>
  );
}
