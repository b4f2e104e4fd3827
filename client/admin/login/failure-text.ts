import { useIntl } from 'react-intl';
import type { Failure } from '../../graphql/failure.ts';

interface FailureText {
  /** Why it failed. */
  reason: string;
  /** What the user can do. */
  advice?: string;
}

const refusals: Record<string, string> = {
  FORBIDDEN: 'login.notAdmin',
  INSECURE_CONNECTION: 'login.insecure',
  PASSKEY_REQUIRED: 'passkeys.required',
};

/** Returns a function that describes a failed sign-in to the user. */
export function useFailureText(): (failure: Failure) => FailureText {
  const { formatMessage } = useIntl();

  return (failure) => {
    switch (failure.kind) {
      case 'refused':
        return { reason: formatMessage({ id: refusals[failure.code] ?? 'login.wrong' }) };
      case 'rateLimited':
        return {
          reason: formatMessage({ id: 'login.tooMany' }),
          advice: formatMessage({ id: 'login.wait' }, { minutes: Math.ceil(failure.retryAfter / 60) }),
        };
      case 'unreachable':
        return {
          reason: formatMessage({ id: 'login.unreachable' }),
          advice: formatMessage({ id: 'admin.failure.unreachable' }),
        };
      case 'server':
        return {
          reason: formatMessage({ id: 'login.broken' }),
          advice:
            failure.reference && formatMessage({ id: 'admin.failure.reference' }, { reference: failure.reference }),
        };
      case 'fields':
        return { reason: formatMessage({ id: 'form.failure.fields' }) };
    }
  };
}
