import { chakra, Icon } from '@chakra-ui/react';
import { Shield, ShieldAlert, ShieldCheck, ShieldX } from 'lucide-react';
import { useIntl } from 'react-intl';
import type { InboundMailRowFragment, MailCheckResult } from '../../graphql/generated.ts';

type Checks = Pick<InboundMailRowFragment, 'spf' | 'dkim' | 'dmarc'>;
type Verdict = 'proven' | 'partly' | 'failed' | 'unchecked';

const looks = {
  proven: { icon: ShieldCheck, color: 'green.fg' },
  partly: { icon: ShieldAlert, color: 'straw.fg' },
  failed: { icon: ShieldX, color: 'red.fg' },
  unchecked: { icon: Shield, color: 'fg.subtle' },
} as const;

/** Summarizes the checks: DMARC alone proves or disproves the address of the sender. */
function judge({ spf, dkim, dmarc }: Checks): Verdict {
  const results = [spf, dkim, dmarc];
  if (dmarc === 'FAIL' || (spf === 'FAIL' && dkim === 'FAIL')) return 'failed';
  if (dmarc === 'PASS' || (spf === 'PASS' && dkim === 'PASS')) return 'proven';
  return results.some((result) => result !== 'NONE') ? 'partly' : 'unchecked';
}

/** Whether the receiving mail server could prove the address of the sender. */
export function SenderCheck({ mail }: { mail: Checks }) {
  const { formatMessage } = useIntl();
  const verdict = judge(mail);
  const { icon, color } = looks[verdict];
  return (
    <chakra.span display="inline-flex" alignItems="center" gap="1.5" whiteSpace="nowrap">
      <Icon as={icon} boxSize="3.5" color={color} aria-hidden />
      {formatMessage({ id: `inbox.sender.${verdict}` })}
    </chakra.span>
  );
}

const resultLooks: Record<MailCheckResult, (typeof looks)[Verdict]> = {
  PASS: looks.proven,
  FAIL: looks.failed,
  NONE: looks.unchecked,
};

/** The result of one check, such as "DKIM geçti, rocher.example". */
export function CheckResult({
  name,
  result,
  domain,
}: {
  name: string;
  result: MailCheckResult;
  domain?: string | null;
}) {
  const { formatMessage } = useIntl();
  const { icon, color } = resultLooks[result];
  return (
    <chakra.span display="inline-flex" alignItems="center" gap="1.5">
      <Icon as={icon} boxSize="3.5" color={color} aria-hidden />
      {formatMessage({ id: `inbox.check.${result}` }, { name })}
      {domain && `, ${domain}`}
    </chakra.span>
  );
}
