import { chakra, useSlotRecipe } from '@chakra-ui/react';
import { TriangleAlert } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { brand } from '../../../common/brand.ts';
import type { Failure } from '../../graphql/failure.ts';
import { useFormSettings } from './form-context.ts';
import { hasField } from './rules.ts';

/** From this many seconds on, the wait is shown in minutes. */
const MIN_SECONDS_SHOWN_AS_MINUTES = 120;

/**
 * Explains why the form could not be submitted, and what to do. The alert region is always in the page: a screen reader only announces
 * what is added to a live region that already exists.
 */
export function FormFailure() {
  const { submitFailure, schema } = useFormSettings();
  const isShown = submitFailure && !isShownByField(submitFailure.failure, Object.keys(schema.fields));
  const failure = isShown ? submitFailure.failure : undefined;
  const hasUnknownFields =
    failure?.kind === 'fields' && Object.keys(failure.fields).some((path) => !hasField(schema, path));
  const styles = useSlotRecipe({ key: 'field' })();
  return (
    <chakra.div role="alert">
      {failure && (
        <chakra.p css={styles.errorText}>
          <TriangleAlert aria-hidden />
          <span>
            <Explanation failure={failure} hasUnknownFields={hasUnknownFields} />
          </span>
        </chakra.p>
      )}
    </chakra.div>
  );
}

/** In a form with one field, the error beside that field is next to the button already. */
const isShownByField = (failure: Failure, fields: string[]) =>
  failure.kind === 'fields' && Object.keys(failure.fields).join() === fields.join() && fields.length === 1;

/** @param props.hasUnknownFields whether the server also rejected fields that the form does not have, which the user cannot correct */
function Explanation({ failure, hasUnknownFields }: { failure: Failure; hasUnknownFields: boolean }) {
  switch (failure.kind) {
    case 'rateLimited': {
      const wait = failure.retryAfter;
      const id = wait < MIN_SECONDS_SHOWN_AS_MINUTES ? 'form.failure.waitSeconds' : 'form.failure.waitMinutes';
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
      return <FormattedMessage id={messageIdByCode[failure.code]} />;
    case 'server':
      if (!failure.reference) return <FormattedMessage id="form.failure.server" values={{ mail }} />;
      return (
        <FormattedMessage
          id="form.failure.reference"
          values={{ mail, reference: <bdi dir="ltr">{failure.reference}</bdi> }}
        />
      );
    case 'fields':
      return (
        <>
          <FormattedMessage id="form.failure.fields" />
          {hasUnknownFields && (
            <>
              {' '}
              <FormattedMessage id="form.failure.server" values={{ mail }} />
            </>
          )}
        </>
      );
  }
}

const messageIdByCode = {
  UNAUTHENTICATED: 'form.failure.signedOut',
  INSECURE_CONNECTION: 'form.failure.forbidden',
  SECOND_FACTOR_REQUIRED: 'form.failure.signedOut',
  PASSKEY_REQUIRED: 'form.failure.signedOut',
  PROOF_REQUIRED: 'form.failure.unproved',
  FORBIDDEN: 'form.failure.forbidden',
  NOT_FOUND: 'form.failure.gone',
  CONFLICT: 'form.failure.changed',
};

const mail = (
  <a href={`mailto:${brand.email}`} dir="ltr">
    {brand.email}
  </a>
);
