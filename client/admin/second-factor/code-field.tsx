import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { TextField } from '../../ui/form/text-field.tsx';

interface Props {
  /** Of the app, on a sheet of paper, or whichever is at hand. */
  of?: 'app' | 'recovery' | 'either';
  hint?: ReactNode;
  size?: 'md' | 'lg';
  autoFocus?: boolean;
}

/** A code of the second factor. What was typed stays, however it is spaced. */
export function CodeField({ of = 'app', hint, size = 'md', autoFocus }: Props) {
  return (
    <TextField
      {...(of === 'app'
        ? { inputMode: 'numeric', autoComplete: 'one-time-code' }
        : { autoComplete: of === 'either' ? 'one-time-code' : 'off' })}
      name="code"
      label={<FormattedMessage id={`factor.code.${of}`} />}
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
