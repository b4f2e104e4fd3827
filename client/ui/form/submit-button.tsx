import { Button, type ButtonProps } from '@chakra-ui/react';
import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useHydrated } from '../use-hydrated.ts';
import { FormFailure } from './form-failure.tsx';

interface Props extends Omit<ButtonProps, 'type' | 'loading' | 'loadingText' | 'spinner'> {
  /** Message id. */
  label: string;
  /** Message id of the label during the submission. */
  sendingLabel?: string;
  /** Shown after the label. */
  icon?: ReactNode;
}

/** Submits the form; disabled before hydration and during the submission. Above it, `FormFailure` explains a failed submission. */
export function SubmitButton({ label, sendingLabel = 'form.sending', icon, ...rest }: Props) {
  const { isSubmitting } = useFormikContext();
  const hydrated = useHydrated();
  return (
    <>
      <FormFailure />
      <Button
        {...rest}
        type="submit"
        disabled={!hydrated}
        loading={isSubmitting}
        loadingText={<FormattedMessage id={sendingLabel} />}
        spinner={<></>}
      >
        <FormattedMessage id={label} />
        {icon}
      </Button>
    </>
  );
}
