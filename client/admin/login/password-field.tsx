import { Box, Input } from '@chakra-ui/react';
import { Eye, EyeOff } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FieldShell } from '../../ui/form/field-shell.tsx';
import { useFormSettings } from '../../ui/form/form-context.ts';
import { useFormField } from '../../ui/form/use-form-field.ts';
import { IconButton } from '../kit/icon-button.tsx';
import { noticeId } from './login-notice.tsx';

interface Props {
  name?: string;
  /** Message id. */
  label?: string;
  hint?: ReactNode;
  /** Whether a new password is chosen, so that password managers offer to generate and store one. */
  isNew?: boolean;
  size?: 'md' | 'lg';
  autoFocus?: boolean;
}

/** Password field with a button that shows the password. A password that the server rejected is marked as invalid until it is changed. */
export function PasswordField(props: Props) {
  const { name = 'password', label = 'login.password', hint, isNew, size = 'lg', autoFocus } = props;
  const { formatMessage } = useIntl();
  const field = useFormField(name, { hint });
  const { submitFailure } = useFormSettings();
  const [isVisible, setIsVisible] = useState(false);

  const isRejected = submitFailure?.failure.kind === 'refused' && submitFailure.values[name] === field.value;
  return (
    <FieldShell field={field} label={<FormattedMessage id={label} />}>
      <Box position="relative">
        <Input
          {...field.control}
          {...(isRejected && { 'aria-invalid': true, 'aria-describedby': noticeId })}
          type={isVisible ? 'text' : 'password'}
          value={field.value}
          size={size}
          autoFocus={autoFocus}
          pe="10"
          autoComplete={isNew ? 'new-password' : 'current-password'}
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
        />
        <IconButton
          icon={isVisible ? EyeOff : Eye}
          label={formatMessage({ id: isVisible ? 'login.hidePassword' : 'login.showPassword' })}
          onClick={() => setIsVisible(!isVisible)}
          position="absolute"
          top={{ base: '0', md: size === 'lg' ? '1' : '0.5' }}
          insetEnd={{ base: '0', md: size === 'lg' ? '1' : '0.5' }}
        />
      </Box>
    </FieldShell>
  );
}
