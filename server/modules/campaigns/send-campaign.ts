import type { EntityManager } from 'typeorm';
import { object, string } from 'yup';
import { MINUTE_MS } from '../../../common/durations.ts';
import { languages, type Language } from '../../../common/enums.ts';
import { addJob, defineJob, type JobTools } from '../../platform/jobs/job.ts';
import { isRejected } from '../../platform/mail/mailer.ts';
import { ensureUnsubscribeToken, getDataPageUrl } from '../consents/index.ts';
import { createCampaignMail } from './campaign-mail.tsx';
import { isStillAllowed, listRecipients } from './campaign.recipients.ts';
import { fillCampaignText } from './campaign.text.ts';
import { EmailCampaign } from './email-campaign.entity.ts';

/** Mails of a campaign in one minute: few enough for the limits of common mail providers. */
const MAILS_PER_MINUTE = 60;

/**
 * Sends the mails of a campaign that wait, up to {@link MAILS_PER_MINUTE}, and queues itself for the rest. Its first run decides who gets
 * one. A mailbox that refuses commercial mails in the meantime gets none.
 */
export const sendCampaignJob = defineJob({
  name: 'send-campaign',
  payload: object({ campaignId: string().uuid().required() }),
  maxAttempts: 25, // about four days
  async run({ campaignId: id }, tools) {
    const { db } = tools;
    const campaign = await db.transaction((tx) => start(tx, id));
    if (!campaign) return;
    const startedAt = Date.now();
    for (const recipient of await listWaiting(db, id)) await sendOne(campaign, recipient, tools);
    await db.transaction((tx) => finish(tx, id, new Date(startedAt + MINUTE_MS)));
  },
});

/** Stores the recipients at the first run. @returns null when the campaign was cancelled, and before its time */
async function start(tx: EntityManager, id: string): Promise<EmailCampaign | null> {
  const campaign = await tx.findOne(EmailCampaign, { where: { id }, lock: { mode: 'pessimistic_write' } });
  if (campaign?.status === 'sending') return campaign;
  if (campaign?.status !== 'scheduled' || !campaign.sendAt) return null;
  // The clocks of this node and of the database may differ, and a cancelled campaign may be scheduled again.
  if (campaign.sendAt.getTime() > Date.now()) {
    await addJob(tx, sendCampaignJob, { campaignId: id }, { runAt: campaign.sendAt });
    return null;
  }
  const recipients = (await listRecipients(tx, campaign)).filter(({ state }) => state === 'allowed');
  await tx.query(
    `insert into campaign_recipients (campaign_id, email, contact_id, company_id, language)
     select $1, email, contact_id, company_id, language
     from unnest($2::text[], $3::uuid[], $4::uuid[], $5::text[]) as r (email, contact_id, company_id, language)
     on conflict (campaign_id, email) do nothing`,
    [
      id,
      recipients.map(({ email }) => email),
      recipients.map(({ contactId }) => contactId),
      recipients.map(({ companyId }) => companyId),
      recipients.map(({ language }) => language),
    ],
  );
  await tx.update(EmailCampaign, { id }, { status: 'sending', sentAt: new Date() });
  return tx.findOneByOrFail(EmailCampaign, { id });
}

interface Waiting {
  id: string;
  email: string;
  language: Language;
  contact: string | null;
  company: string | null;
}

const listWaiting = (db: EntityManager, campaignId: string): Promise<Waiting[]> =>
  db.query<Waiting[]>(
    `select r.id, r.email, r.language, t.name as contact, c.name as company
     from campaign_recipients r
       left join contacts t on t.id = r.contact_id
       left join companies c on c.id = t.company_id
     where r.campaign_id = $1 and r.status = 'waiting' order by r.id limit $2`,
    [campaignId, MAILS_PER_MINUTE],
  );

async function sendOne(campaign: EmailCampaign, recipient: Waiting, tools: JobTools): Promise<void> {
  const { db, mail } = tools;
  const { id, language, contact, company } = recipient;
  const [state] = await db.query<[{ allowed: boolean; stopped: boolean }]>(
    `select ${isStillAllowed} as allowed, (select status <> 'sending' from email_campaigns where id = r.campaign_id) as stopped
     from campaign_recipients r where id = $1`,
    [id],
  );
  if (state.stopped) return;
  const text = campaign.texts[language];
  const values = contact && company ? { contact, company } : null;
  if (!state.allowed || !text || !(values || campaign.audience.subscribers)) {
    await db.query(`update campaign_recipients set status = 'skipped' where id = $1`, [id]);
    return;
  }
  const token = await ensureUnsubscribeToken(db, recipient.email, language);
  const message = createCampaignMail({
    to: recipient.email,
    subject: fillCampaignText(text.subject, values),
    content: fillCampaignText(text.content, values),
    language,
    replyTo: tools.site.salesEmail,
    unsubscribePage: getDataPageUrl(tools.site.publicUrl, language, `unsubscribe=${token}`),
    unsubscribe: new URL(`/consents/${token}/unsubscribe`, tools.site.publicUrl).href,
  });
  try {
    await mail.send(message, { messageId: `campaign-${id}` });
  } catch (error) {
    if (!isRejected(error)) throw error;
    const failure = (error as Error).message.slice(0, 500);
    await db.query(`update campaign_recipients set status = 'failed', failure = $2 where id = $1`, [id, failure]);
    return;
  }
  await db.query(`update campaign_recipients set status = 'sent', sent_at = now() where id = $1`, [id]);
}

/** Updates the figures, and queues the next mails. */
async function finish(tx: EntityManager, id: string, nextAt: Date): Promise<void> {
  const [[campaign]] = await tx.query<[{ waiting: boolean; status: string }[], number]>(
    `update email_campaigns set sent_count = (select count(*) from campaign_recipients where campaign_id = $1 and status = 'sent')
     where id = $1
     returning status, exists (select from campaign_recipients where campaign_id = $1 and status = 'waiting') as waiting`,
    [id],
  );
  if (campaign?.status !== 'sending') return;
  if (campaign.waiting) await addJob(tx, sendCampaignJob, { campaignId: id }, { runAt: nextAt });
  else await tx.update(EmailCampaign, { id }, { status: 'sent' });
}

/** Sends the mail of a campaign to the user who asked for a test, with their name in place of the contact's. */
export const sendCampaignTest = defineJob({
  name: 'send-campaign-test',
  payload: object({
    campaignId: string().uuid().required(),
    language: string().oneOf(languages).required(),
    email: string().required(),
    name: string().required(),
  }),
  maxAttempts: 3, // the user asks again
  async run({ campaignId: id, language, email, name }, { db, mail, site }) {
    const campaign = await db.findOneBy(EmailCampaign, { id });
    const text = campaign?.texts[language];
    if (!text) return; // deleted in the meantime
    const values = { contact: name, company: 'Örnek Çelik' };
    const message = createCampaignMail({
      to: email,
      subject: fillCampaignText(text.subject, values),
      content: fillCampaignText(text.content, values),
      language,
      replyTo: site.salesEmail,
      unsubscribePage: getDataPageUrl(site.publicUrl, language, ''),
      unsubscribe: null,
    });
    await mail.send(message, { messageId: `campaign-test-${id}-${Date.now()}` });
  },
});
