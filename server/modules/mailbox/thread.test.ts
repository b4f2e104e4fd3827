import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { aQuoteRequest, submitQuoteRequest } from '../../testing/builders.ts';
import { startImapServer, type ImapServer } from '../../testing/imap-server.ts';
import { startKordon } from '../../testing/kordon.ts';

const kordon = startKordon();
let imap: ImapServer;
beforeAll(async () => {
  imap = await startImapServer();
});
afterAll(() => imap.close());

interface Message {
  id: string;
  direction: string;
  status: string;
  content: string | null;
}

const readThread = async (id: string): Promise<Message[]> => {
  const document = 'query ($id: ID!) { communicationThread(id: $id) { id direction status content } }';
  return (await kordon.admin.run<{ communicationThread: Message[] }>(document, { id })).communicationThread;
};

/** Repeats a query until it finds something; the time limit of the test ends it otherwise. */
async function waitFor<Value>(find: () => Promise<Value | undefined> | Value | undefined): Promise<Value> {
  for (;;) {
    const found = await find();
    if (found !== undefined) return found;
    await delay(50);
  }
}

test('a conversation from the request to our third answer is one thread, for us and for the customer', async () => {
  await kordon.admin.run('mutation ($input: MailboxInput!) { saveMailbox(input: $input) { id } }', {
    input: {
      address: 'satis@kordon.example',
      host: '127.0.0.1',
      port: imap.port,
      secure: false,
      username: 'satis',
      authentication: 'PASSWORD',
      secret: 'first password',
    },
  });
  const customer = `amelie@${randomUUID()}.example`;
  await kordon.visitor.run(submitQuoteRequest, { input: aQuoteRequest({ email: customer }) });
  const [form] = await kordon.db.query<[{ id: string; quote_request_id: string }]>(
    `select id, quote_request_id from communications where type = 'form_submission'`,
  );
  const received = () => kordon.mail.messages.filter(({ recipients }) => recipients.includes(customer));
  await waitFor(() => received()[0]); // the confirmation

  for (const turn of [1, 2, 3]) {
    const answered = (await readThread(form.id)).findLast(({ direction }) => direction === 'INBOUND')!;
    await kordon.admin.run(
      'mutation ($id: ID!, $input: ScheduledMailInput!) { scheduleMail(id: $id, input: $input) { id } }',
      {
        id: randomUUID(),
        input: {
          replyToId: answered.id,
          subject: 'Re: Billets',
          content: `Answer ${turn}`,
          sendAt: new Date(Date.now() - 1_000).toISOString(),
        },
      },
    );
    const ours = await waitFor(() => received().find(({ text }) => text?.startsWith(`Answer ${turn}\n`)));
    if (turn === 3) break;
    // The date of a mail in a mailbox has whole seconds.
    const second = Math.ceil(Date.now() / 1_000);
    await waitFor(() => (Date.now() / 1_000 > second ? true : undefined));
    const references = [...[ours.references ?? []].flat(), ours.messageId].join(' ');
    imap.deliver(
      'INBOX',
      [
        `From: Amelie <${customer}>`,
        'To: satis@kordon.example',
        'Subject: Re: Billets',
        `Message-ID: <turn-${turn}-${randomUUID()}@customer.example>`,
        `In-Reply-To: ${ours.messageId!}`,
        `References: ${references}`,
        '',
        `Question ${turn}`,
      ].join('\r\n'),
    );
    await waitFor(async () =>
      (await readThread(form.id)).find(({ content }) => content?.startsWith(`Question ${turn}`)),
    );
  }

  const thread = await readThread(form.id);
  expect(thread.map(({ direction, status }) => `${direction} ${status}`)).toEqual([
    'INBOUND REPLIED',
    'OUTBOUND SENT',
    'INBOUND REPLIED',
    'OUTBOUND SENT',
    'INBOUND REPLIED',
    'OUTBOUND SENT',
  ]);
  const last = received().at(-1)!;
  const mails = [last.references ?? []].flat().join(' ').split(/\s+/);
  expect(mails).toHaveLength(5); // the confirmation, two answers of ours, two of the customer
  expect(mails[0]).toBe(`<confirm-quote-${form.quote_request_id}@kordon.example>`);
  expect(mails.at(-1)).toBe(last.inReplyTo);
  expect(mails.at(-1)).toMatch(/^<turn-2-/);
});
