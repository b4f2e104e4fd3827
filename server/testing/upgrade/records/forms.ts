import * as enums from '../../../../common/enums.ts';
import {
  below,
  companyName,
  companyOf,
  contactCount,
  hoursBefore,
  id,
  inTurn,
  languageOf,
  later,
  mailbox,
  maybe,
  numbers,
  personName,
  pick,
  reference,
  requestCount,
  staff,
  submission,
  type Row,
  type Story,
} from './story.ts';
import { awkward, messages, subjects } from './texts.ts';

const products = [...enums.tradeProducts, 'spare-parts', 'maintenance', null];
/** Around the ends of days and years in Istanbul and the hours that daylight saving time took and gave; the rest spread over two years. */
const edges = [
  '2016-03-27T00:30:00Z',
  '2016-11-05T23:59:59.999Z',
  '2025-12-31T20:59:59.999Z',
  '2025-12-31T21:00:00Z',
  '2024-02-29T12:00:00Z',
];
export const requestedAt = (n: number) =>
  n <= edges.length ? edges[n - 1]! : hoursBefore(24 * 640 - n * 74 - (n % 24));

/** A way through the stages for each last stage; what is reopened goes back. */
const ways: Record<string, enums.QuoteStatus[]> = {
  new: [],
  pending: ['pending'],
  contacted: ['contacted'],
  responded: ['contacted', 'responded'],
  quoted: ['pending', 'contacted', 'quoted'],
  closed: ['contacted', 'quoted', 'closed'],
  'closed at once': ['closed'],
  'closed twice': ['quoted', 'closed', 'quoted', 'closed'],
  reopened: ['responded', 'closed', 'pending'],
  'new again': ['contacted', 'new'],
};
const amounts = ['0', '0.01', '125000.50', '9000', '999999999.99', '412750.25', '999999999999.99'];

export async function requests(story: Story): Promise<void> {
  const request = (n: number): Row => {
    const language = languageOf(n * 3);
    const source = pick(enums.quoteSources);
    const trade = source === 'buyer_quote' || source === 'seller_quote';
    const product = pick(trade ? enums.tradeProducts : products);
    const at = requestedAt(n);
    const contact = n <= contactCount ? n : null; // the rest came before anybody kept companies
    return {
      id: id('request', n),
      submission_id: submission('request', n),
      reference: reference(n),
      source,
      name: personName(n),
      email: mailbox(n),
      phone: inTurn(['', '+44 20 7946 0000', '۰۲۱'], n),
      company: inTurn([companyName(n), ''], n),
      message: trade ? '' : inTurn([...messages[language], ...awkward], n),
      // What was imported was closed before it came here.
      status: n % 50 === 0 ? 'closed' : 'new',
      priority: pick(enums.priorities),
      notes: maybe(inTurn(awkward, n)),
      product_type: product,
      product_title: maybe(`"${product}" \\ 5,5 mm`),
      quantity: trade ? inTurn(['0.001', '2400', '99999999999.999', '1.500'], n) : null,
      target_price: trade ? inTurn(['590 USD/t', '۵۱۲ دلار', '', null], n) : null,
      delivery_terms: trade ? pick(enums.deliveryTerms) : null,
      delivery_location: trade ? inTurn(['Annaba', 'بندر امام', 'Djen Djen'], n) : null,
      payment_terms: trade ? pick(enums.paymentTerms) : null,
      additional_requirements: trade ? maybe(inTurn(awkward, n)) : null,
      language,
      company_id: contact && id('company', companyOf(contact)),
      contact_id: contact && id('contact', contact),
      created_at: at,
      updated_at: at,
    };
  };
  for (let first = 1; first <= requestCount; first += 50)
    await story.at(hoursBefore(0), null, () =>
      story.insert(
        'quote_requests',
        numbers(50).map((n) => request(first + n - 1)),
      ),
    );

  for (const n of numbers(requestCount).filter((one) => one % 50 !== 0)) {
    const way = inTurn(Object.values(ways), n);
    let at = requestedAt(n);
    for (const status of way) {
      at = later(at, 1 + below(60));
      // Sold with an amount, and in rare cases without one.
      const amount = ['quoted', 'closed'].includes(status) && n % 6 > 0 ? inTurn(amounts, n) : null;
      await story.at(at, inTurn([staff[1]!.email, staff[2]!.email, null], n), () =>
        story.db.query(
          `update quote_requests set status = $2, quoted_amount = coalesce($3, quoted_amount), quoted_currency = coalesce($4, quoted_currency),
             first_response_at = case when $2 in ('new', 'pending') then first_response_at else coalesce(first_response_at, $5) end,
             closed_at = case $2 when 'closed' then $5::timestamptz end
           where id = $1`,
          [id('request', n), status, amount, amount && pick(enums.currencies), at],
        ),
      );
    }
  }
}

