import 'reflect-metadata';
import { constants, inflateSync } from 'node:zlib';
import { pdf } from '@react-pdf/renderer';
import jsQr from 'jsqr';
import { locales, type Locale } from '../../../common/locales.ts';
import { Company } from '../parties/index.ts';
import { Offer, OfferLine } from './offer.entity.ts';
import { createOfferDocument, renderOfferPdf } from './offer.pdf.tsx';
import { offerIntl } from './offer.words.ts';

type OfferPdfData = Parameters<typeof createOfferDocument>[0];

const line = Object.assign(new OfferLine(), {
  position: 1,
  tradeProduct: 'rebar',
  description: 'Ø12 mm, 12 m, length tolerance 50 mm',
  hsCode: '7214.20',
  grade: 'B500B',
  standard: 'BS 4449',
  quantity: 1250,
  unit: 't',
  unitPrice: 548,
  amount: 685_000,
} satisfies Partial<OfferLine>);
const data = (language: Locale): OfferPdfData => ({
  offer: Object.assign(new Offer(), {
    number: 'OFF-2026-0042',
    revision: 1,
    language,
    currency: 'USD',
    contactPerson: 'Samir Boudjemaa',
    companyName: 'Laminoirs des Aurès',
    email: 'achats@laminoirsaures.example',
    deliveryTerms: 'cfr',
    deliveryPlace: 'Annaba',
    paymentTerms: 'lc',
    validUntil: '2026-12-05',
    discount: 0,
    freight: 12_000,
    insurance: 0,
    vatPercent: 0,
    vat: 0,
    tolerancePercent: 5,
    shipmentFrom: '2026-12-15',
    shipmentUntil: '2027-01-15',
    partialShipment: true,
    transshipment: false,
    origin: 'Türkiye',
    packing: 'Bundles of 2 t',
    loadingPort: 'Aliağa',
    dischargePort: 'Port of Annaba',
    paymentText: 'irrevocable, at sight',
    inspection: 'SGS at the port of loading',
    documents: 'Commercial invoice\nMill test certificate EN 10204 3.1',
    note: '',
    subtotal: 685_000,
    total: 697_000,
    conversion: null,
    sentAt: new Date('2026-11-25T09:00:00Z'),
    createdAt: new Date('2026-11-24T09:00:00Z'),
  } satisfies Partial<Offer>),
  lines: [line],
  reference: 'KC-7H2K',
  buyer: Object.assign(new Company(), {
    legalName: 'Laminoirs des Aurès SARL',
    addressLine1: 'Zone industrielle 18',
    postalCode: '23000',
    city: 'Annaba',
    country: 'Algeria',
    taxNumber: '000123456789',
  }),
  bank: {
    holder: 'Kordon Çelik A.Ş.',
    bank: 'Körfez Bankası',
    branch: 'Alsancak, İzmir',
    iban: 'TR330006100519786457841326',
    swift: 'KRFZTRI0XXX',
    currency: 'USD',
    intermediaryBank: 'Hudson Correspondent Bank',
    intermediarySwift: 'HDSNUS30',
  },
  signer: { name: 'Ece Tunalı', jobTitle: 'Export Manager' },
});

interface Node {
  value?: string;
  children?: Node[];
}
/** Removes direction marks and makes all spaces plain. */
const clean = (text: string) => text.replace(/[\u200e\u200f\u061c\u2066-\u2069]/g, '').replace(/[\u00a0\u202f]/g, ' ');

/** Returns the texts that react-pdf lays out. */
async function readTexts(document: ReturnType<typeof createOfferDocument>): Promise<string> {
  const { container, updateContainer } = pdf() as {
    container: unknown;
    updateContainer: ReturnType<typeof pdf>['updateContainer'];
  };
  await new Promise<void>((resolve) => updateContainer(document, resolve));
  const texts: string[] = [];
  const visit = ({ value, children = [] }: Node) => {
    if (value !== undefined) texts.push(value);
    children.forEach(visit);
  };
  visit((container as { document: Node }).document);
  return texts.join('\n');
}

