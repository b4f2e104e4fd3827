import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { Formik, prepareDataForValidation, useFormikContext, type FormikErrors } from 'formik';
import { useEffect, useEffectEvent, useMemo, useRef, useState, type SyntheticEvent, type ReactNode } from 'react';
import type { AnyObject, AnyObjectSchema, InferType } from 'yup';
import { failureOf, type Failure } from '../../graphql/failure.ts';
import { FormContext, type SubmitFailure } from './form-context.ts';
import { createBlankValues, hasField } from './rules.ts';

interface Props<Schema extends AnyObjectSchema> extends Omit<
  HTMLChakraProps<'form'>,
  'onSubmit' | 'onInvalid' | 'children'
> {
  /** Validates here and on the server; its error messages are message ids. */
  schema: Schema;
  /** Initial values of the fields, not yet cast by the schema; they override its defaults. */
  initialValues?: { [Field in keyof InferType<Schema>]?: unknown };
  /** Gets the values as the schema casts them. A rejection is shown to the user, and the form keeps its input. */
  onSubmit: (values: InferType<Schema>) => Promise<unknown>;
  /** Called after the form has shown the failure. */
  onFailure?: (failure: Failure) => void;
  /** Called with the validation errors by field path each time they prevent a submission. */
  onInvalid?: (reasons: FormikErrors<AnyObject>) => void;
  /** Which fields carry a mark; see `FormSettings`. */
  markedFields?: 'optional' | 'required';
  children: ReactNode;
}

/**
 * A form for a yup schema. Fields get their label, rules and errors by their name. The first submission validates the whole form and
 * moves the focus to the first invalid field; from then on each change is validated.
 */
export function Form<Schema extends AnyObjectSchema>(props: Props<Schema>) {
  const { schema, initialValues, onSubmit, onFailure, onInvalid, markedFields = 'optional', children, ...rest } = props;
  const [isSubmitted, setSubmitted] = useState(false);
  const [submitFailure, setSubmitFailure] = useState<SubmitFailure>();
  const startValues = useMemo(() => ({ ...createBlankValues(schema), ...initialValues }), [schema, initialValues]);
  const settings = useMemo(() => ({ schema, markedFields, submitFailure }), [schema, markedFields, submitFailure]);

  async function submit(values: AnyObject) {
    setSubmitFailure(undefined);
    try {
      await onSubmit(schema.cast(prepareDataForValidation(values)));
    } catch (error) {
      const failure = replaceUnknownFields(failureOf(error), schema);
      setSubmitFailure({ failure, values });
      onFailure?.(failure);
    }
  }

  return (
    <Formik
      initialValues={startValues}
      validationSchema={schema}
      validateOnBlur={false}
      validateOnChange={isSubmitted}
      onSubmit={submit}
    >
      <FormContext value={settings}>
        <FormElement {...rest} onSubmitAttempt={() => setSubmitted(true)} onInvalid={onInvalid}>
          {children}
        </FormElement>
      </FormContext>
    </Formik>
  );
}

/** Returns a server error when the server rejected only fields that the form does not have, which the user cannot correct. */
function replaceUnknownFields(failure: Failure, schema: AnyObjectSchema): Failure {
  if (failure.kind !== 'fields' || Object.keys(failure.fields).some((path) => hasField(schema, path))) return failure;
  return { kind: 'server' };
}

interface FormElementProps extends Omit<HTMLChakraProps<'form'>, 'onInvalid'> {
  onSubmitAttempt: () => void;
  onInvalid?: (reasons: FormikErrors<AnyObject>) => void;
}

function FormElement({ onSubmitAttempt, onInvalid, children, ...rest }: FormElementProps) {
  const { submitForm, submitCount, isSubmitting, errors } = useFormikContext<AnyObject>();
  const form = useRef<HTMLFormElement>(null);
  const isRunning = useRef(false);

  // `isSubmitting` changes with the next render, which is too late for the second click of a double click.
  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (isRunning.current) return;
    isRunning.current = true;
    onSubmitAttempt();
    void submitForm().finally(() => (isRunning.current = false));
  }

  const reportErrors = useEffectEvent(() => {
    if (Object.keys(errors).length > 0) onInvalid?.(errors);
  });
  useEffect(() => {
    if (submitCount === 0 || isSubmitting) return;
    reportErrors();
    // `data-blocking` marks a list of files that prevents the submission: its first button removes a file.
    const next =
      form.current?.querySelector<HTMLElement>('[aria-invalid=true], [data-blocking] button') ??
      form.current?.querySelector<HTMLElement>('[type=submit]');
    next?.focus();
  }, [submitCount, isSubmitting]);

  // POST, because a native submission before hydration would otherwise put a password into the URL.
  return (
    <chakra.form {...rest} ref={form} method="post" noValidate onSubmit={submit}>
      {children}
    </chakra.form>
  );
}
