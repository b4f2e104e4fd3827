import { object, string } from 'yup';
import { reasons } from '../../../common/forms/reasons.ts';
import { email } from '../../../common/forms/text.ts';

/** What an admin signs in with. A password is compared as it is typed: not a space of it is touched. */
export const signInForm = object({
  email: email().required(reasons.required),
  password: string().required(reasons.required),
});
