/** Hidden username field, from which password managers detect the account of a password form. */
export const HiddenUsername = ({ email = '' }: { email?: string }) => (
  <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
);
