import { View } from '@react-pdf/renderer';
import type { IntlShape } from '@formatjs/intl';
import { Heading, Paragraph, Table, Title } from '../../../common/print/blocks.tsx';
import { colors } from '../../../common/print/styles.ts';
import { renderPdf } from '../../../common/print/render-pdf.ts';
import { PdfDocument, PdfPages } from '../../../common/print/pdf-document.tsx';
import { PdfText, Row } from '../../../common/print/text.tsx';
import { formatNumber, getMarketDecimals, getMoneyDecimals } from '../../../common/market/format.ts';
import { brand } from '../../../common/brand.ts';
import type { Offer, OfferConversion, OfferLine } from './offer.entity.ts';
import { offerIntl } from './offer.words.ts';

interface OfferPdfData {
  offer: Offer;
  lines: OfferLine[];
  /** Reference of the quote request. */
  reference: string;
  /** Watermark text on every page of a draft. */
  draft?: string;
}

/** Renders an offer as a PDF file in the language of the offer. */
export const renderOfferPdf = (data: OfferPdfData): Promise<Buffer> => renderPdf(createOfferDocument(data));

/** Returns formatters for the figures of an offer, and its delivery terms with their place. */
export function getOfferFormats(intl: IntlShape, offer: Offer) {
  const formatMoney = (amount: number) =>
    intl.formatNumber(amount, { style: 'currency', currency: offer.currency, currencyDisplay: 'code' });
  const formatDay = (date: Date | string) =>
    intl.formatDate(date, { dateStyle: 'long', timeZone: typeof date === 'string' ? 'UTC' : brand.timeZone });
  /** Such as `CFR Annaba`. */
  const place = `${offer.deliveryTerms.toUpperCase()} ${offer.deliveryPlace}`;
  return { formatMoney, formatDay, place };
}

function createOfferDocument({ offer, lines, reference, draft }: OfferPdfData) {
  const { language, number, contactPerson, companyName, email, note } = offer;
  const intl = offerIntl(language);
  const translate = (id: string, values?: Record<string, string | number>) =>
    intl.formatMessage({ id: `offer.${id}` }, values);
  const { formatMoney, formatDay, place } = getOfferFormats(intl, offer);
  const titleBlock = {
    company: translate('company'),
    phone: translate('phone'),
    email: translate('email'),
    document: translate('number'),
    page: translate('sheet'),
    name: number,
    formatPageNumber: (page: number, pages: number) => translate('count', { page, pages }),
  };

  return (
    <PdfDocument
      locale={language}
      title={`${translate('title')} ${number}`}
      subject={companyName || contactPerson}
      createdAt={offer.createdAt}
    >
      <PdfPages titleBlock={titleBlock} header={number} watermark={draft}>
        <Title>{translate('title')}</Title>
        <FactList
          facts={[
            ...(companyName ? [{ label: translate('customer'), value: isolateLatin(companyName) }] : []),
            { label: translate('attention'), value: `${isolateLatin(contactPerson)}, ${isolateLatin(email)}` },
            { label: translate('number'), value: number },
            { label: translate('request'), value: reference },
            { label: translate('date'), value: formatDay(offer.createdAt) },
            { label: translate('validUntil'), value: formatDay(offer.validUntil) },
          ]}
        />
        <View style={{ height: 18 }} />
        <Table<OfferLine>
          rows={lines}
          columns={[
            {
              id: 'goods',
              title: translate('goods'),
              share: 4.4,
              dir: 'auto',
              cell: (line) => describeGoods(intl, line),
            },
            {
              id: 'quantity',
              title: translate('quantity'),
              share: 2.3,
              figure: true,
              cell: ({ quantity, unit }) =>
                `${intl.formatNumber(quantity, { maximumFractionDigits: 3 })} ${translate(`unit.${unit}`)}`,
            },
            {
              id: 'price',
              title: translate('unitPrice'),
              share: 2.6,
              figure: true,
              dir: 'ltr',
              cell: (line) => formatMoney(line.unitPrice),
            },
            {
              id: 'amount',
              title: translate('amount'),
              share: 3,
              figure: true,
              dir: 'ltr',
              cell: (line) => formatMoney(line.amount),
            },
          ]}
          total={[{ label: translate('total', { place }), value: formatMoney(offer.total) }]}
        />
        {offer.conversion && <Paragraph muted>{formatConvertedTotal(intl, offer, offer.conversion)}</Paragraph>}
        <View wrap={false}>
          <Heading>{translate('terms')}</Heading>
          <FactList
            facts={[
              { label: translate('delivery'), value: translate('incoterms', { place }) },
              { label: translate('payment'), value: translate(`payment.${offer.paymentTerms}`) },
            ]}
          />
          <View style={{ height: 8 }} />
          <Paragraph muted>{translate('closing', { date: formatDay(offer.validUntil) })}</Paragraph>
        </View>
        {note && <Heading>{translate('note')}</Heading>}
        {note.split('\n').map((paragraph, index) => (
          <PdfText key={index} dir="auto" style={{ marginBottom: 4 }}>
            {paragraph || ' '}
          </PdfText>
        ))}
      </PdfPages>
    </PdfDocument>
  );
}

/** Returns the sentence with the total in a second currency, and the rate, its date and its source. */
export function formatConvertedTotal(
  intl: IntlShape,
  { currency, total }: Pick<Offer, 'currency' | 'total'>,
  conversion: OfferConversion,
): string {
  const { rate, at, source, indicative } = conversion;
  const decimals = getMoneyDecimals(conversion.currency);
  const amount = intl.formatNumber(total * rate, {
    style: 'currency',
    currency: conversion.currency,
    currencyDisplay: 'code',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  const rateDecimals = getMarketDecimals({
    symbol: '',
    category: 'currency',
    value: rate,
    currency: conversion.currency,
  });
  return intl.formatMessage(
    { id: indicative ? 'offer.converted.indicative' : 'offer.converted' },
    {
      amount: isolateLtr(amount),
      date: intl.formatDate(at, { dateStyle: 'long', timeZone: brand.timeZone }),
      rate: isolateLtr(`1 ${currency} = ${formatNumber(rate, intl.locale, rateDecimals)} ${conversion.currency}`),
      source,
      currency,
    },
  );
}

const isolateLtr = (text: string): string => `\u2066${text}\u2069`;

/** Returns product name and description of a line. Words of 24 characters and more are split, because the column cannot hold them. */
const describeGoods = (intl: IntlShape, { tradeProduct, ...line }: OfferLine): string => {
  const description = line.description.replace(/\S{24}/g, '$& ');
  if (!tradeProduct) return description;
  const name = intl.formatMessage({ id: `steel.${tradeProduct}` });
  return description
    ? intl.formatMessage({ id: 'offer.goods.described' }, { name, description: isolateLatin(description) })
    : name;
};

/** Isolates a text without Arabic letters, so that sizes and grades run from left to right inside right-to-left text. */
const isolateLatin = (text: string): string => (/[\u0590-\u08ff]/.test(text) ? text : isolateLtr(text));

/** Labels with their values, one per line. */
const FactList = ({ facts }: { facts: { label: string; value: string }[] }) => (
  <View>
    {facts.map(({ label, value }) => (
      <Row key={label} style={{ columnGap: 12, paddingVertical: 1.5 }}>
        <View style={{ width: 110 }}>
          <PdfText style={{ color: colors.muted }}>{label}</PdfText>
        </View>
        <View style={{ flexGrow: 1, flexBasis: 0 }}>
          <PdfText>{value}</PdfText>
        </View>
      </Row>
    ))}
  </View>
);