type Intl = ReturnType<typeof offerIntl>;
interface Item {
  name: string;
  /** Messages whose texts the document contains in the language of the customer and in English. */
  messages?: string[];
  /** Texts that the document contains in every language. */
  texts?: string[];
  /** Returns a text in the format of a language; the document contains it in that of the customer and in English. */
  format?: (intl: Intl) => string;
  /** Returns a text that the document contains only in the format of the customer's language. */
  customerFormat?: (intl: Intl) => string;
  /** Removes the item from the data of the document; undefined for an item of every document. */
  remove?: (data: OfferPdfData) => unknown;
}
const formatDay = (intl: Intl, date: string) => intl.formatDate(date, { dateStyle: 'long', timeZone: 'UTC' });
const formatMoney = (intl: Intl, amount: number) =>
  intl.formatNumber(amount, { style: 'currency', currency: 'USD', currencyDisplay: 'code' });

/** What banks compare with a letter of credit by UCP 600 and ISBP 745, and what a buyer needs to open one. */
const checklist: Item[] = [
  { name: 'title', messages: ['title'] },
  {
    name: 'seller with address and tax number',
    messages: ['seller'],
    texts: ['Kordon Çelik Sanayi ve Ticaret A.Ş.', 'Liman Caddesi No: 1, 35230 Konak, İzmir, Türkiye', 'TR 9990000000'],
  },
  {
    name: 'buyer with address and tax number',
    messages: ['customer', 'taxNumber'],
    texts: ['Laminoirs des Aurès SARL', 'Zone industrielle 18, 23000 Annaba, Algeria', '000123456789'],
    remove: (document) => (document.buyer = null),
  },
  { name: 'number', messages: ['number'], texts: ['OFF-2026-0042'], remove: ({ offer }) => (offer.number = '') },
  {
    name: 'date',
    messages: ['date'],
    format: (intl) => formatDay(intl, '2026-11-25'),
    remove: ({ offer }) => (offer.sentAt = new Date('2026-10-01T09:00:00Z')),
  },
  { name: 'HS code', texts: ['HS 7214.20'], remove: ({ lines }) => (lines[0]!.hsCode = '') },
  { name: 'goods', messages: ['goods', 'steel.rebar'], remove: ({ lines }) => (lines[0]!.tradeProduct = null) },
  { name: 'grade', texts: ['B500B'], remove: ({ lines }) => (lines[0]!.grade = '') },
  { name: 'standard', texts: ['BS 4449'], remove: ({ lines }) => (lines[0]!.standard = '') },
  {
    name: 'sizes with their tolerance',
    texts: ['Ø12 mm, 12 m, length tolerance 50 mm'],
    remove: ({ lines }) => (lines[0]!.description = ''),
  },
  {
    name: 'quantity with unit',
    messages: ['quantity'],
    customerFormat: (intl) => `${intl.formatNumber(1250)} ${intl.formatMessage({ id: 'offer.unit.t' })}`,
    remove: ({ lines }) => (lines[0]!.quantity = null),
  },
  {
    name: 'tolerance of quantity and amount',
    messages: ['tolerance'],
    customerFormat: (intl) => `+/- ${intl.formatNumber(0.05, { style: 'percent' })}`,
    remove: ({ offer }) => (offer.tolerancePercent = null),
  },
  {
    name: 'unit price',
    messages: ['unitPrice'],
    customerFormat: (intl) => formatMoney(intl, 548),
    remove: ({ lines }) => (lines[0]!.unitPrice = null),
  },
  {
    name: 'total with freight',
    messages: ['freight', 'subtotal'],
    customerFormat: (intl) => formatMoney(intl, 697_000),
    remove: ({ offer }) => Object.assign(offer, { freight: 0, total: 685_000 }),
  },
  {
    name: 'Incoterm with place',
    messages: ['delivery'],
    texts: ['CFR Annaba (Incoterms® 2020)'],
    remove: ({ offer }) => Object.assign(offer, { deliveryTerms: null, deliveryPlace: '' }),
  },
  {
    name: 'port of loading',
    messages: ['loadingPort'],
    texts: ['Aliağa'],
    remove: ({ offer }) => (offer.loadingPort = ''),
  },
  {
    name: 'port of discharge',
    messages: ['dischargePort'],
    texts: ['Port of Annaba'],
    remove: ({ offer }) => (offer.dischargePort = ''),
  },
  {
    name: 'shipment',
    messages: ['shipment'],
    format: (intl) =>
      intl.formatMessage(
        { id: 'offer.shipment.between' },
        { from: formatDay(intl, '2026-12-15'), until: formatDay(intl, '2027-01-15') },
      ),
    remove: ({ offer }) => Object.assign(offer, { shipmentFrom: null, shipmentUntil: null }),
  },
  {
    name: 'partial shipments',
    messages: ['partialShipment', 'allowed'],
    remove: ({ offer }) => (offer.partialShipment = null),
  },
  {
    name: 'transshipment',
    messages: ['transshipment', 'notAllowed'],
    remove: ({ offer }) => (offer.transshipment = null),
  },
  {
    name: 'payment',
    messages: ['payment', 'payment.lc', 'paymentText'],
    texts: ['irrevocable, at sight'],
    remove: ({ offer }) => Object.assign(offer, { paymentTerms: null, paymentText: '' }),
  },
  {
    name: 'validity',
    messages: ['validUntil'],
    format: (intl) => formatDay(intl, '2026-12-05'),
    remove: ({ offer }) => (offer.validUntil = null),
  },
  {
    name: 'inspection',
    messages: ['inspection'],
    texts: ['SGS at the port of loading'],
    remove: ({ offer }) => (offer.inspection = ''),
  },
  {
    name: 'documents required',
    messages: ['documents'],
    texts: ['Commercial invoice', 'Mill test certificate EN 10204 3.1'],
    remove: ({ offer }) => (offer.documents = ''),
  },
  { name: 'origin', messages: ['origin'], remove: ({ offer }) => (offer.origin = '') },
  { name: 'packing', messages: ['packing'], texts: ['Bundles of 2 t'], remove: ({ offer }) => (offer.packing = '') },
  {
    name: 'bank with IBAN and SWIFT',
    messages: ['bank', 'bank.holder', 'bank.name', 'bank.iban', 'bank.swift', 'bank.intermediary'],
    texts: [
      'Kordon Çelik A.Ş.',
      'Körfez Bankası, Alsancak, İzmir, Türkiye',
      'TR33 0006 1005 1978 6457 8413 26',
      'KRFZTRI0XXX',
      'Hudson Correspondent Bank, HDSNUS30',
    ],
    remove: (document) => (document.bank = null),
  },
  {
    name: 'signature with name and position',
    messages: ['signature'],
    texts: ['Ece Tunalı, Export Manager'],
    remove: (document) => (document.signer = null),
  },
];

