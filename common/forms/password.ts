import { object, string } from 'yup';
import { reasons } from './reasons.ts';

/** Characters: what NIST SP 800-63B asks of a password that is the only factor, and more than anybody types. */
export const passwordLength = { min: 12, max: 256 };

/** A password to be: not a space of it is touched. The server also refuses what many people use (guessable-password.ts). */
export const newPassword = () =>
  string().min(passwordLength.min, reasons.passwordTooShort).max(passwordLength.max, reasons.passwordTooLong);

/** Whoever is signed in and chooses another. */
export const changePasswordForm = object({
  current: string().required(reasons.required),
  password: newPassword().required(reasons.required),
});

/** Whoever came by a mailed link. */
export const choosePasswordForm = object({ password: newPassword().required(reasons.required) });