export async function otherForms(story: Story): Promise<void> {
  const forms = numbers(60);
  const sentAt = (n: number) => hoursBefore(24 * 400 - n * 150);
  await story.at(hoursBefore(0), null, () =>
    story.insert(
      'contact_messages',
      forms.map((n) => ({
        id: id('message', n),
        submission_id: submission('message', n),
        reference: reference(1000 + n),
        name: personName(n),
        company: companyName(n),
        email: mailbox(n),
        phone: n % 2 ? '' : '+90 232 000 00 00',
        topic: inTurn([...enums.contactTopics, null], n),
        subject: subjects[languageOf(n)],
        message: inTurn([...awkward, ...messages[languageOf(n)]], n),
        language: languageOf(n),
        company_id: n % 10 ? id('company', n) : null,
        contact_id: n % 10 ? id('contact', n) : null,
        created_at: sentAt(n),
        updated_at: sentAt(n),
      })),
    ),
  );
  await story.at(hoursBefore(0), null, () =>
    story.insert(
      'supplier_applications',
      forms.map((n) => ({
        id: id('application', n),
        submission_id: submission('application', n),
        reference: reference(2000 + n),
        company_name: companyName(60 + n),
        country: inTurn(['turkey', 'algeria', 'iran', 'france'], n),
        product_type: inTurn(['scrap', 'hot-rolled-coil', 'coke'], n),
        monthly_capacity: inTurn(['0.001', '2400', '99999999999.999'], n),
        contact_person: personName(60 + n),
        email: mailbox(60 + n),
        phone: '+213 555 00 00',
        website: inTurn([null, 'https://rocher.example'], n),
        description: inTurn([null, ...awkward], n),
        language: languageOf(n),
        company_id: id('company', 60 + n),
        contact_id: id('contact', 60 + n),
        created_at: sentAt(n),
        updated_at: sentAt(n),
      })),
    ),
  );
  const consent = (n: number, about: Row): Row => ({
    id: id('consent', n),
    purpose: 'privacy_notice',
    text_version: inTurn(['1', '2026-01'], n),
    locale: languageOf(n),
    given_at: hoursBefore(24 * 400 - n),
    withdrawn_at: null,
    address: inTurn(['203.0.113.7', '2001:db8:1::7', null], n),
    ...about,
  });
  await story.insert('consents', [
    ...numbers(200).map((n) => consent(n, { subject_type: 'quote_request', subject_id: id('request', n) })),
    ...forms.map((n) => consent(300 + n, { subject_type: 'contact_message', subject_id: id('message', n) })),
    ...forms.map((n) => consent(400 + n, { subject_type: 'supplier_application', subject_id: id('application', n) })),
    ...forms.map((n) =>
      consent(500 + n, {
        subject_type: 'contact',
        subject_id: id('contact', n),
        purpose: 'marketing',
        withdrawn_at: n % 5 ? null : hoursBefore(24 * 100),
      }),
    ),
  ]);
}