/** Names of the items of which a text is missing in a document. */
async function findMissing(document: OfferPdfData): Promise<string[]> {
  const texts = clean(await readTexts(createOfferDocument(document)));
  const customer = offerIntl(document.offer.language);
  const english = offerIntl('en');
  const isPrinted = (text: string) => texts.includes(clean(text));
  const format = (intl: Intl, id: string) => intl.formatMessage({ id: id.startsWith('steel.') ? id : `offer.${id}` });
  return checklist
    .filter(
      (item) =>
        ![
          ...(item.texts ?? []),
          ...[customer, english].flatMap((intl) => [
            ...(item.messages ?? []).map((id) => format(intl, id)),
            ...(item.format ? [item.format(intl)] : []),
          ]),
          ...(item.customerFormat ? [item.customerFormat(customer)] : []),
        ].every(isPrinted),
    )
    .map(({ name }) => name);
}

describe.each(locales)('the PDF in %s', (language) => {
  test('has every item of the checklist, also in English', async () => {
    expect(await findMissing(data(language))).toEqual([]);
  });

  test.each(checklist.flatMap(({ name, remove }) => (remove ? [[name, remove] as const] : [])))(
    'of an offer without %s is incomplete by the checklist',
    async (name, remove) => {
      const document = data(language);
      document.lines = [Object.assign(new OfferLine(), line)];
      remove(document);
      expect(await findMissing(document)).toContain(name);
    },
  );

  test('keeps a number and its unit on one line', async () => {
    const texts = await readTexts(createOfferDocument(data(language)));
    expect(texts).toContain('Ø12\u00a0mm, 12\u00a0m, length tolerance 50\u00a0mm');
    expect(texts).toContain('HS\u00a07214.20');
  });
});

