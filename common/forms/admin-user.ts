import { boolean, object } from 'yup';
import { adminRoles } from '../enums.ts';
import { newPassword } from './password.ts';
import { reasons } from './reasons.ts';
import { choice, email, line } from './text.ts';

/** Name and role of an admin user; `seesOwnOnly` applies only to the role sales. */
export const adminUserForm = object({
  name: line(100).required(reasons.required),
  /** Printed below the signature of offers, as it is typed. */
  jobTitle: line(100),
  role: choice(adminRoles).required(reasons.required),
  seesOwnOnly: boolean(),
});

const initialPassword = () =>
  newPassword()
    .transform((text: string | null) => text || undefined)
    .when('email', ([address], schema) =>
      schema.test(
        'own',
        reasons.passwordIsEmail,
        (text) => !text || text.toLowerCase() !== String(address).toLowerCase(),
      ),
    );

/** A new admin user. Without a password, they get an e-mail with a link to choose one. */
export const newAdminUserForm = adminUserForm.shape({
  email: email().required(reasons.required),
  password: initialPassword(),
});

/** A new admin user with an initial password. */
export const adminUserWithPasswordForm = newAdminUserForm.shape({
  password: initialPassword().required(reasons.required),
});

/** A request for a password reset. */
export const forgottenPasswordForm = object({ email: email().required(reasons.required) });
