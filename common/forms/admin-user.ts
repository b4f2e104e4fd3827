import { object } from 'yup';
import { adminRoles } from '../enums.ts';
import { newPassword } from './password.ts';
import { reasons } from './reasons.ts';
import { choice, email, line } from './text.ts';

/** What a colleague is called and may do. */
export const adminUserForm = object({
  name: line(100).required(reasons.required),
  role: choice(adminRoles).required(reasons.required),
});

const firstPassword = () =>
  newPassword()
    .transform((text: string | null) => text || undefined)
    .when('email', ([address], schema) =>
      schema.test(
        'own',
        reasons.passwordIsEmail,
        (text) => !text || text.toLowerCase() !== String(address).toLowerCase(),
      ),
    );

/** A colleague to be. Without a password they get a mail by which they choose it. */
export const newAdminUserForm = adminUserForm.shape({
  email: email().required(reasons.required),
  password: firstPassword(),
});

/** One who gets a password to begin with. */
export const adminUserWithPasswordForm = newAdminUserForm.shape({
  password: firstPassword().required(reasons.required),
});

/** Whoever forgot theirs. */
export const forgottenPasswordForm = object({ email: email().required(reasons.required) });
