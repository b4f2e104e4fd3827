/** Hidden username field, by which password managers know the account of a password form. */
export const HiddenUsername = ({ email = '' }: { email?: string }) => (
  <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
);
