import { Field, ObjectType } from 'type-graphql';
import { GraphQLJSON } from 'graphql-scalars';
import { maskIban } from '../../../common/iban.ts';
import { pickBankDetails, type BankAccountDetails } from '../bank-accounts/index.ts';
import type { Offer, OfferLine } from './offer.entity.ts';

@ObjectType({ description: 'A difference between a revision and the revision that the customer had before.' })
export class OfferChange {
  @Field({
    description:
      'Name of a field of Offer or OfferLine; `goods` for a line that was added or removed, `bankAccount` when the bank details have changed.',
  })
  field!: string;

  @Field(() => String, { nullable: true, description: 'Goods of the line; null for a field of the offer.' })
  line!: string | null;

  @Field(() => GraphQLJSON, {
    nullable: true,
    description: 'Value before: text, number or boolean, enum values as stored; null when it was empty.',
  })
  before!: unknown;

  @Field(() => GraphQLJSON, { nullable: true, description: 'Value in this revision, like `before`.' })
  after!: unknown;
}

/** Fields that the customer agrees to, in the order of the document. Computed amounts are left out, except the total. */
const offerFields = [
  'currency',
  'discount',
  'freight',
  'insurance',
  'vatPercent',
  'total',
  'deliveryTerms',
  'deliveryPlace',
  'loadingPort',
  'dischargePort',
  'shipmentFrom',
  'shipmentUntil',
  'partialShipment',
  'transshipment',
  'tolerancePercent',
  'paymentTerms',
  'paymentText',
  'origin',
  'packing',
  'inspection',
  'documents',
  'validUntil',
  'note',
  'language',
] as const satisfies (keyof Offer)[];

const goodsFields = [
  'tradeProduct',
  'description',
  'grade',
  'standard',
  'hsCode',
] as const satisfies (keyof OfferLine)[];
const lineFields = [...goodsFields, 'quantity', 'unit', 'unitPrice'] as const satisfies (keyof OfferLine)[];

interface Revision {
  offer: Offer;
  lines: OfferLine[];
  /** Details in the PDF of a sent revision; for a draft, those of its current account. */
  bank: BankAccountDetails | null;
}

/**
 * Returns what changed between two revisions, lines first. A line is compared with the line of the same goods, at whatever position. Of the
 * other lines, those at the same position are compared with each other.
 */
export function compareOffers(before: Revision, after: Revision): OfferChange[] {
  const removed = [...before.lines];
  const takeFirst = (match: (line: OfferLine) => boolean) => {
    const index = removed.findIndex(match);
    return index === -1 ? undefined : removed.splice(index, 1)[0];
  };
  const sameGoods = after.lines.map((line) => takeFirst((other) => getGoodsKey(other) === getGoodsKey(line)));
  const pairs = after.lines.map((line, index) => ({
    line,
    earlier: sameGoods[index] ?? takeFirst(({ position }) => position === line.position),
  }));
  return [
    ...pairs.flatMap(({ line, earlier }) =>
      earlier
        ? compareFields(earlier, line, lineFields).map((change) => ({ ...change, line: describeLine(line) }))
        : [{ field: 'goods', line: describeLine(line), before: null, after: line.quantity }],
    ),
    ...removed.map((line) => ({ field: 'goods', line: describeLine(line), before: line.quantity, after: null })),
    ...compareFields(before.offer, after.offer, offerFields),
    ...compareBanks(before.bank, after.bank),
  ];
}

/** All details are compared, also those that the shown values leave out. */
function compareBanks(before: BankAccountDetails | null, after: BankAccountDetails | null): OfferChange[] {
  const [earlier, later] = [before, after].map((bank) => bank && JSON.stringify(pickBankDetails(bank)));
  if (earlier === later) return [];
  const describe = (bank: BankAccountDetails | null) =>
    bank && [bank.holder, bank.bank, bank.swift, maskIban(bank.iban)].join(', ');
  return [{ field: 'bankAccount', line: null, before: describe(before), after: describe(after) }];
}

function compareFields<Row>(before: Row, after: Row, fields: readonly (keyof Row & string)[]): OfferChange[] {
  const emptyToNull = (value: unknown) => (value === '' || value === undefined ? null : value);
  return fields
    .map((field) => ({ field, line: null, before: emptyToNull(before[field]), after: emptyToNull(after[field]) }))
    .filter((change) => change.before !== change.after);
}

const getGoodsKey = (line: OfferLine): string => JSON.stringify(goodsFields.map((field) => line[field]));

/** Description of a line, else the stored name of its product, which the panel translates; followed by the grade. */
const describeLine = ({ description, grade, tradeProduct }: OfferLine): string =>
  [description || tradeProduct, grade].filter(Boolean).join(', ');
