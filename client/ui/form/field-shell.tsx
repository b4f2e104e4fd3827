import { Field, Span, useFieldStyles } from '@chakra-ui/react';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { FormField } from './use-form-field.ts';

interface Props {
  field: Omit<FormField, 'control' | 'value' | 'setValue'>;
  /** Above the control; absent where the control carries its own, as a check box does. */
  label?: ReactNode;
  children: ReactNode;
}

/** What surrounds every control: its label, whether it may be left out, and below it why it was refused. */
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
          {field.mark && <Mark of={field.marks} />}
        </Field.Label>
      )}
      {children}
      {hint && <Field.HelperText>{hint}</Field.HelperText>}
      <Field.ErrorText>
        <TriangleAlert aria-hidden />
        {reason && <Reason id={reason} limits={field.limits} />}
      </Field.ErrorText>
    </Field.Root>
  );
}

/** Screen readers hear of required fields from the control itself, of optional ones from these words. */
function Mark({ of }: { of: 'optional' | 'required' }) {
  const styles = useFieldStyles();
  return (
    <>
      {' '}
      <Span css={styles.requiredIndicator} aria-hidden={of === 'required'}>
        <FormattedMessage id={`form.${of}Mark`} />
      </Span>
    </>
  );
}

/** A reason that this catalogue does not know came from a newer server. */
function Reason({ id, limits }: { id: string; limits: FormField['limits'] }) {
  const { messages } = useIntl();
  return <FormattedMessage id={id in messages ? id : 'form.invalid'} values={limits as Record<string, number>} />;
}
