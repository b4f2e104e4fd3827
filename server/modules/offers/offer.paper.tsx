import { View } from '@react-pdf/renderer';
import type { IntlShape } from '@formatjs/intl';
import { Heading, Paragraph, Table, Title } from '../../../common/print/blocks.tsx';
import { ink } from '../../../common/print/look.ts';
import { print } from '../../../common/print/print.ts';
import { Leaf, Paper } from '../../../common/print/sheet.tsx';
import { Row, Words } from '../../../common/print/words.tsx';
import { formatNumber, marketDecimals, moneyDecimals } from '../../../common/market/format.ts';
import { brand } from '../../../common/brand.ts';
import type { Offer, OfferConversion, OfferLine } from './offer.entity.ts';
import { offerIntl } from './offer.words.ts';

export interface OfferPaper {
  offer: Offer;
  lines: OfferLine[];
  /** Of the request that it answers. */
  reference: string;
  /** The word across every sheet of what is no offer yet. */
  draft?: string;
}

/** The offer's PDF file, in its language. */
export const offerPdf = (paper: OfferPaper): Promise<Buffer> => print(offerPaper(paper));

/** Figures of an offer as its language writes them. */
export function offerFigures(intl: IntlShape<string>, offer: Offer) {
  const money = (amount: number) =>
    intl.formatNumber(amount, { style: 'currency', currency: offer.currency, currencyDisplay: 'code' });
  const day = (date: Date | string) =>
    intl.formatDate(date, { dateStyle: 'long', timeZone: typeof date === 'string' ? 'UTC' : brand.timeZone });
  /** `CFR Annaba`, from left to right as Incoterms are written, also where the place is in another script. */
  const place = `${offer.deliveryTerms.toUpperCase()} ${offer.deliveryPlace}`;
  return { money, day, place };
}

function offerPaper({ offer, lines, reference, draft }: OfferPaper) {
  const { language, number, contactPerson, companyName, email, note } = offer;
  const intl = offerIntl(language);
  const say = (id: string, values?: Record<string, string | number>) =>
    intl.formatMessage({ id: `offer.${id}` }, values);
  const { money, day, place } = offerFigures(intl, offer);
  const block = {
    ...{ company: say('company'), phone: say('phone'), email: say('email') },
    ...{ document: say('number'), sheet: say('sheet'), name: number },
    count: (page: number, pages: number) => say('count', { page, pages }),
  };

  return (
    <Paper
      locale={language}
      title={`${say('title')} ${number}`}
      subject={companyName || contactPerson}
      madeAt={offer.createdAt}
    >
      <Leaf block={block} head={number} mark={draft}>
        <Title>{say('title')}</Title>
        <Facts
          facts={[
            ...(companyName ? [{ label: say('customer'), value: isolated(companyName) }] : []),
            { label: say('attention'), value: `${isolated(contactPerson)}, ${isolated(email)}` },
            { label: say('number'), value: number },
            { label: say('request'), value: reference },
            { label: say('date'), value: day(offer.createdAt) },
            { label: say('validUntil'), value: day(offer.validUntil) },
          ]}
        />
        <View style={{ height: 18 }} />
        <Table<OfferLine>
          rows={lines}
          columns={[
            { id: 'goods', title: say('goods'), share: 4.4, dir: 'auto', cell: (line) => goods(intl, line) },
            {
              ...{ id: 'quantity', title: say('quantity'), share: 2.3, figure: true },
              cell: ({ quantity, unit }) =>
                `${intl.formatNumber(quantity, { maximumFractionDigits: 3 })} ${say(`unit.${unit}`)}`,
            },
            {
              id: 'price',
              title: say('unitPrice'),
              share: 2.6,
              figure: true,
              dir: 'ltr',
              cell: (line) => money(line.unitPrice),
            },
            {
              id: 'amount',
              title: say('amount'),
              share: 3,
              figure: true,
              dir: 'ltr',
              cell: (line) => money(line.amount),
            },
          ]}
          total={[{ label: say('total', { place }), value: money(offer.total) }]}
        />
        {offer.conversion && <Paragraph muted>{convertedTotal(intl, offer, offer.conversion)}</Paragraph>}
        <View wrap={false}>
          <Heading>{say('terms')}</Heading>
          <Facts
            facts={[
              { label: say('delivery'), value: say('incoterms', { place }) },
              { label: say('payment'), value: say(`payment.${offer.paymentTerms}`) },
            ]}
          />
          <View style={{ height: 8 }} />
          <Paragraph muted>{say('closing', { date: day(offer.validUntil) })}</Paragraph>
        </View>
        {note && <Heading>{say('note')}</Heading>}
        {note.split('\n').map((paragraph, index) => (
          <Words key={index} dir="auto" style={{ marginBottom: 4 }}>
            {paragraph || ' '}
          </Words>
        ))}
      </Leaf>
    </Paper>
  );
}

/** The total in another currency, with the rate, its date and its source. */
export function convertedTotal(
  intl: IntlShape<string>,
  { currency, total }: Pick<Offer, 'currency' | 'total'>,
  conversion: OfferConversion,
): string {
  const { rate, at, source, indicative } = conversion;
  const decimals = moneyDecimals(conversion.currency);
  const amount = intl.formatNumber(total * rate, {
    ...{ style: 'currency', currency: conversion.currency, currencyDisplay: 'code' },
    ...{ minimumFractionDigits: decimals, maximumFractionDigits: decimals },
  });
  const places = marketDecimals({ symbol: '', category: 'currency', value: rate, currency: conversion.currency });
  return intl.formatMessage(
    { id: indicative ? 'offer.converted.indicative' : 'offer.converted' },
    {
      amount: ltr(amount),
      date: intl.formatDate(at, { dateStyle: 'long', timeZone: brand.timeZone }),
      rate: ltr(`1 ${currency} = ${formatNumber(rate, intl.locale, places)} ${conversion.currency}`),
      source,
      currency,
    },
  );
}

const ltr = (text: string): string => `\u2066${text}\u2069`;

/** The product's name, and what was written about it, which keeps its own direction. A word longer than the column is parted. */
const goods = (intl: IntlShape<string>, { tradeProduct, ...line }: OfferLine): string => {
  const description = line.description.replace(/\S{24}/g, '$& ');
  if (!tradeProduct) return description;
  const name = intl.formatMessage({ id: `steel.${tradeProduct}` });
  return description
    ? intl.formatMessage({ id: 'offer.goods.described' }, { name, description: isolated(description) })
    : name;
};

/** Sizes and grades run from left to right, also among Arabic words. */
const isolated = (text: string): string => (/[\u0590-\u08ff]/.test(text) ? text : `\u2066${text}\u2069`);

/** What is agreed about it, a line each. */
const Facts = ({ facts }: { facts: { label: string; value: string }[] }) => (
  <View>
    {facts.map(({ label, value }) => (
      <Row key={label} style={{ columnGap: 12, paddingVertical: 1.5 }}>
        <View style={{ width: 110 }}>
          <Words style={{ color: ink.muted }}>{label}</Words>
        </View>
        <View style={{ flexGrow: 1, flexBasis: 0 }}>
          <Words>{value}</Words>
        </View>
      </Row>
    ))}
  </View>
);
