import { Path, Svg, View } from '@react-pdf/renderer';
import type { IntlShape } from '@formatjs/intl';
import { Heading, Paragraph, Rule, Table, Title } from '../../../common/print/blocks.tsx';
import { colors } from '../../../common/print/styles.ts';
import { renderPdf } from '../../../common/print/render-pdf.ts';
import { PdfDocument, PdfPages } from '../../../common/print/pdf-document.tsx';
import { PdfText, Row } from '../../../common/print/text.tsx';
import { formatNumber, getMarketDecimals, getMoneyDecimals } from '../../../common/market/format.ts';
import { formatOfferNumber } from '../../../common/offer-number.ts';
import { brand } from '../../../common/brand.ts';
import { createQrPath } from '../../../common/qr-path.ts';
import { languages } from '../../../common/locales.ts';
import { formatIban, getIbanCountry } from '../../../common/iban.ts';
import type { BankAccountDetails } from '../bank-accounts/index.ts';
import type { Company } from '../parties/index.ts';
import type { Offer, OfferConversion, OfferLine } from './offer.entity.ts';
import { offerIntl } from './offer.words.ts';

interface OfferPdfData {
  offer: Offer;
  lines: OfferLine[];
  /** Reference of the quote request. */
  reference: string;
  /** Company of the recipient, for legal name, address and tax number. */
  buyer: Company | null;
  /** Account for the payment. */
  bank: BankAccountDetails | null;
  /** Who sends it; null in a draft. */
  signer: { name: string; jobTitle: string } | null;
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

export function createOfferDocument(data: OfferPdfData) {
  const { offer, lines, reference, buyer, bank, signer, draft, verificationUrl } = data;
  const { language, contactPerson, companyName, email, note } = offer;
  const number = formatOfferNumber(offer);
  const intl = offerIntl(language);
  const english = offerIntl('en');
  const translate = (id: string, values?: Record<string, string | number>) =>
    intl.formatMessage({ id: `offer.${id}` }, values);
  const { formatMoney, formatDay } = getOfferFormats(intl, offer);
  const englishFormats = getOfferFormats(english, offer);
  /** Returns the English text of a message; undefined when the document is in English. */
  const translation = (id: string) => {
    const message = { id: id.startsWith('steel.') ? id : `offer.${id}` };
    const text = english.formatMessage(message);
    return text === intl.formatMessage(message) ? undefined : text;
  };
  const label = (id: string) => inTwoLanguages(translate(id), translation(id));
  const facts = (values: Record<string, string | false | null>) =>
    Object.entries(values).flatMap(([id, value]) =>
      value ? [{ label: translate(id), translation: translation(id), value: keepWithUnit(value) }] : [],
    );
  const formatDayTwice = (day: Date | string | null) =>
    inTwoLanguages(formatDay(day), language === 'en' ? undefined : englishFormats.formatDay(day));
  const formatShipmentTwice = () => {
    const period = formatShipment(intl, formatDay, offer);
    return language === 'en' || !period
      ? period
      : `${period}\n${isolateLtr(formatShipment(english, englishFormats.formatDay, offer))}`;
  };
  /** Puts the city, which is written from left to right, beside the date that is written in the same direction. */
  const formatPlaceAndDay = (day: Date) =>
    languages[language].dir === 'ltr'
      ? `${brand.address.city}, ${formatDayTwice(day)}`
      : inTwoLanguages(formatDay(day), `${brand.address.city}, ${englishFormats.formatDay(day)}`);
  const isAllowed = (allowed: boolean | null) => allowed !== null && label(allowed ? 'allowed' : 'notAllowed');
  const formatQuantity = ({ quantity, unit }: OfferLine, { formatNumber, formatMessage }: IntlShape) =>
    quantity === null
      ? ''
      : `${formatNumber(quantity, { maximumFractionDigits: 3 })}\u00a0${formatMessage({ id: `offer.unit.${unit}` })}`;
  /** Repeats an amount in Latin digits; empty for one that already has them. */
  const repeatMoney = (amount: number | null) =>
    amount !== null && /[٠-٩۰-۹]/.test(formatMoney(amount)) ? englishFormats.formatMoney(amount) : '';
  const titleBlock = {
    company: translate('company'),
    phone: translate('phone'),
    email: translate('email'),
    document: translate('number'),
    page: translate('sheet'),
    name: number,
    formatPageNumber: (page: number, pages: number) => translate('count', { page, pages }),
  };
  const section = (id: string) => <Heading translation={translation(id)}>{translate(id)}</Heading>;
  const blockTitle = (id: string) => (
    <View style={{ marginBottom: 4 }}>
      <PdfText bold>{translate(id)}</PdfText>
      {translation(id) && (
        <PdfText as="tiny" dir="ltr" style={{ color: colors.muted }}>
          {translation(id)!}
        </PdfText>
      )}
    </View>
  );

  return (
    <PdfDocument
      locale={language}
      title={`${translate('title')} ${number}`}
      subject={companyName || contactPerson}
      createdAt={offer.createdAt}
    >
      <PdfPages titleBlock={titleBlock} header={number} watermark={draft}>
        <Title translation={translation('title')}>{translate('title')}</Title>
        <FactList
          facts={facts({
            seller: formatSeller(english),
            customer: formatBuyer(companyName, buyer),
            taxNumber: isolateLatin(buyer?.taxNumber ?? ''),
            attention: [contactPerson, email].filter(Boolean).map(isolateLatin).join(', '),
            number: isolateLtr(number),
            request: reference && isolateLtr(reference),
            date: formatDayTwice(offer.sentAt ?? offer.createdAt),
            validUntil: formatDayTwice(offer.validUntil),
          })}
        />
        <View style={{ height: 8 }} />
        <Table<OfferLine>
          rows={lines}
          columns={[
            {
              id: 'goods',
              title: translate('goods'),
              translation: translation('goods'),
              share: 4.4,
              dir: 'auto',
              cell: (line) => describeGoods(intl, line),
              note: ({ tradeProduct }) => (tradeProduct ? (translation(`steel.${tradeProduct}`) ?? '') : ''),
            },
            {
              id: 'quantity',
              title: translate('quantity'),
              translation: translation('quantity'),
              share: 2.3,
              figure: true,
              cell: (line) => formatQuantity(line, intl),
              note: (line) => (translation(`unit.${line.unit}`) ? formatQuantity(line, english) : ''),
            },
            {
              id: 'price',
              title: translate('unitPrice'),
              translation: translation('unitPrice'),
              share: 2.6,
              figure: true,
              dir: 'ltr',
              cell: ({ unitPrice }) => (unitPrice === null ? '' : formatMoney(unitPrice)),
              note: ({ unitPrice }) => repeatMoney(unitPrice),
            },
            {
              id: 'amount',
              title: translate('amount'),
              translation: translation('amount'),
              share: 3,
              figure: true,
              dir: 'ltr',
              cell: (line) => formatMoney(line.amount),
              note: ({ amount }) => repeatMoney(amount),
            },
          ]}
          total={listSums(offer, intl).map(({ id, amount, label: rowLabel, labelIn }) => ({
            label: rowLabel,
            translation: labelIn(english) === rowLabel ? undefined : labelIn(english),
            value: formatMoney(amount),
            note: repeatMoney(amount),
            minor: id !== 'total',
          }))}
        />
        {offer.conversion && (
          <View style={{ marginTop: 6 }}>
            <Paragraph muted>{formatConvertedTotal(intl, offer, offer.conversion)}</Paragraph>
          </View>
        )}
        {section('terms')}
        <FactList
          facts={facts({
            ...getOfferTerms(intl, offer),
            shipment: formatShipmentTwice(),
            partialShipment: isAllowed(offer.partialShipment),
            transshipment: isAllowed(offer.transshipment),
            payment: offer.paymentTerms && label(`payment.${offer.paymentTerms}`),
          })}
        />
        {note && section('note')}
        {note.split('\n').map((paragraph, index) => (
          <PdfText key={index} dir="auto" style={{ marginBottom: 4, ...(!paragraph && { fontSize: 4 }) }}>
            {paragraph || ' '}
          </PdfText>
        ))}
        <View wrap={false} style={{ marginTop: 6 }}>
          {offer.validUntil && (
            <Paragraph muted>{translate('closing', { date: formatDay(offer.validUntil) })}</Paragraph>
          )}
          <Rule />
          <Row style={{ columnGap: 18 }}>
            {bank && (
              <View style={{ width: BANK_WIDTH }}>
                {blockTitle('bank')}
                <StackedFacts
                  facts={facts({
                    'bank.holder': isolateLatin(bank.holder),
                    'bank.name': isolateLatin(
                      [bank.bank, bank.branch, countryNames.of(getIbanCountry(bank.iban))].filter(Boolean).join(', '),
                    ),
                    'bank.iban': isolateLtr(formatIban(bank.iban).replaceAll(' ', '\u00a0')),
                    'bank.swift': isolateLtr(bank.swift),
                    'bank.currency': isolateLtr(bank.currency),
                    'bank.intermediary': isolateLatin(
                      [bank.intermediaryBank, bank.intermediarySwift].filter(Boolean).join(', '),
                    ),
                  })}
                />
              </View>
            )}
            <View style={{ flexGrow: 1, flexBasis: 0 }}>
              {blockTitle('signature')}
              <PdfText as="small">{formatPlaceAndDay(offer.sentAt ?? offer.createdAt)}</PdfText>
              <View
                style={{
                  marginTop: SIGNATURE_HEIGHT,
                  borderTopWidth: 0.6,
                  borderTopColor: colors.strong,
                  paddingTop: 4,
                }}
              >
                <PdfText as="small" dir="ltr">
                  {brand.legalName}
                </PdfText>
                {signer && (
                  <PdfText as="small" dir="auto">
                    {[signer.name, signer.jobTitle].filter(Boolean).join(', ')}
                  </PdfText>
                )}
              </View>
            </View>
            {verificationUrl && (
              <View style={{ width: QR_SIZE + 34 }}>
                {blockTitle('verify')}
                <Verification url={verificationUrl} text={translate('verify.text')} />
              </View>
            )}
          </Row>
        </View>
      </PdfPages>
    </PdfDocument>
  );
}

/** Returns the terms by the id of their label, in the order of the document; a term that the offer leaves open has no value. */
export function getOfferTerms(intl: IntlShape, offer: Offer): Record<string, string | false | null> {
  const translate = (id: string, values?: Record<string, string | number>) =>
    intl.formatMessage({ id: `offer.${id}` }, values);
  const { formatDay, place } = getOfferFormats(intl, offer);
  const isAllowed = (allowed: boolean | null) => allowed !== null && translate(allowed ? 'allowed' : 'notAllowed');
  return {
    delivery: place && translate('incoterms', { place: isolateLtr(place) }),
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
    documents: offer.documents.split('\n').map(isolateLatin).join('\n'),
  };
}

/** Countries in English, as banks read them. */
const countryNames = new Intl.DisplayNames('en', { type: 'region' });

/** Returns a text, followed by its English translation when that differs. */
const inTwoLanguages = (text: string, english: string | undefined): string =>
  english && english !== text ? `${text} / ${isolateLtr(english)}` : text;

/** Legal name, address and tax number of the company. */
const formatSeller = (english: IntlShape): string => {
  const { street, district, city, postalCode } = brand.address;
  const taxNumber = english.formatMessage({ id: 'offer.taxNumber' });
  const lines = [
    brand.legalName,
    `${street}, ${postalCode} ${district}, ${city}, Türkiye`,
    `${taxNumber}: ${brand.registration.tax}`,
  ];
  return lines.map(isolateLtr).join('\n');
};

/** Legal name and address of the customer, as far as they are known. */
function formatBuyer(companyName: string, buyer: Company | null): string {
  if (!buyer) return isolateLatin(companyName);
  const { legalName, addressLine1, addressLine2, postalCode, city, state, country } = buyer;
  const town = [postalCode, city].filter(Boolean).join(' ');
  const address = [addressLine1, addressLine2, town, state, country].filter(Boolean).join(', ');
  return [legalName ?? companyName, address].filter(Boolean).map(isolateLatin).join('\n');
}

/** Keeps a number and its unit on one line: `12 m`. */
const keepWithUnit = (text: string): string =>
  text.replace(/(\d) (?=(?:[mck]?m|m[²³]|kg|g|t|mt|pcs|days?|%)(?![\p{L}\d]))/gu, '$1\u00a0');

/** Returns the sums that lead to the total, if there are any, and the total. */
export function listSums(offer: Offer, intl: IntlShape) {
  const { subtotal, discount, freight, insurance, vat, vatPercent, total } = offer;
  const { place } = getOfferFormats(intl, offer);
  const parts = [
    { id: 'discount', amount: -discount },
    { id: 'freight', amount: freight },
    { id: 'insurance', amount: insurance },
    { id: 'vat', amount: vat, values: { percent: vatPercent } },
  ].filter(({ amount }) => amount !== 0);
  const sums = [
    ...(parts.length > 0 ? [{ id: 'subtotal', amount: subtotal }, ...parts] : []),
    { id: 'total', amount: total, values: { place: isolateLtr(place) } },
  ];
  return sums.map(({ id, amount, ...row }) => {
    const values = 'values' in row ? row.values : undefined;
    const labelIn = (other: IntlShape) => other.formatMessage({ id: `offer.${id}` }, values).trim();
    return { id, amount, label: labelIn(intl), labelIn };
  });
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

/** In points: an IBAN fits on one line. */
const BANK_WIDTH = 186;
/** In points: room for a stamp and a signature. */
const SIGNATURE_HEIGHT = 56;
/** In points: large enough for the camera of a phone. */
const QR_SIZE = 84;

/** QR code and address of the verification page. */
function Verification({ url, text }: { url: string; text: string }) {
  const { path, viewBox } = createQrPath(url);
  const [, address = '', code = ''] = /^(.*)\/(.*)$/.exec(url) ?? [];
  return (
    <>
      <Row>
        <Svg viewBox={viewBox} style={{ width: QR_SIZE, height: QR_SIZE }}>
          <Path d={path} fill="#000000" />
        </Svg>
      </Row>
      <PdfText as="small" dir="ltr">
        {address.replace(/^https?:\/\//, '')}
      </PdfText>
      <PdfText as="small" dir="ltr" bold>
        {code}
      </PdfText>
      <PdfText as="tiny" style={{ color: colors.muted }}>
        {text}
      </PdfText>
    </>
  );
}

const isolateLtr = (text: string): string => `\u2066${text}\u2069`;

/** Returns product name and description of a line. Words of 24 characters and more are split, because the column cannot hold them. */
export const describeGoods = (
  intl: IntlShape,
  { tradeProduct, grade, standard, hsCode, ...line }: OfferLine,
): string => {
  const codes = [grade, standard, hsCode && `HS ${hsCode}`].map((code) => code.replaceAll(' ', '\u00a0'));
  const parts = [line.description, ...codes].filter(Boolean);
  const description = keepWithUnit(parts.join(', ')).replace(/[^\s\u00a0]{24}/g, '$& ');
  if (!tradeProduct) return description;
  const name = intl.formatMessage({ id: `steel.${tradeProduct}` });
  return description
    ? intl.formatMessage({ id: 'offer.goods.described' }, { name, description: isolateLatin(description) })
    : name;
};

/** Isolates a text without Arabic letters, so that sizes and grades run from left to right inside right-to-left text. */
const isolateLatin = (text: string): string => (text === '' || /[\u0590-\u08ff]/.test(text) ? text : isolateLtr(text));

interface Fact {
  label: string;
  translation: string | undefined;
  value: string;
}

/** Labels with their values, one per line; the English label stands behind the other one, in small type. */
const FactList = ({ facts }: { facts: Fact[] }) => (
  <View>
    {facts.map(({ value, ...label }) => (
      <Row key={label.label} style={{ columnGap: 12, paddingVertical: 1 }}>
        <View style={{ width: 180 }}>
          <FactLabel {...label} />
        </View>
        <View style={{ flexGrow: 1, flexBasis: 0 }}>
          <PdfText>{value}</PdfText>
        </View>
      </Row>
    ))}
  </View>
);

/** Values below their labels, for a narrow column. */
const StackedFacts = ({ facts }: { facts: Fact[] }) => (
  <View>
    {facts.map(({ value, ...label }) => (
      <View key={label.label} style={{ marginBottom: 2 }}>
        <FactLabel {...label} isSmall />
        <PdfText>{value}</PdfText>
      </View>
    ))}
  </View>
);

const FactLabel = ({ label, translation, isSmall }: Omit<Fact, 'value'> & { isSmall?: boolean }) => (
  <Row style={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 5 }}>
    <PdfText as={isSmall ? 'small' : 'body'} style={{ color: colors.muted }}>
      {label}
    </PdfText>
    {translation && (
      <PdfText as="tiny" dir="ltr" style={{ color: colors.muted }}>
        {translation}
      </PdfText>
    )}
  </Row>
);
