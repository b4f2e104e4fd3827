import * as enums from '../../../../common/enums.ts';
import {
  randomBelow,
  companyName,
  companyOf,
  contactCount,
  hoursBeforeEnd,
  id,
  cycle,
  languageOf,
  addHours,
  emailOf,
  randomOrNull,
  countTo,
  personName,
  pickRandom,
  reference,
  requestCount,
  staff,
  submissionIdOf,
  type Row,
  type FixtureWriter,
} from './fixture-writer.ts';
import { edgeCaseTexts, messages, subjects } from './texts.ts';

const products = [...enums.tradeProducts, 'spare-parts', 'maintenance', null];
/** Dates around midnight and New Year in Istanbul and around changes of daylight saving time; all others are spread over two years. */
const edgeCaseDates = [
  '2016-03-27T00:30:00Z',
  '2016-11-05T23:59:59.999Z',
  '2025-12-31T20:59:59.999Z',
  '2025-12-31T21:00:00Z',
  '2024-02-29T12:00:00Z',
];
export const requestDate = (n: number) =>
  n <= edgeCaseDates.length ? edgeCaseDates[n - 1]! : hoursBeforeEnd(24 * 640 - n * 74 - (n % 24));

/** Sequence of statuses for each final status, including reopened requests. */
const statusPaths: Record<string, enums.QuoteStatus[]> = {
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

export async function insertRequests(writer: FixtureWriter): Promise<void> {
  const request = (n: number): Row => {
    const language = languageOf(n * 3);
    const source = pickRandom(enums.quoteSources);
    const trade = source === 'buyer_quote' || source === 'seller_quote';
    const product = pickRandom(trade ? enums.tradeProducts : products);
    const at = requestDate(n);
    const contact = n <= contactCount ? n : null; // the last requests have no contact
    return {
      id: id('request', n),
      submission_id: submissionIdOf('request', n),
      reference: reference(n),
      source,
      name: personName(n),
      email: emailOf(n),
      phone: cycle(['', '+44 20 7946 0000', '۰۲۱'], n),
      company: cycle([companyName(n), ''], n),
      message: trade ? '' : cycle([...messages[language], ...edgeCaseTexts], n),
      // Imported requests were closed before they were stored.
      status: n % 50 === 0 ? 'closed' : 'new',
      priority: pickRandom(enums.priorities),
      notes: randomOrNull(cycle(edgeCaseTexts, n)),
      product_type: product,
      product_title: randomOrNull(`"${product}" \\ 5,5 mm`),
      quantity: trade ? cycle(['0.001', '2400', '99999999999.999', '1.500'], n) : null,
      target_price: trade ? cycle(['590 USD/t', '۵۱۲ دلار', '', null], n) : null,
      delivery_terms: trade ? pickRandom(enums.deliveryTerms) : null,
      delivery_location: trade ? cycle(['Annaba', 'بندر امام', 'Djen Djen'], n) : null,
      payment_terms: trade ? pickRandom(enums.paymentTerms) : null,
      additional_requirements: trade ? randomOrNull(cycle(edgeCaseTexts, n)) : null,
      language,
      company_id: contact && id('company', companyOf(contact)),
      contact_id: contact && id('contact', contact),
      created_at: at,
      updated_at: at,
    };
  };
  for (let first = 1; first <= requestCount; first += 50)
    await writer.at(hoursBeforeEnd(0), null, () =>
      writer.insert(
        'quote_requests',
        countTo(50).map((n) => request(first + n - 1)),
      ),
    );

  for (const n of countTo(requestCount).filter((one) => one % 50 !== 0)) {
    const statusPath = cycle(Object.values(statusPaths), n);
    let at = requestDate(n);
    for (const status of statusPath) {
      at = addHours(at, 1 + randomBelow(60));
      // Quoted and closed with an amount, and rarely without one.
      const amount = ['quoted', 'closed'].includes(status) && n % 6 > 0 ? cycle(amounts, n) : null;
      await writer.at(at, cycle([staff[1]!.email, staff[2]!.email, null], n), () =>
        writer.db.query(
          `update quote_requests set status = $2, quoted_amount = coalesce($3, quoted_amount), quoted_currency = coalesce($4, quoted_currency),
             first_response_at = case when $2 in ('new', 'pending') then first_response_at else coalesce(first_response_at, $5) end,
             closed_at = case $2 when 'closed' then $5::timestamptz end
           where id = $1`,
          [id('request', n), status, amount, amount && pickRandom(enums.currencies), at],
        ),
      );
    }
  }
}

export async function insertOtherForms(writer: FixtureWriter): Promise<void> {
  const forms = countTo(60);
  const sentAt = (n: number) => hoursBeforeEnd(24 * 400 - n * 150);
  await writer.at(hoursBeforeEnd(0), null, () =>
    writer.insert(
      'contact_messages',
      forms.map((n) => ({
        id: id('message', n),
        submission_id: submissionIdOf('message', n),
        reference: reference(1000 + n),
        name: personName(n),
        company: companyName(n),
        email: emailOf(n),
        phone: n % 2 ? '' : '+90 232 000 00 00',
        topic: cycle([...enums.contactTopics, null], n),
        subject: subjects[languageOf(n)],
        message: cycle([...edgeCaseTexts, ...messages[languageOf(n)]], n),
        language: languageOf(n),
        company_id: n % 10 ? id('company', n) : null,
        contact_id: n % 10 ? id('contact', n) : null,
        created_at: sentAt(n),
        updated_at: sentAt(n),
      })),
    ),
  );
  await writer.at(hoursBeforeEnd(0), null, () =>
    writer.insert(
      'supplier_applications',
      forms.map((n) => ({
        id: id('application', n),
        submission_id: submissionIdOf('application', n),
        reference: reference(2000 + n),
        company_name: companyName(60 + n),
        country: cycle(['turkey', 'algeria', 'iran', 'france'], n),
        product_type: cycle(['scrap', 'hot-rolled-coil', 'coke'], n),
        monthly_capacity: cycle(['0.001', '2400', '99999999999.999'], n),
        contact_person: personName(60 + n),
        email: emailOf(60 + n),
        phone: '+213 555 00 00',
        website: cycle([null, 'https://rocher.example'], n),
        description: cycle([null, ...edgeCaseTexts], n),
        language: languageOf(n),
        company_id: id('company', 60 + n),
        contact_id: id('contact', 60 + n),
        created_at: sentAt(n),
        updated_at: sentAt(n),
      })),
    ),
  );
  const consent = (n: number, overrides: Row): Row => ({
    id: id('consent', n),
    purpose: 'privacy_notice',
    text_version: cycle(['1', '2026-01'], n),
    locale: languageOf(n),
    given_at: hoursBeforeEnd(24 * 400 - n),
    withdrawn_at: null,
    address: cycle(['203.0.113.7', '2001:db8:1::7', null], n),
    ...overrides,
  });
  await writer.insert('consents', [
    ...countTo(200).map((n) => consent(n, { subject_type: 'quote_request', subject_id: id('request', n) })),
    ...forms.map((n) => consent(300 + n, { subject_type: 'contact_message', subject_id: id('message', n) })),
    ...forms.map((n) => consent(400 + n, { subject_type: 'supplier_application', subject_id: id('application', n) })),
    ...forms.map((n) =>
      consent(500 + n, {
        subject_type: 'contact',
        subject_id: id('contact', n),
        purpose: 'marketing',
        withdrawn_at: n % 5 ? null : hoursBeforeEnd(24 * 100),
      }),
    ),
  ]);
}
