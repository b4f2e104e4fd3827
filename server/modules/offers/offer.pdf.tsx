import { Path, Svg, View } from '@react-pdf/renderer';
import type { IntlShape } from '@formatjs/intl';
import { Heading, type LabelValueRow, Paragraph, Table, Title } from '../../../common/print/blocks.tsx';
import { colors } from '../../../common/print/styles.ts';
import { renderPdf } from '../../../common/print/render-pdf.ts';
import { PdfDocument, PdfPages } from '../../../common/print/pdf-document.tsx';
import { PdfText, Row } from '../../../common/print/text.tsx';
import { formatNumber, getMarketDecimals, getMoneyDecimals } from '../../../common/market/format.ts';
import { formatOfferNumber } from '../../../common/offer-number.ts';
import { brand } from '../../../common/brand.ts';
import { createQrPath } from '../../../common/qr-path.ts';
import type { Offer, OfferConversion, OfferLine } from './offer.entity.ts';
import { offerIntl } from './offer.words.ts';

interface OfferPdfData {
  offer: Offer;
  lines: OfferLine[];
  /** Reference of the quote request. */
  reference: string;
  /** Watermark text on every page of a draft. */
  draft?: string;
  /** Address of the verification page; a draft has none. */
  verificationUrl?: string;
}

/** Renders an offer as a PDF file in the language of the offer. */
export const renderOfferPdf = (data: OfferPdfData): Promise<Buffer> => renderPdf(createOfferDocument(data));

/** Returns formatters for the figures of an offer, and its delivery terms with their place. */
export function getOfferFormats(intl: IntlShape, offer: Offer) {
  const formatMoney = (amount: number) =>
    intl.formatNumber(amount, { style: 'currency', currency: offer.currency, currencyDisplay: 'code' });
  const formatDay = (date: Date | string | null) =>
    date === null
      ? ''
      : intl.formatDate(date, { dateStyle: 'long', timeZone: typeof date === 'string' ? 'UTC' : brand.timeZone });
  /** Such as `CFR Annaba`. */
  const place = `${offer.deliveryTerms?.toUpperCase() ?? ''} ${offer.deliveryPlace}`.trim();
  return { formatMoney, formatDay, place };
}

function createOfferDocument({ offer, lines, reference, draft, verificationUrl }: OfferPdfData) {
  const { language, contactPerson, companyName, email, note } = offer;
  const number = formatOfferNumber(offer);
  const intl = offerIntl(language);
  const translate = (id: string, values?: Record<string, string | number>) =>
    intl.formatMessage({ id: `offer.${id}` }, values);
  const { formatMoney, formatDay } = getOfferFormats(intl, offer);
  /** English beside the language of the customer, because banks and inspectors read the document, too. */
  const label = (id: string) => {
    const own = translate(id);
    const english = offerIntl('en').formatMessage({ id: `offer.${id}` });
    return own === english ? own : `${own} / ${isolateLtr(english)}`;
  };
  const facts = (values: Record<string, string | false | null>) =>
    Object.entries(values).flatMap(([id, value]) => (value ? [{ label: label(id), value }] : []));
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
          facts={facts({
            seller: isolateLtr(formatSeller()),
            customer: companyName && isolateLatin(companyName),
            attention: [contactPerson, email].filter(Boolean).map(isolateLatin).join(', '),
            number: isolateLtr(number),
            request: reference,
            date: formatDay(offer.sentAt ?? offer.createdAt),
            validUntil: formatDay(offer.validUntil),
          })}
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
                quantity === null
                  ? ''
                  : `${intl.formatNumber(quantity, { maximumFractionDigits: 3 })} ${translate(`unit.${unit}`)}`,
            },
            {
              id: 'price',
              title: translate('unitPrice'),
              share: 2.6,
              figure: true,
              dir: 'ltr',
              cell: ({ unitPrice }) => (unitPrice === null ? '' : formatMoney(unitPrice)),
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
          total={listSums(offer, intl)}
        />
        {offer.conversion && <Paragraph muted>{formatConvertedTotal(intl, offer, offer.conversion)}</Paragraph>}
        <Heading>{translate('terms')}</Heading>
        <FactList facts={facts(getOfferTerms(intl, offer))} />
        <View style={{ height: 8 }} />
        {offer.validUntil && <Paragraph muted>{translate('closing', { date: formatDay(offer.validUntil) })}</Paragraph>}
        {note && <Heading>{translate('note')}</Heading>}
        {note.split('\n').map((paragraph, index) => (
          <PdfText key={index} dir="auto" style={{ marginBottom: 4 }}>
            {paragraph || ' '}
          </PdfText>
        ))}
        <View wrap={false} style={{ marginTop: 14 }}>
          <Row style={{ justifyContent: 'space-between', alignItems: 'flex-end', columnGap: 24 }}>
            <View style={{ width: 190, borderTopWidth: 0.6, borderTopColor: colors.strong, paddingTop: 4 }}>
              <PdfText dir="ltr">{brand.legalName}</PdfText>
              <PdfText as="small" style={{ color: colors.muted }}>
                {label('signature')}
              </PdfText>
            </View>
            {verificationUrl && (
              <Verification url={verificationUrl} title={label('verify')} text={translate('verify.text')} />
            )}
          </Row>
        </View>
      </PdfPages>
    </PdfDocument>
  );
}

