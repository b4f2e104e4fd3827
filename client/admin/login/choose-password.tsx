import { skipToken } from '@apollo/client/react';
import { Button, chakra } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLocation, useNavigate } from 'react-router';
import { choosePasswordForm } from '../../../common/forms/password.ts';
import { failureOf } from '../../graphql/failure.ts';
import { useChoosePasswordMutation, usePasswordLinkQuery, type PasswordLinkQuery } from '../../graphql/generated.ts';
import { Form } from '../../ui/form/form.tsx';
import { SubmitButton } from '../../ui/form/submit-button.tsx';
import { notify } from '../../ui/toast/notify.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { useSession } from '../session/session.ts';
import { ErrorStrip } from '../kit/error-strip.tsx';
import { HiddenUsername } from './hidden-username.tsx';
import { KeepTokensField } from './keep-tokens-field.tsx';
import { LoginFrame } from './login-frame.tsx';
import { PasswordField } from './password-field.tsx';

/** Target of a mailed password link. The token is in the URL fragment, which browsers do not send to the server. */
export default function ChoosePassword() {
  const { hash } = useLocation();
  const isHydrated = useHydrated();
  const token = isHydrated ? hash.slice(1) : '';
  const { data, error, refetch } = usePasswordLinkQuery(
    token ? { variables: { token }, fetchPolicy: 'network-only' } : skipToken,
  );
  const link = data?.passwordLink;
  const isExpired = link === null || (isHydrated && !token);
  const title = isExpired ? 'choose.expired' : link?.purpose === 'INVITATION' ? 'choose.invitation' : 'choose.title';

  return (
    <LoginFrame pageTitle="choose.title" title={title} introduction={isExpired ? 'choose.expired.next' : undefined}>
      {error && <ErrorStrip title="choose.unknown" error={error} onRetry={() => void refetch()} />}
      {link && <ChooseForm token={token} link={link} />}
      {isExpired && (
        <Button asChild size="lg" width="full">
          <Link to="/admin/forgot-password">
            <FormattedMessage id="forgot.send" />
          </Link>
        </Button>
      )}
    </LoginFrame>
  );
}

interface Props {
  token: string;
  link: NonNullable<PasswordLinkQuery['passwordLink']>;
}

function ChooseForm({ token, link: { email, name, purpose } }: Props) {
  const { formatMessage } = useIntl();
  const { closeSession } = useSession();
  const navigate = useNavigate();
  const [choose] = useChoosePasswordMutation();

  async function save({ password, keepTokens }: { password: string; keepTokens: boolean }) {
    try {
      await choose({ variables: { token, password, keepTokens } });
    } catch (error) {
      // The link was used in the meantime, for example in another tab.
      const failure = failureOf(error);
      if (failure.kind === 'refused') notify({ type: 'error', title: formatMessage({ id: 'choose.expired' }) });
      throw error;
    }
    notify({
      type: 'success',
      title: formatMessage({ id: 'choose.saved' }),
      description: formatMessage({ id: 'choose.signIn' }),
    });
    closeSession('signed-out');
    await navigate('/admin/login', { replace: true });
  }

  return (
    <Form schema={choosePasswordForm} onSubmit={save} display="grid" gap="4">
      <chakra.p color="fg.muted">
        <FormattedMessage id="choose.whose" values={{ name: <bdi>{name}</bdi>, email: <bdi dir="ltr">{email}</bdi> }} />
      </chakra.p>
      <HiddenUsername email={email} />
      <PasswordField label="password.new" hint={<FormattedMessage id="password.hint" />} isNew />
      {purpose === 'RESET' && <KeepTokensField />}
      <SubmitButton label="choose.save" size="lg" variant="solid" colorPalette="molten" />
    </Form>
  );
}
