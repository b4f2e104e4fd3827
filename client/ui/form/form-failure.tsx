import { chakra, useSlotRecipe } from '@chakra-ui/react';
import { TriangleAlert } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { brand } from '../../../common/brand.ts';
import type { Failure } from '../../graphql/failure.ts';
import { useFormSettings } from './form-context.ts';

/** From this many seconds on, a wait is told in minutes. */
const longWait = 120;

/**
 * Why the whole form could not be sent, and what to do about it. The region is always there: a screen reader only
 * announces what enters one that it already knows.
 */
export function FormFailure() {
  const { refusal, schema } = useFormSettings();
  const failure = refusal && !saysItself(refusal.failure, Object.keys(schema.fields)) ? refusal.failure : undefined;
  const styles = useSlotRecipe({ key: 'field' })();
  return (
    <chakra.div role="alert">
      {failure && (
        <chakra.p css={styles.errorText}>
          <TriangleAlert aria-hidden />
          <span>
            <Explanation of={failure} />
          </span>
        </chakra.p>
      )}
    </chakra.div>
  );
}

/** The only field stands next to the button, with what is wrong with it. */
const saysItself = (failure: Failure, fields: string[]) =>
  failure.kind === 'fields' && Object.keys(failure.fields).join() === fields.join() && fields.length === 1;

function Explanation({ of: failure }: { of: Failure }) {
  switch (failure.kind) {
    case 'rateLimited': {
      const wait = failure.retryAfter;
      const id = wait < longWait ? 'form.failure.waitSeconds' : 'form.failure.waitMinutes';
      return <FormattedMessage id={id} values={{ seconds: wait, minutes: Math.ceil(wait / 60) }} />;
    }
    case 'unreachable':
      return (
        <FormattedMessage
          id={navigator.onLine ? 'form.failure.unreachable' : 'form.failure.offline'}
          values={{ mail }}
        />
      );
    case 'refused':
      return <FormattedMessage id={refusals[failure.code]} />;
    case 'server':
      if (!failure.reference) return <FormattedMessage id="form.failure.server" values={{ mail }} />;
      return (
        <FormattedMessage
          id="form.failure.reference"
          values={{ mail, reference: <bdi dir="ltr">{failure.reference}</bdi> }}
        />
      );
    case 'fields':
      return <FormattedMessage id="form.failure.fields" />;
  }
}

/** What the server's own words say to programs, in the reader's language. */
const refusals = {
  UNAUTHENTICATED: 'form.failure.signedOut',
  SECOND_FACTOR_REQUIRED: 'form.failure.signedOut',
  FORBIDDEN: 'form.failure.forbidden',
  NOT_FOUND: 'form.failure.gone',
  CONFLICT: 'form.failure.changed',
};

const mail = (
  <a href={`mailto:${brand.email}`} dir="ltr">
    {brand.email}
  </a>
);
