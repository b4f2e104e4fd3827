import * as enums from '../../../../common/enums.ts';
import {
  companyName,
  companyOf,
  hex,
  hoursBefore,
  id,
  inTurn,
  languageOf,
  mailbox,
  maybe,
  numbers,
  personName,
  staff,
  type Row,
  type Story,
} from './story.ts';
import { awkward, messages } from './texts.ts';

/** A file in pieces. They are smaller than those of the server, which makes no difference to who reads them. */
async function addFile(
  story: Story,
  n: number,
  { name, type, pieces, ...owner }: { name: string; type: string; pieces: Buffer[] } & Row,
) {
  await story.insert('attachments', [
    {
      id: id('attachment', n),
      name,
      type,
      size: Buffer.concat(pieces).length,
      contact_message_id: null,
      supplier_application_id: null,
      created_at: hoursBefore(24 * 200 - n),
      ...owner,
    },
  ]);
  await story.insert(
    'attachment_chunks',
    pieces.map((content, position) => ({ attachment_id: id('attachment', n), position, content: hex(content) })),
  );
}

export async function files(story: Story): Promise<void> {
  const everyByte = Buffer.from(Uint8Array.from({ length: 256 }, (_, byte) => byte));
  const pdf = (text: string) => ({ type: 'application/pdf', pieces: [Buffer.from(`%PDF-1.4\n% ${text}\n%%EOF\n`)] });
  const manyPieces = { type: 'image/png', pieces: [everyByte, everyByte, everyByte, Buffer.from('end')] };
  for (const n of numbers(20)) {
    const owner = n % 2 ? { contact_message_id: id('message', n) } : { supplier_application_id: id('application', n) };
    await addFile(story, n, {
      name: inTurn(['çizim.pdf', 'شهادة.pdf', "o'neill \\ 1.pdf", '👷.pdf'], n),
      ...(n % 7 ? pdf(`form ${n}`) : manyPieces),
      ...owner,
    });
  }
  await addFile(story, 21, { name: 'nobody sent the form.pdf', ...pdf('unclaimed') });
  for (const n of numbers(20)) {
    const name = inTurn(['sözleşme.pdf', 'قرارداد.pdf', 'vertrag (1).pdf'], n);
    await addFile(story, 100 + n, { name, ...pdf(`document ${n}`) });
    const at = hoursBefore(24 * 190 - n);
    await story.at(at, staff[1]!.email, () =>
      story.insert('company_documents', [
        {
          id: id('document', n),
          company_id: id('company', n * 2),
          attachment_id: id('attachment', 100 + n),
          name,
          type: 'application/pdf',
          size: pdf(`document ${n}`).pieces[0]!.length,
          created_by: maybe(staff[1]!.id),
          created_at: at,
        },
      ]),
    );
  }
  await offers(story, pdf);
}

async function offers(story: Story, pdf: (text: string) => { type: string; pieces: Buffer[] }): Promise<void> {
  const count = 50;
  const lastYear = 25;
  for (const n of numbers(count)) {
    const year = n <= lastYear ? 2025 : 2026;
    const number = `OFF-${year}-${String(n <= lastYear ? n : n - lastYear).padStart(4, '0')}`;
    const at = hoursBefore(24 * 330 - (n - lastYear) * 150);
    const request = 1 + n * 2; // some have none, one has several
    const lines = linesOf(n);
    const currency = inTurn(enums.currencies, n);
    await addFile(story, 200 + n, { name: `${number}.pdf`, ...pdf(number) });
    await story.at(at, staff[2]!.email, async () => {
      await story.insert('offers', [
        {
          id: id('offer', n),
          number,
          quote_request_id: id('request', n % 10 ? request : 7),
          company_id: id('company', companyOf(request)),
          contact_id: maybe(id('contact', request)),
          contact_person: personName(request),
          company_name: inTurn(['', companyName(request)], n),
          email: mailbox(request),
          language: languageOf(n),
          currency,
          delivery_terms: inTurn(enums.deliveryTerms, n),
          delivery_place: inTurn(['Mersin', 'بندر الدخيلة', ''], n),
          payment_terms: inTurn(enums.paymentTerms, n),
          valid_until: inTurn(['2026-12-31', '2025-02-28', '2199-12-31'], n),
          note: inTurn(['', ...awkward], n),
          total: money(lines.reduce((sum, line) => sum + line.cents, 0n)),
          attachment_id: id('attachment', 200 + n),
          created_by: maybe(staff[2]!.id),
          created_at: at,
          conversion:
            n % 3
              ? null
              : {
                  currency: 'TRY',
                  rate: 42.187,
                  at: hoursBefore(24 * 300),
                  source: inTurn(['reference', 'exchange rates'], n),
                  indicative: n % 2 === 0,
                },
        },
      ]);
      await story.insert(
        'offer_lines',
        lines.map(({ cents, ...line }, index) => ({
          offer_id: id('offer', n),
          position: index + 1,
          ...line,
          amount: money(cents),
        })),
      );
    });
  }
  await story.insert('offer_numbers', [
    { year: 2025, last: lastYear },
    { year: 2026, last: count - lastYear },
  ]);
}

const money = (cents: bigint) => `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`;

/** From one line to five; the first offers have the largest and the smallest figures that fit. */
function linesOf(n: number) {
  const line = (quantity: string, unitPrice: string, cents: bigint) => ({
    trade_product: inTurn([...enums.tradeProducts, null], n),
    description: inTurn([...messages[languageOf(n)], ''], n),
    quantity,
    unit: inTurn(enums.offerUnits, n),
    unit_price: unitPrice,
    cents,
  });
  if (n === 1) return [line('1.000', '999999999999.99', 99_999_999_999_999n)];
  if (n === 2) return [line('0.001', '0.01', 0n), line('99999999999.999', '0.00', 0n)];
  return numbers(1 + (n % 5)).map((k) =>
    line(`${k * n}.000`, money(BigInt(k * 10_050)), BigInt(k * n) * BigInt(k * 10_050)),
  );
}
