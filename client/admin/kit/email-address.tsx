/** An e-mail address that may wrap before its domain. */
export function EmailAddress({ email }: { email: string }) {
  const domainStart = email.lastIndexOf('@') + 1;
  return (
    <bdi>
      {email.slice(0, domainStart)}
      <wbr />
      {email.slice(domainStart)}
    </bdi>
  );
}