test('the English PDF repeats no text, and amounts in Persian digits are repeated in Latin ones', async () => {
  const count = (texts: string, part: string) => clean(texts).split(part).length - 1;
  const english = await readTexts(createOfferDocument(data('en')));
  expect(count(english, 'Quotation and proforma invoice')).toBe(1);
  expect(count(english, 'Letter of credit (L/C)')).toBe(1);
  expect(count(english, 'USD 697,000.00')).toBe(1);
  expect(count(english, 'December 15, 2026')).toBe(1);
  const persian = await readTexts(createOfferDocument(data('fa')));
  expect(count(persian, 'USD 697,000.00')).toBe(1);
  expect(count(persian, 'USD 548.00')).toBe(1);
  const arabic = await readTexts(createOfferDocument(data('ar')));
  expect(count(arabic, '697,000.00')).toBe(1);
});

/** The drawing operators of each page. */
const readPages = (file: Buffer): string[] =>
  [...file.toString('latin1').matchAll(/\bstream\r?\n([\s\S]*?)\r?\nendstream/g)].flatMap(([, content]) => {
    try {
      // The last byte of the data may look like a line break before `endstream`.
      const options = { finishFlush: constants.Z_SYNC_FLUSH };
      const operators = inflateSync(Buffer.from(content!, 'latin1'), options).toString('latin1');
      return operators.startsWith('1 0 0 -1 0 841.89') ? [operators] : [];
    } catch {
      return []; // not compressed
    }
  });

/** Decodes the QR code that a page draws; null without one. */
function scan(page: string): string | null {
  const square = /(?<=^|\n)(\d+) (\d+) m\n(\d+) \2 l\n\3 (\d+) l\n\1 \4 l\nh/g;
  const modules = [...page.matchAll(square)]
    .map(([, left, top, right]) => ({ x: Number(left), y: Number(top), size: Number(right) - Number(left) }))
    .filter(({ size }) => size === 1);
  if (modules.length === 0) return null;
  const [scale, margin] = [4, 4];
  const side = (Math.max(...modules.map(({ x }) => x)) + 1 + 2 * margin) * scale;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const { x, y } of modules)
    for (let row = 0; row < scale; row++) {
      const start = (((y + margin) * scale + row) * side + (x + margin) * scale) * 4;
      for (let pixel = 0; pixel < scale; pixel++) pixels.fill(0, start + pixel * 4, start + pixel * 4 + 3);
    }
  return (jsQr as unknown as typeof jsQr.default)(pixels, side, side)?.data ?? null;
}

test.each(locales.flatMap((language) => [1, 5, 60].map((lines) => [language, lines] as const)))(
  'the QR code of the PDF in %s with %i lines is read as the address of the verification page, on the last page',
  async (language, lines) => {
    const verificationUrl = 'https://kordon.example/verify/7K3M-Q2XD-9H4T-C8WP';
    const goods = Array.from({ length: lines }, (_, index) =>
      Object.assign(new OfferLine(), line, { position: index + 1 }),
    );
    const pages = readPages(await renderOfferPdf({ ...data(language), lines: goods, verificationUrl }));
    expect(pages.map(scan)).toEqual([...Array.from({ length: pages.length - 1 }, () => null), verificationUrl]);
    if (lines === 60) expect(pages.length).toBeGreaterThan(4);
  },
);
