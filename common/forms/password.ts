import { boolean, object, string } from 'yup';
import { reasons } from './reasons.ts';

/** Length in characters. The minimum follows NIST SP 800-63B for a password as the only factor. */
export const passwordLength = { min: 12, max: 256 };

/** A new password, which is not trimmed. The server also rejects common passwords (guessable-password.ts). */
export const newPassword = () =>
  string().min(passwordLength.min, reasons.passwordTooShort).max(passwordLength.max, reasons.passwordTooLong);

/** A change of password by a signed-in user. */
export const changePasswordForm = object({
  current: string().required(reasons.required),
  password: newPassword().required(reasons.required),
  keepTokens: boolean().default(false),
});

/** A new password, chosen through a link in an e-mail. */
export const choosePasswordForm = object({
  password: newPassword().required(reasons.required),
  keepTokens: boolean().default(false),
});
