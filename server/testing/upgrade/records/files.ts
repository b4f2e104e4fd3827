import * as enums from '../../../../common/enums.ts';
import {
  companyName,
  companyOf,
  hex,
  hoursBeforeEnd,
  id,
  cycle,
  languageOf,
  emailOf,
  randomOrNull,
  countTo,
  personName,
  staff,
  type Row,
  type FixtureWriter,
} from './fixture-writer.ts';
import { edgeCaseTexts, messages } from './texts.ts';

/** Inserts a file in chunks, which may be smaller than those of the server. */
async function addFile(
  writer: FixtureWriter,
  n: number,
  { name, type, chunks, ...owner }: { name: string; type: string; chunks: Buffer[] } & Row,
) {
  await writer.insert('attachments', [
    {
      id: id('attachment', n),
      name,
      type,
      size: Buffer.concat(chunks).length,
      contact_message_id: null,
      supplier_application_id: null,
      created_at: hoursBeforeEnd(24 * 200 - n),
      ...owner,
    },
  ]);
  await writer.insert(
    'attachment_chunks',
    chunks.map((content, position) => ({ attachment_id: id('attachment', n), position, content: hex(content) })),
  );
}

export async function insertFiles(writer: FixtureWriter): Promise<void> {
  const everyByte = Buffer.from(Uint8Array.from({ length: 256 }, (_, byte) => byte));
  const pdf = (text: string) => ({ type: 'application/pdf', chunks: [Buffer.from(`%PDF-1.4\n% ${text}\n%%EOF\n`)] });
  const manyChunks = { type: 'image/png', chunks: [everyByte, everyByte, everyByte, Buffer.from('end')] };
  for (const n of countTo(20)) {
    const owner = n % 2 ? { contact_message_id: id('message', n) } : { supplier_application_id: id('application', n) };
    await addFile(writer, n, {
      name: cycle(['çizim.pdf', 'شهادة.pdf', "o'neill \\ 1.pdf", '👷.pdf'], n),
      ...(n % 7 ? pdf(`form ${n}`) : manyChunks),
      ...owner,
    });
  }
  await addFile(writer, 21, { name: 'nobody sent the form.pdf', ...pdf('unclaimed') });
  for (const n of countTo(20)) {
    const name = cycle(['sözleşme.pdf', 'قرارداد.pdf', 'vertrag (1).pdf'], n);
    await addFile(writer, 100 + n, { name, ...pdf(`document ${n}`) });
    const at = hoursBeforeEnd(24 * 190 - n);
    await writer.at(at, staff[1]!.email, () =>
      writer.insert('company_documents', [
        {
          id: id('document', n),
          company_id: id('company', n * 2),
          attachment_id: id('attachment', 100 + n),
          name,
          type: 'application/pdf',
          size: pdf(`document ${n}`).chunks[0]!.length,
          created_by: randomOrNull(staff[1]!.id),
          created_at: at,
        },
      ]),
    );
  }
  await insertOffers(writer, pdf);
}

async function insertOffers(
  writer: FixtureWriter,
  pdf: (text: string) => { type: string; chunks: Buffer[] },
): Promise<void> {
  const count = 50;
  const lastYear = 25;
  for (const n of countTo(count)) {
    const year = n <= lastYear ? 2025 : 2026;
    const number = `OFF-${year}-${String(n <= lastYear ? n : n - lastYear).padStart(4, '0')}`;
    const at = hoursBeforeEnd(24 * 330 - (n - lastYear) * 150);
    const request = 1 + n * 2; // some requests have no offer, one has several
    const lines = linesOf(n);
    const currency = cycle(enums.currencies, n);
    await addFile(writer, 200 + n, { name: `${number}.pdf`, ...pdf(number) });
    await writer.at(at, staff[2]!.email, async () => {
      await writer.insert('offers', [
        {
          id: id('offer', n),
          number,
          quote_request_id: id('request', n % 10 ? request : 7),
          company_id: id('company', companyOf(request)),
          contact_id: randomOrNull(id('contact', request)),
          contact_person: personName(request),
          company_name: cycle(['', companyName(request)], n),
          email: emailOf(request),
          language: languageOf(n),
          currency,
          delivery_terms: cycle(enums.deliveryTerms, n),
          delivery_place: cycle(['Mersin', 'بندر الدخيلة', ''], n),
          payment_terms: cycle(enums.paymentTerms, n),
          valid_until: cycle(['2026-12-31', '2025-02-28', '2199-12-31'], n),
          note: cycle(['', ...edgeCaseTexts], n),
          total: money(lines.reduce((sum, line) => sum + line.cents, 0n)),
          attachment_id: id('attachment', 200 + n),
          created_by: randomOrNull(staff[2]!.id),
          created_at: at,
          conversion:
            n % 3
              ? null
              : {
                  currency: 'TRY',
                  rate: 42.187,
                  at: hoursBeforeEnd(24 * 300),
                  source: cycle(['reference', 'exchange rates'], n),
                  indicative: n % 2 === 0,
                },
        },
      ]);
      await writer.insert(
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
  await writer.insert('offer_numbers', [
    { year: 2025, last: lastYear },
    { year: 2026, last: count - lastYear },
  ]);
}

const money = (cents: bigint) => `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`;

/** Returns one to five lines of an offer; the first offers have the largest and the smallest values of their columns. */
function linesOf(n: number) {
  const line = (quantity: string, unitPrice: string, cents: bigint) => ({
    trade_product: cycle([...enums.tradeProducts, null], n),
    description: cycle([...messages[languageOf(n)], ''], n),
    quantity,
    unit: cycle(enums.offerUnits, n),
    unit_price: unitPrice,
    cents,
  });
  if (n === 1) return [line('1.000', '999999999999.99', 99_999_999_999_999n)];
  if (n === 2) return [line('0.001', '0.01', 0n), line('99999999999.999', '0.00', 0n)];
  return countTo(1 + (n % 5)).map((k) =>
    line(`${k * n}.000`, money(BigInt(k * 10_050)), BigInt(k * n) * BigInt(k * 10_050)),
  );
}
