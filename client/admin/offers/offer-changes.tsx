import { chakra, Icon } from '@chakra-ui/react';
import { ChevronRight } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { enumName } from '../../../common/enums.ts';
import type { OfferRowFragment } from '../../graphql/generated.ts';
import { CustomerText } from '../kit/customer-text.tsx';

type Change = OfferRowFragment['changes'][number];

const moneyFields = ['discount', 'freight', 'insurance', 'total', 'unitPrice'];
const percentFields = ['vatPercent', 'tolerancePercent'];
/** Message id prefixes of fields with an enum value. */
const enumPrefixes: Record<string, string> = {
  language: 'languageName',
  paymentTerms: 'quote.payment',
  unit: 'offerUnit',
};

/** Changes since the last revision that was sent to the customer, in a collapsible section. */
export function OfferChanges({ offer: { changes, currency }, isOpen }: { offer: OfferRowFragment; isOpen?: boolean }) {
  if (changes.length === 0) return null;
  return (
    <chakra.details open={isOpen} flexBasis="full" ps={isOpen ? '0' : '6'} color="fg.muted">
      <chakra.summary cursor="pointer" minH={{ base: '11', md: '7' }} display="flex" alignItems="center" gap="1">
        <Icon
          as={ChevronRight}
          boxSize="4"
          css={{ '[open] > summary > &': { transform: 'rotate(90deg)' } }}
          aria-hidden
        />
        <FormattedMessage id="offer.changes" values={{ count: changes.length }} />
      </chakra.summary>
      <chakra.ul display="grid" gap="1" pb="2" listStyleType="none">
        {changes.map((change, index) => (
          <ChangeItem key={index} change={change} currency={currency} />
        ))}
      </chakra.ul>
    </chakra.details>
  );
}

function ChangeItem({ change, currency }: { change: Change; currency: string }) {
  const intl = useIntl();
  const { field, line } = change;
  const name = line && translateGoods(line, intl);
  const values = [change.before, change.after].map((value) => formatValue(value, field, currency, intl));
  return (
    <chakra.li overflowWrap="anywhere">
      {name && (
        <>
          <CustomerText>{name}</CustomerText>
          {': '}
        </>
      )}
      {field === 'goods' ? (
        <FormattedMessage id={change.before === null ? 'offer.lineAdded' : 'offer.lineRemoved'} />
      ) : (
        <>
          <FormattedMessage id={`offer.${field === 'tradeProduct' ? 'product' : field}`} />{' '}
          <chakra.del>{values[0]}</chakra.del> → <chakra.b fontWeight="medium">{values[1]}</chakra.b>
        </>
      )}
    </chakra.li>
  );
}

/** Translates the product in the goods of a line. A line without a description has the stored product and the grade: `rebar, B500B`. */
function translateGoods(goods: string, { formatMessage, messages }: ReturnType<typeof useIntl>): string {
  const [first, ...others] = goods.split(', ');
  const id = `product.${first}`;
  return id in messages ? [formatMessage({ id }), ...others].join(', ') : goods;
}

function formatValue(value: unknown, field: string, currency: string, intl: ReturnType<typeof useIntl>): string {
  const { formatMessage, formatNumber, formatDate, messages } = intl;
  if (value === null) return formatMessage({ id: 'feed.unset' });
  if (typeof value === 'boolean') return formatMessage({ id: `offer.allowed.${value}` });
  if (typeof value === 'number') {
    if (moneyFields.includes(field)) return formatNumber(value, { style: 'currency', currency });
    if (percentFields.includes(field)) return formatNumber(value / 100, { style: 'percent', maximumFractionDigits: 1 });
    return formatNumber(value, { maximumFractionDigits: 3 });
  }
  const text = value as string;
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return formatDate(`${text}T12:00:00Z`);
  if (field === 'tradeProduct') return formatMessage({ id: `product.${text}` });
  if (field === 'currency' || field === 'deliveryTerms') return text.toUpperCase();
  const id = `${enumPrefixes[field]}.${enumName(text)}`;
  return id in messages ? formatMessage({ id }) : text;
}
