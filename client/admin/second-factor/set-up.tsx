import { Button, chakra, Flex, Link } from '@chakra-ui/react';
import { Copy } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { beginSecondFactorForm, codeForm } from '../../../common/forms/second-factor.ts';
import {
  useBeginSecondFactorMutation,
  useConfirmSecondFactorMutation,
  type BeginSecondFactorMutation,
} from '../../graphql/generated.ts';
import { Form } from '../../ui/form/form.tsx';
import { SubmitButton } from '../../ui/form/submit-button.tsx';
import { AccountName } from '../login/account-name.tsx';
import { PasswordField } from '../login/password-field.tsx';
import { useSession } from '../session/session.ts';
import { FormEnd } from '../kit/form-end.tsx';
import { IconButton } from '../kit/icon-button.tsx';
import { useCopy } from '../kit/use-copy.ts';
import { usePhone } from '../kit/use-phone.ts';
import { CodeField } from './code-field.tsx';
import { QrCode } from './qr-code.tsx';
import { RecoveryCodeList } from './recovery-code-list.tsx';

interface Props {
  size?: 'md' | 'lg';
  /** The second factor is on; its recovery codes are shown as yet. */
  onSetUp?: () => void;
  /** The recovery codes are kept. */
  onDone: () => void;
  /** The way back, where there is one. */
  onCancel?: () => void;
}

/** Sets a second factor up in three steps: the password, the app's first code, the recovery codes. */
export function SetUpSecondFactor({ size = 'md', onSetUp, onDone, onCancel }: Props) {
  const [setup, setSetup] = useState<BeginSecondFactorMutation['beginSecondFactor']>();
  const [codes, setCodes] = useState<readonly string[]>();
  const { profile } = useSession();
  const [begin] = useBeginSecondFactorMutation();

  async function start({ current }: { current: string }) {
    const { data } = await begin({ variables: { current } });
    setSetup(data?.beginSecondFactor);
  }
  function finish(made: readonly string[]) {
    setCodes(made);
    onSetUp?.();
  }

  if (codes) return <Finished codes={codes} size={size} onDone={onDone} />;
  if (setup) return <FirstCode {...setup} size={size} onFinish={finish} onBack={() => setSetup(undefined)} />;
  return (
    <Form schema={beginSecondFactorForm} onSubmit={start} display="grid" gap="3.5">
      <AccountName email={profile?.email} />
      <PasswordField name="current" label="password.current" size={size} autoFocus />
      <FormEnd>
        <SubmitButton label="factor.next" size={size} variant="solid" colorPalette="molten" />
        {onCancel && (
          <Button size={size} onClick={onCancel}>
            <FormattedMessage id="admin.cancel" />
          </Button>
        )}
      </FormEnd>
    </Form>
  );
}

interface FirstCodeProps {
  secret: string;
  uri: string;
  size: 'md' | 'lg';
  onFinish: (codes: readonly string[]) => void;
  onBack: () => void;
}

function FirstCode({ secret, uri, size, onFinish, onBack }: FirstCodeProps) {
  const { formatMessage } = useIntl();
  const [confirm] = useConfirmSecondFactorMutation();
  const { copy } = useCopy();
  const isPhone = usePhone(); // its keyboard would cover what is to be scanned or copied first

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
              {inFours(secret)}
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
        <FormEnd>
          <SubmitButton label="factor.turnOn" size={size} variant="solid" colorPalette="molten" />
          <Button size={size} onClick={onBack}>
            <FormattedMessage id="factor.back" />
          </Button>
        </FormEnd>
      </Step>
    </Form>
  );
}

/** As it is typed without losing one's place. */
const inFours = (secret: string) => secret.match(/.{1,4}/g)!.join(' ');

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

function Finished({ codes, size, onDone }: { codes: readonly string[]; size: 'md' | 'lg'; onDone: () => void }) {
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => words.current?.focus(), []); // not the button: Enter pressed twice would put the codes away unread
  return (
    <chakra.div display="grid" gap="3.5">
      <chakra.p ref={words} tabIndex={-1} outline="none" fontWeight="medium">
        <FormattedMessage id="factor.isOn" />
      </chakra.p>
      <chakra.p color="fg.muted">
        <FormattedMessage id="factor.keepCodes" />
      </chakra.p>
      <RecoveryCodeList codes={codes} />
      <FormEnd>
        <Button size={size} variant="solid" colorPalette="molten" onClick={onDone}>
          <FormattedMessage id="factor.kept" />
        </Button>
      </FormEnd>
    </chakra.div>
  );
}
