import { randomBytes } from 'node:crypto';
import type { DataSource, EntityManager } from 'typeorm';
import { EmailCampaign } from '../../modules/campaigns/index.ts';
import { Company } from '../../modules/parties/index.ts';
import { Account, AdminUser, hashPassword } from '../../modules/identity/index.ts';
import { QuoteRequest } from '../../modules/quotes/index.ts';
import { demoCommunications } from './communications.ts';
import { demoCompanies } from './companies.ts';
import { demoCampaigns } from './marketing.ts';
import { addCommunication, addCompany, addRequest, answerRequest } from './records.ts';
import { demoRequests } from './requests/index.ts';
import { instantOf, staff, type Colleague, type Moment } from './story.ts';

/** Something that happened, and who did it; null for the public site. */
interface Event {
  at: Date;
  by: Colleague | null;
  happen: (tx: EntityManager, at: Date) => Promise<unknown>;
}

/**
 * Tells two months in the life of the CRM, event by event, through the same tables and triggers as real work.
 * @returns false, with nothing done, where there are companies or requests already
 */
export function addDemoData(db: DataSource, now = new Date()): Promise<boolean> {
  return db.transaction(async (tx) => {
    // Of two servers that start at the same time, the second waits here and then finds the data.
    await tx.query('lock table companies in share row exclusive mode');
    if ((await tx.existsBy(Company, {})) || (await tx.existsBy(QuoteRequest, {}))) return false;

    const colleagues = await addStaff(tx, instantOf('60d 09:00', now));
    for (const { at, by, happen } of story(now, colleagues)) {
      await tx.query(`select set_config('kordon.actor', $1, true)`, [by ? staff[by].email : '']);
      await happen(tx, at);
      await backdate(tx, at);
    }
    await settleVersions(tx);
    return true;
  });
}

/** Ids of the admin users. */
type Colleagues = Record<Colleague, string>;

/** They have chosen a password that nobody knows: colleagues like all others, as whom nobody can sign in. */
async function addStaff(tx: EntityManager, createdAt: Date): Promise<Colleagues> {
  const passwordHash = await hashPassword(randomBytes(32).toString('hex'));
  const add = async (name: Colleague) => {
    await tx.upsert(Account, { email: staff[name].email, passwordHash }, ['email']);
    return (await tx.save(tx.create(AdminUser, { ...staff[name], createdAt, updatedAt: createdAt }))).id;
  };
  return { ece: await add('ece'), baran: await add('baran'), nil: await add('nil') };
}

function story(now: Date, colleagues: Colleagues): Event[] {
  const at = (moment: Moment) => instantOf(moment, now);
  const companies = demoCompanies.map(({ since, by, ...company }): Event => ({
    at: at(since),
    by,
    happen: (tx, createdAt) => addCompany(tx, company, createdAt, by && colleagues[by]),
  }));
  const requests = demoRequests.map(({ at: sent, ...request }): Event => ({
    at: at(sent),
    by: null,
    happen: (tx, createdAt) => addRequest(tx, request, createdAt),
  }));
  const answers = demoRequests.flatMap(({ from, then = [], at: sent }) =>
    then.map(({ by, at: moment, ...answer }): Event => ({
      at: at(moment),
      by,
      happen: (tx, answeredAt) => answerRequest(tx, { from, createdAt: at(sent) }, answer, answeredAt),
    })),
  );
  const communications = demoCommunications.map(({ at: moment, by, followUp, ...said }): Event => ({
    at: at(moment),
    by,
    happen: (tx, createdAt) =>
      addCommunication(tx, { ...said, createdBy: colleagues[by], followUpDate: followUp && at(followUp) }, createdAt),
  }));
  const campaigns = demoCampaigns.map(({ sentAt, ...campaign }): Event => ({
    at: at(sentAt ?? '2d 15:00'),
    by: null,
    happen: (tx, createdAt) => tx.insert(EmailCampaign, { ...campaign, sentAt: sentAt && createdAt, createdAt }),
  }));
  const events = [...companies, ...requests, ...answers, ...communications, ...campaigns];
  return events.sort((one, other) => one.at.getTime() - other.at.getTime());
}

/** The log says when a change was written, which is now: this event's entries are those that still say so. */
async function backdate(tx: EntityManager, at: Date): Promise<void> {
  await tx.query(`update activity_logs set created_at = $1 where created_at = now()::timestamptz(3)`, [at]);
  await tx.query(`update quote_status_history set changed_at = $1 where changed_at = now()::timestamptz(3)`, [at]);
}

/** Every record's last change is that of its latest entry in the log. The trigger would say now, so it rests meanwhile. */
async function settleVersions(tx: EntityManager): Promise<void> {
  for (const table of ['companies', 'contacts', 'quote_requests', 'communications']) {
    await tx.query(`
      alter table ${table} disable trigger touch_updated_at;
      update ${table} set updated_at = (select max(created_at) from activity_logs where target_id = ${table}.id);
      alter table ${table} enable trigger touch_updated_at;
    `);
  }
}
