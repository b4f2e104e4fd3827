import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { TextField } from '../../ui/form/text-field.tsx';

interface Props {
  /** Accepted codes: of the authenticator app, recovery codes, or both. */
  kind?: 'app' | 'recovery' | 'either';
  hint?: ReactNode;
  size?: 'md' | 'lg';
  autoFocus?: boolean;
}

/** Field for a code of the second factor. Spaces are allowed and kept in the field. */
export function CodeField({ kind = 'app', hint, size = 'md', autoFocus }: Props) {
  return (
    <TextField
      {...(kind === 'app'
        ? { inputMode: 'numeric', autoComplete: 'one-time-code' }
        : { autoComplete: kind === 'either' ? 'one-time-code' : 'off' })}
      name="code"
      label={<FormattedMessage id={`factor.code.${kind}`} />}
      hint={hint}
      size={size}
      autoFocus={autoFocus}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      fontVariantNumeric="tabular-nums"
      letterSpacing="0.08em"
    />
  );
}
