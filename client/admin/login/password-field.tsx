import { Box, Input } from '@chakra-ui/react';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FieldShell } from '../../ui/form/field-shell.tsx';
import { useFormSettings } from '../../ui/form/form-context.ts';
import { useFormField } from '../../ui/form/use-form-field.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { noticeId } from './login-notice.tsx';

/** A password that can be looked at. The one that was refused is marked until it is changed. */
export function PasswordField() {
  const { formatMessage } = useIntl();
  const field = useFormField('password');
  const { refusal } = useFormSettings();
  const [visible, setVisible] = useState(false);

  const refused = refusal?.failure.kind === 'refused' && refusal.values.password === field.value;
  return (
    <FieldShell field={field} label={<FormattedMessage id="login.password" />}>
      <Box position="relative">
        <Input
          {...field.control}
          {...(refused && { 'aria-invalid': true, 'aria-describedby': noticeId })}
          type={visible ? 'text' : 'password'}
          value={field.value}
          size="lg"
          pe="10"
          autoComplete="current-password"
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
        />
        <IconButton
          icon={visible ? EyeOff : Eye}
          label={formatMessage({ id: visible ? 'login.hidePassword' : 'login.showPassword' })}
          onClick={() => setVisible(!visible)}
          position="absolute"
          top={{ base: '0', md: '1' }}
          insetEnd={{ base: '0', md: '1' }}
        />
      </Box>
    </FieldShell>
  );
}
