import * as enums from '../../../../common/enums.ts';
import { requestDate } from './forms.ts';
import {
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
  pickRandom,
  staff,
  type Row,
  type FixtureWriter,
} from './fixture-writer.ts';
import { edgeCaseTexts, messages, subjects } from './texts.ts';

const communication = (n: number, overrides: Row): Row => {
  const at = hoursBeforeEnd(24 * 350 - n * 25);
  const language = languageOf(n);
  return {
    id: id('communication', n),
    company_id: id('company', companyOf(1 + (n % contactCount))),
    contact_id: id('contact', 1 + (n % contactCount)),
    quote_request_id: null,
    type: 'email',
    direction: 'outbound',
    subject: `${subjects[language]} ${n}`,
    content: cycle([...messages[language], ...edgeCaseTexts, null], n),
    status: 'sent',
    priority: pickRandom(enums.priorities),
    sentiment: cycle([...enums.sentiments, null], n),
    follow_up_required: n % 9 === 0,
    follow_up_date: n % 9 === 0 ? addHours(hoursBeforeEnd(0), (n % 30) * 24 - 200) : null,
    tags: cycle([null, [], ['teklif', 'OFF-2026-0001'], ['a,b', 'c"d', 'e\\f', '', 'گزارش']], n),
    duration_minutes: null,
    metadata: null,
    message_id: null,
    reply_to_id: null,
    recipient: null,
    sent_at: null,
    failure: null,
    created_by: randomOrNull(pickRandom(staff).id),
    created_at: at,
    updated_at: at,
    ...overrides,
  };
};

export async function insertConversations(writer: FixtureWriter): Promise<void> {
  const form = (n: number) =>
    communication(n, {
      company_id: id('company', companyOf(n)),
      contact_id: id('contact', n),
      quote_request_id: id('request', n),
      type: 'form_submission',
      direction: 'inbound',
      status: n % 3 ? 'received' : 'replied',
      sentiment: 'neutral',
      follow_up_required: n % 3 > 0,
      follow_up_date: addHours(requestDate(n), 24),
      tags: ['quote_request', 'website'],
      created_by: null,
      metadata: {
        quote_id: id('request', n),
        product_type: null,
        source: 'website_quote_form',
        language: languageOf(n * 3),
      },
      created_at: requestDate(n),
      updated_at: requestDate(n),
    });
  /** An outbound mail; every fourth is a reply to the previous one. */
  const mail = (n: number) =>
    communication(n, {
      status: n % 5 ? 'sent' : 'failed',
      failure: n % 5 ? null : `550 5.1.1 <${emailOf(n)}>: "unknown" user`,
      sent_at: n % 5 && n % 7 ? hoursBeforeEnd(24 * 350 - n * 25 - 1) : null,
      recipient: emailOf(1 + (n % contactCount)),
      message_id: `communication-${id('communication', n)}`,
      reply_to_id: n % 4 ? null : id('communication', n - 1),
      metadata: {
        language: languageOf(n),
        quoted: n % 2 === 0,
        template: 'thanks',
        attachmentIds: n % 6 ? [] : [id('attachment', 1)],
      },
    });
  const other = (n: number) => {
    const type = cycle(enums.communicationTypes, n);
    return communication(n, {
      type,
      direction: pickRandom(enums.communicationDirections),
      status: pickRandom(enums.communicationStatuses),
      duration_minutes: ['phone', 'meeting', 'video_call'].includes(type) ? cycle([1, 45, 2_147_483_647], n) : null,
    });
  };
  const communications = [
    ...countTo(100).map(form),
    ...countTo(100).map((n) => mail(100 + n)),
    ...countTo(80).map((n) => other(200 + n)),
  ];
  await writer.at(hoursBeforeEnd(0), staff[1]!.email, () => writer.insert('communications', communications));

  // Deleted as in communication.bin.ts; replies to some of them are kept.
  for (const n of countTo(20).map((one) => one * 13 + 6))
    await writer.at(hoursBeforeEnd(n), pickRandom(staff).email, async () => {
      const values = [id('communication', n), hoursBeforeEnd(n)];
      await writer.db.query(
        `insert into communications_bin (id, company_id, record, answers, deleted_at)
         select id, company_id, to_jsonb(deleted), array(select id from communications where reply_to_id = deleted.id order by id), $2
         from communications deleted where id = $1`,
        values,
      );
      await writer.db.query('delete from communications where id = $1', values.slice(0, 1));
    });
  await writer.db.query(
    `insert into follow_up_reminders select id, follow_up_date from communications
     where follow_up_date is not null order by id limit 40`,
  );
}
