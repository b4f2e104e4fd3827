/** Whose password the form is about, for those who keep passwords; people see it elsewhere. */
export const AccountName = ({ email = '' }: { email?: string }) => (
  <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
);
