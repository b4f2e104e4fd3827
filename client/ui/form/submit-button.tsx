import { Button, type ButtonProps } from '@chakra-ui/react';
import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useHydrated } from '../use-hydrated.ts';
import { FormFailure } from './form-failure.tsx';

interface Props extends Omit<ButtonProps, 'type' | 'loading' | 'loadingText' | 'spinner'> {
  /** Message id of what it does. */
  label: string;
  /** Message id of what it says meanwhile. */
  sendingLabel?: string;
  /** Behind the label. */
  icon?: ReactNode;
}

/** Sends the form; disabled, and says so, until the answer is here. Above it stands why a sending failed. */
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
