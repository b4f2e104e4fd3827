/** An address that breaks, where it has to, before its domain. */
export function EmailAddress({ of: email }: { of: string }) {
  const domain = email.lastIndexOf('@') + 1;
  return (
    <bdi>
      {email.slice(0, domain)}
      <wbr />
      {email.slice(domain)}
    </bdi>
  );
}