/** Terms by the id of their label, in the order of the document; without a value where the offer does not say. */
export function getOfferTerms(intl: IntlShape, offer: Offer): Record<string, string | false | null> {
  const translate = (id: string, values?: Record<string, string | number>) =>
    intl.formatMessage({ id: `offer.${id}` }, values);
  const { formatDay, place } = getOfferFormats(intl, offer);
  const isAllowed = (allowed: boolean | null) => allowed !== null && translate(allowed ? 'allowed' : 'notAllowed');
  return {
    delivery: place && translate('incoterms', { place }),
    loadingPort: isolateLatin(offer.loadingPort),
    dischargePort: isolateLatin(offer.dischargePort),
    shipment: formatShipment(intl, formatDay, offer),
    partialShipment: isAllowed(offer.partialShipment),
    transshipment: isAllowed(offer.transshipment),
    tolerance:
      offer.tolerancePercent !== null &&
      isolateLtr(
        `+/- ${intl.formatNumber(offer.tolerancePercent / 100, { style: 'percent', maximumFractionDigits: 1 })}`,
      ),
    payment: offer.paymentTerms && translate(`payment.${offer.paymentTerms}`),
    paymentText: isolateLatin(offer.paymentText),
    origin: isolateLatin(offer.origin),
    packing: isolateLatin(offer.packing),
    inspection: isolateLatin(offer.inspection),
    documents: isolateLatin(offer.documents),
  };
}

/** Legal name, address and tax number of the company. */
const formatSeller = (): string => {
  const { street, district, city, postalCode } = brand.address;
  return `${brand.legalName}, ${street}, ${postalCode} ${district}, ${city}, Türkiye, ${brand.registration.tax}`;
};

/** Total, above it the sums that lead to it, where there are any. */
export function listSums(offer: Offer, intl: IntlShape): LabelValueRow[] {
  const { subtotal, discount, freight, insurance, vat, vatPercent, total, currency } = offer;
  const { place } = getOfferFormats(intl, offer);
  const money = (amount: number) => intl.formatNumber(amount, { style: 'currency', currency, currencyDisplay: 'code' });
  const text = (id: string, values?: Record<string, string | number>) =>
    intl.formatMessage({ id: `offer.${id}` }, values);
  const parts = [
    { label: text('discount'), amount: -discount },
    { label: text('freight'), amount: freight },
    { label: text('insurance'), amount: insurance },
    { label: text('vat', { percent: vatPercent }), amount: vat },
  ].filter(({ amount }) => amount !== 0);
  return [
    ...(parts.length > 0 ? [{ label: text('subtotal'), value: money(subtotal), minor: true }] : []),
    ...parts.map(({ label, amount }) => ({ label, value: money(amount), minor: true })),
    { label: text('total', { place }), value: money(total) },
  ];
}

function formatShipment(
  intl: IntlShape,
  formatDay: (day: string | null) => string,
  { shipmentFrom, shipmentUntil }: Offer,
): string {
  if (!shipmentFrom && !shipmentUntil) return '';
  const id = shipmentFrom && shipmentUntil ? 'between' : shipmentFrom ? 'from' : 'until';
  return intl.formatMessage(
    { id: `offer.shipment.${id}` },
    { from: formatDay(shipmentFrom), until: formatDay(shipmentUntil) },
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

/** In points; phones read it from a hand's distance. */
const QR_SIZE = 62;

/** QR code and address of the verification page. */
function Verification({ url, title, text }: { url: string; title: string; text: string }) {
  const { path, viewBox } = createQrPath(url);
  const [, address = '', code = ''] = /^(.*)\/(.*)$/.exec(url) ?? [];
  return (
    <Row style={{ flexGrow: 1, flexBasis: 0, columnGap: 8, alignItems: 'center' }}>
      <Svg viewBox={viewBox} style={{ width: QR_SIZE, height: QR_SIZE }}>
        <Path d={path} fill="#000000" />
      </Svg>
      <View style={{ flexGrow: 1, flexBasis: 0 }}>
        <PdfText as="small" bold>
          {title}
        </PdfText>
        <PdfText as="small" style={{ color: colors.muted }}>
          {text}
        </PdfText>
        <PdfText as="small" dir="ltr">
          {address.replace(/^https?:\/\//, '')}
        </PdfText>
        <PdfText as="small" dir="ltr" bold>
          {code}
        </PdfText>
      </View>
    </Row>
  );
}

const isolateLtr = (text: string): string => `\u2066${text}\u2069`;

/** Returns product name and description of a line. Words of 24 characters and more are split, because the column cannot hold them. */
export const describeGoods = (
  intl: IntlShape,
  { tradeProduct, grade, standard, hsCode, ...line }: OfferLine,
): string => {
  const parts = [line.description, grade, standard, hsCode && `HS ${hsCode}`];
  const description = parts
    .filter(Boolean)
    .join(', ')
    .replace(/\S{24}/g, '$& ');
  if (!tradeProduct) return description;
  const name = intl.formatMessage({ id: `steel.${tradeProduct}` });
  return description
    ? intl.formatMessage({ id: 'offer.goods.described' }, { name, description: isolateLatin(description) })
    : name;
};

/** Isolates a text without Arabic letters, so that sizes and grades run from left to right inside right-to-left text. */
const isolateLatin = (text: string): string => (text === '' || /[\u0590-\u08ff]/.test(text) ? text : isolateLtr(text));

/** Labels with their values, one per line. */
const FactList = ({ facts }: { facts: { label: string; value: string }[] }) => (
  <View>
    {facts.map(({ label, value }) => (
      <Row key={label} style={{ columnGap: 12, paddingVertical: 1.5 }}>
        <View style={{ width: 170 }}>
          <PdfText style={{ color: colors.muted }}>{label}</PdfText>
        </View>
        <View style={{ flexGrow: 1, flexBasis: 0 }}>
          <PdfText>{value}</PdfText>
        </View>
      </Row>
    ))}
  </View>
);
