import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { Formik, prepareDataForValidation, useFormikContext, type FormikErrors } from 'formik';
import { useEffect, useEffectEvent, useMemo, useRef, useState, type FormEvent, type ReactNode } from 'react';
import type { AnyObject, AnyObjectSchema, InferType } from 'yup';
import { failureOf, type Failure } from '../../graphql/failure.ts';
import { FormContext, type Refusal } from './form-context.ts';
import { blankValues } from './rules.ts';

interface Props<Schema extends AnyObjectSchema> extends Omit<
  HTMLChakraProps<'form'>,
  'onSubmit' | 'onInvalid' | 'children'
> {
  /** Checks on both sides; its messages are message ids. */
  schema: Schema;
  /** Where they differ from the schema's defaults. */
  initialValues?: Partial<InferType<Schema>>;
  /** Gets what was typed as the schema casts it. A rejection is shown; nothing that was typed is lost. */
  onSubmit: (values: InferType<Schema>) => Promise<unknown>;
  /** Told after the form has shown it. */
  onFailure?: (failure: Failure) => void;
  /** Told what the schema refuses, by the path of its field, each time it keeps the form from being sent. */
  onInvalid?: (reasons: FormikErrors<AnyObject>) => void;
  marks?: 'optional' | 'required';
  children: ReactNode;
}

/**
 * A form over a yup schema: fields are declared by their names and find label, rules and reasons by themselves. The
 * first sending checks everything and leads to the first bad field; from then on each change is checked.
 */
export function Form<Schema extends AnyObjectSchema>(props: Props<Schema>) {
  const { schema, initialValues, onSubmit, onFailure, onInvalid, marks = 'optional', children, ...rest } = props;
  const [tried, setTried] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const start = useMemo(() => ({ ...blankValues(schema), ...initialValues }), [schema, initialValues]);
  const settings = useMemo(() => ({ schema, marks, refusal }), [schema, marks, refusal]);

  async function send(values: AnyObject) {
    setRefusal(undefined);
    try {
      await onSubmit(schema.cast(prepareDataForValidation(values)));
    } catch (error) {
      const failure = addressed(failureOf(error), schema);
      setRefusal({ failure, values });
      onFailure?.(failure);
    }
  }

  return (
    <Formik
      initialValues={start}
      validationSchema={schema}
      validateOnBlur={false}
      validateOnChange={tried}
      onSubmit={send}
    >
      <FormContext value={settings}>
        <FormElement {...rest} onSend={() => setTried(true)} onInvalid={onInvalid}>
          {children}
        </FormElement>
      </FormContext>
    </Formik>
  );
}

/** Reasons for fields that nobody can see or correct are our own mistake. */
function addressed(failure: Failure, { fields }: AnyObjectSchema): Failure {
  if (failure.kind !== 'fields') return failure;
  const known = Object.keys(failure.fields).some((path) => path.replace(/\..*/, '') in fields);
  return known ? failure : { kind: 'server' };
}

interface FormElementProps extends Omit<HTMLChakraProps<'form'>, 'onInvalid'> {
  onSend: () => void;
  onInvalid?: (reasons: FormikErrors<AnyObject>) => void;
}

function FormElement({ onSend, onInvalid, children, ...rest }: FormElementProps) {
  const { submitForm, submitCount, isSubmitting, errors } = useFormikContext<AnyObject>();
  const form = useRef<HTMLFormElement>(null);
  const sending = useRef(false);

  // The state says `isSubmitting` only after a render: the second click of a double click comes before.
  function submit(event: FormEvent) {
    event.preventDefault();
    if (sending.current) return;
    sending.current = true;
    onSend();
    void submitForm().finally(() => (sending.current = false));
  }

  const tell = useEffectEvent(() => {
    if (Object.keys(errors).length > 0) onInvalid?.(errors);
  });
  useEffect(() => {
    if (submitCount === 0 || isSubmitting) return;
    tell();
    const next =
      form.current?.querySelector<HTMLElement>('[aria-invalid=true], [data-blocking] button') ??
      form.current?.querySelector<HTMLElement>('[type=submit]');
    next?.focus();
  }, [submitCount, isSubmitting]);

  // The browser's own sending, should it ever come first, must not write a password into the address.
  return (
    <chakra.form {...rest} ref={form} method="post" noValidate onSubmit={submit}>
      {children}
    </chakra.form>
  );
}
