import { Field, Span, useFieldStyles } from '@chakra-ui/react';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { FormField } from './use-form-field.ts';

interface Props {
  field: Omit<FormField, 'control' | 'value' | 'setValue'>;
  /** Shown above the control; absent for a control with its own label, such as a checkbox. */
  label?: ReactNode;
  children: ReactNode;
}

/** The frame of a form control: label, mark for required or optional, hint and validation error. */
export function FieldShell({ field, label, children }: Props) {
  const { id, required, hint, hintId, reason, reasonId } = field;
  return (
    <Field.Root
      id={id}
      ids={{ errorText: reasonId, helperText: hintId }}
      invalid={reason !== undefined}
      required={required}
    >
      {label && (
        <Field.Label>
          {label}
          {field.isMarked && <RequirednessMark kind={field.markedFields} />}
        </Field.Label>
      )}
      {children}
      {hint && <Field.HelperText>{hint}</Field.HelperText>}
      <Field.ErrorText>
        <TriangleAlert aria-hidden />
        {reason && <ErrorMessage id={reason} limits={field.limits} />}
      </Field.ErrorText>
    </Field.Root>
  );
}

/** The word "optional" or the sign for required. Screen readers get `required` from the control itself, so that sign is hidden from them. */
function RequirednessMark({ kind }: { kind: FormField['markedFields'] }) {
  const styles = useFieldStyles();
  return (
    <>
      {' '}
      <Span css={styles.requiredIndicator} aria-hidden={kind === 'required'}>
        <FormattedMessage id={`form.${kind}Mark`} />
      </Span>
    </>
  );
}

/** Falls back to a general message for an id that this bundle does not have, which a newer server may return. */
function ErrorMessage({ id, limits }: { id: string; limits: FormField['limits'] }) {
  const { messages } = useIntl();
  return <FormattedMessage id={id in messages ? id : 'form.invalid'} values={limits as Record<string, number>} />;
}
