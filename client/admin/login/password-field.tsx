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
  /** One to be, which password managers make up and keep. */
  isNew?: boolean;
  size?: 'md' | 'lg';
  autoFocus?: boolean;
}

/** A password that can be looked at. The one that was refused is marked until it is changed. */
export function PasswordField(props: Props) {
  const { name = 'password', label = 'login.password', hint, isNew, size = 'lg', autoFocus } = props;
  const { formatMessage } = useIntl();
  const field = useFormField(name, { hint });
  const { refusal } = useFormSettings();
  const [visible, setVisible] = useState(false);

  const refused = refusal?.failure.kind === 'refused' && refusal.values[name] === field.value;
  return (
    <FieldShell field={field} label={<FormattedMessage id={label} />}>
      <Box position="relative">
        <Input
          {...field.control}
          {...(refused && { 'aria-invalid': true, 'aria-describedby': noticeId })}
          type={visible ? 'text' : 'password'}
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
          icon={visible ? EyeOff : Eye}
          label={formatMessage({ id: visible ? 'login.hidePassword' : 'login.showPassword' })}
          onClick={() => setVisible(!visible)}
          position="absolute"
          top={{ base: '0', md: size === 'lg' ? '1' : '0.5' }}
          insetEnd={{ base: '0', md: size === 'lg' ? '1' : '0.5' }}
        />
      </Box>
    </FieldShell>
  );
}
