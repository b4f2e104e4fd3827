import { Button, chakra, Flex } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { formatIban, maskIban } from '../../../common/iban.ts';
import type { BankAccountChangeFragment, BankDetailsFragment } from '../../graphql/generated.ts';
import { CustomerText } from '../kit/customer-text.tsx';
import { RelativeTime } from '../kit/relative-time.tsx';

type Change = BankAccountChangeFragment;

const fields = [
  'holder',
  'bank',
  'branch',
  'iban',
  'swift',
  'currency',
  'intermediaryBank',
  'intermediarySwift',
] as const satisfies (keyof BankDetailsFragment)[];

const formatDetail = (details: BankDetailsFragment, field: (typeof fields)[number]): string =>
  field === 'iban' ? formatIban(details.iban) : details[field];

/** The details of a change: for an edit the old and new value of each changed field, otherwise all values. */
export function ChangeDetails({ change: { kind, before, details } }: { change: Change }) {
  const { formatMessage } = useIntl();
  const old = kind === 'EDIT' ? before : null;
  const shown = fields.filter((field) => (old ? old[field] !== details[field] : details[field]));
  return (
    <chakra.dl display="grid" gridTemplateColumns={{ base: '1fr', md: '9rem minmax(0, 1fr)' }} columnGap="3" rowGap="1">
      {shown.map((field) => (
        <chakra.div key={field} display="contents">
          <chakra.dt color="fg.subtle">
            <FormattedMessage id={`form.${field}`} />
          </chakra.dt>
          <chakra.dd overflowWrap="anywhere" fontVariantNumeric="tabular-nums" mb={{ base: '1', md: '0' }}>
            {old && (
              <>
                <chakra.del color="fg.muted" textDecorationColor="fg.subtle">
                  <bdi>{formatDetail(old, field) || formatMessage({ id: 'feed.unset' })}</bdi>
                </chakra.del>
                {' → '}
              </>
            )}
            <chakra.ins display="inline-block" textDecoration="none" fontWeight={old ? 'medium' : undefined}>
              <bdi>{formatDetail(details, field) || formatMessage({ id: 'feed.unset' })}</bdi>
            </chakra.ins>
          </chakra.dd>
        </chakra.div>
      ))}
    </chakra.dl>
  );
}

/** Kind of a change and its account: "Hesap değişikliği: Körfez Bankası EUR •••• 1326". */
export const ChangeTitle = ({ change: { kind, before, details } }: { change: Change }) => {
  const { bank, currency, iban } = before ?? details;
  return (
    <>
      <FormattedMessage id={`bank.kind.${kind}`} />
      {': '}
      <bdi>{`${bank} ${currency} ${maskIban(iban)}`}</bdi>
    </>
  );
};

interface PendingProps {
  change: Change;
  /** Whether the user proposed it. */
  isOwn: boolean;
  onApprove: () => void;
  onReject: () => void;
  onWithdraw: () => void;
}

/** A change that waits: another super admin approves or rejects it, the proposer may withdraw it. */
export function PendingChange({ change, isOwn, onApprove, onReject, onWithdraw }: PendingProps) {
  return (
    <chakra.li
      display="grid"
      gap="2.5"
      px={{ base: '4', md: '5' }}
      py="3"
      borderBottomWidth="1px"
      borderColor="border.subtle"
    >
      <chakra.div>
        <chakra.h3 fontWeight="medium">
          <ChangeTitle change={change} />
        </chakra.h3>
        <chakra.p textStyle="meta" color="fg.subtle">
          <Person person={change.proposer} />
          {' · '}
          <RelativeTime at={change.createdAt} />
        </chakra.p>
      </chakra.div>
      {change.note && (
        <chakra.p overflowWrap="anywhere">
          <CustomerText>{change.note}</CustomerText>
        </chakra.p>
      )}
      <ChangeDetails change={change} />
      <Flex gap="2" wrap="wrap" align="center">
        {isOwn ? (
          <>
            <ChangeButton label="bank.withdraw" onClick={onWithdraw} />
            <chakra.span textStyle="meta" color="fg.muted">
              <FormattedMessage id="bank.own" />
            </chakra.span>
          </>
        ) : (
          <>
            <ChangeButton label="bank.approve" onClick={onApprove} isPrimary />
            <ChangeButton label="bank.reject" onClick={onReject} />
          </>
        )}
      </Flex>
    </chakra.li>
  );
}

const ChangeButton = ({ label, onClick, isPrimary }: { label: string; onClick: () => void; isPrimary?: boolean }) => (
  <Button
    h={{ base: '11', md: '7' }}
    onClick={onClick}
    {...(isPrimary && { variant: 'solid', colorPalette: 'molten' })}
  >
    <FormattedMessage id={label} />
  </Button>
);

/** A decided change in the history. */
export function DecidedChange({ change }: { change: Change }) {
  const { status, proposer, decider, decidedAt } = change;
  return (
    <chakra.li px={{ base: '4', md: '5' }} py="2.5" borderBottomWidth="1px" borderColor="border.subtle">
      <chakra.p overflowWrap="anywhere">
        <ChangeTitle change={change} />
      </chakra.p>
      <chakra.p textStyle="meta" color="fg.subtle">
        <FormattedMessage
          id={`bank.decided.${status}`}
          values={{ proposer: <Person person={proposer} />, decider: <Person person={decider} /> }}
        />
        {' · '}
        {decidedAt && <RelativeTime at={decidedAt} />}
      </chakra.p>
    </chakra.li>
  );
}

const Person = ({ person }: { person: { name: string } | null }) =>
  person ? <bdi>{person.name}</bdi> : <FormattedMessage id="bank.nobody" />;
