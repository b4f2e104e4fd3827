import { randomBytes } from 'node:crypto';
import type { DataSource, EntityManager } from 'typeorm';
import { EmailCampaign } from '../../modules/campaigns/index.ts';
import { getIstanbulDay } from '../../../common/istanbul-day.ts';
import { notifyStaff, type NotifiedRecord } from '../../modules/notifications/index.ts';
import { Company } from '../../modules/parties/index.ts';
import { MailTemplate } from '../../modules/composer/index.ts';
import { Account, AdminUser, hashPassword } from '../../modules/identity/index.ts';
import { QuoteRequest } from '../../modules/quotes/index.ts';
import { BankAccount } from '../../modules/bank-accounts/index.ts';
import { demoBankAccounts } from './bank-accounts.ts';
import { demoCommunications } from './communications.ts';
import { demoCompanies } from './companies.ts';
import { demoMailTemplates } from './mail-templates.ts';
import { demoMails } from './mails.ts';
import { demoCampaigns } from './marketing.ts';
import { addCommunication, addCompany, addMail, addOrder, addRequest, addTask, changeStatus } from './records.ts';
import { demoOrders } from './orders.ts';
import { demoRequests } from './requests/index.ts';
import { demoTasks } from './tasks.ts';
import { resolveMoment, staff, type Colleague, type Moment } from './demo-types.ts';

/** One change in the demo data. */
interface DemoEvent {
  at: Date;
  /** The admin user who made the change; null for the public site. */
  by: Colleague | null;
  apply: (tx: EntityManager, at: Date) => Promise<unknown>;
}

/**
 * Adds two months of demo data, one event at a time, through the same tables and triggers as real changes.
 * @returns false when companies or requests already exist; nothing is added then
 */
export function addDemoData(db: DataSource, now = new Date()): Promise<boolean> {
  return db.transaction(async (tx) => {
    // When two servers start at the same time, the second one waits here and then finds the data of the first.
    await tx.query('lock table companies in share row exclusive mode');
    if ((await tx.existsBy(Company, {})) || (await tx.existsBy(QuoteRequest, {}))) return false;

    const colleagues = await addStaff(tx, resolveMoment('60d 09:00', now));
    for (const { at, by, apply } of demoEvents(now, colleagues)) {
      await tx.query(`select set_config('kordon.actor', $1, true)`, [by ? staff[by].email : '']);
      await apply(tx, at);
      await backdate(tx, at);
    }
    await restoreUpdatedAt(tx);
    return true;
  });
}

/** Ids of the demo admin users. */
type Colleagues = Record<Colleague, string>;

/** Adds the demo admin users with random passwords that are not stored, so that no one can sign in as them. */
async function addStaff(tx: EntityManager, createdAt: Date): Promise<Colleagues> {
  const passwordHash = await hashPassword(randomBytes(32).toString('hex'));
  const add = async (name: Colleague) => {
    await tx.upsert(Account, { email: staff[name].email, passwordHash }, ['email']);
    return (await tx.save(tx.create(AdminUser, { ...staff[name], createdAt, updatedAt: createdAt }))).id;
  };
  return { ece: await add('ece'), baran: await add('baran'), cem: await add('cem'), nil: await add('nil') };
}

function demoEvents(now: Date, colleagues: Colleagues): DemoEvent[] {
  const at = (moment: Moment) => resolveMoment(moment, now);
  const companies = demoCompanies.map(({ since, by, ...company }): DemoEvent => ({
    at: at(since),
    by,
    apply: (tx, createdAt) => addCompany(tx, company, createdAt, by && colleagues[by]),
  }));
  const requests = demoRequests.map(({ at: sentAt, ...request }): DemoEvent => ({
    at: at(sentAt),
    by: null,
    apply: (tx, createdAt) => addRequest(tx, request, createdAt),
  }));
  const statusEvents = demoRequests.flatMap(({ from, statusChanges = [], at: sentAt }) =>
    statusChanges.map(({ by, at: moment, ...change }): DemoEvent => ({
      at: at(moment),
      by,
      apply: (tx, changedAt) => changeStatus(tx, { from, createdAt: at(sentAt) }, change, changedAt, colleagues[by]),
    })),
  );
  const communications = demoCommunications.map(({ at: moment, by, followUp, ...communication }): DemoEvent => ({
    at: at(moment),
    by,
    apply: (tx, createdAt) =>
      addCommunication(
        tx,
        { ...communication, createdBy: colleagues[by], followUpDate: followUp && at(followUp) },
        createdAt,
      ),
  }));
  const campaigns = demoCampaigns.map(({ sentAt, ...campaign }): DemoEvent => ({
    at: at(sentAt ?? '2d 15:00'),
    by: null,
    apply: (tx, createdAt) =>
      tx.insert(EmailCampaign, {
        ...campaign,
        status: sentAt ? 'sent' : 'draft',
        isTracked: sentAt !== null,
        sentAt: sentAt && createdAt,
        createdAt,
        updatedAt: createdAt,
      }),
  }));
  const bankAccounts: DemoEvent = {
    at: at('59d 09:30'),
    by: null,
    async apply(tx, createdAt) {
      if (await tx.existsBy(BankAccount, {})) return;
      const dates = { createdAt, updatedAt: createdAt };
      await tx.insert(
        BankAccount,
        demoBankAccounts.map((account) => ({ ...account, ...dates })),
      );
    },
  };
  const tasks = demoTasks.map((task): DemoEvent => ({
    at: at('26h'),
    by: 'ece',
    apply: (tx, createdAt) =>
      addTask(tx, task, {
        createdAt,
        createdBy: colleagues.ece,
        assigneeId: task.assignee && colleagues[task.assignee],
        dueOn: getIstanbulDay(task.dueIn, now.getTime()),
      }),
  }));
  const mails = demoMails.map(({ at: moment, ...mail }): DemoEvent => ({
    at: at(moment),
    by: null,
    apply: (tx, receivedAt) => addMail(tx, mail, receivedAt),
  }));
  const mailTemplates = demoMailTemplates.map((template): DemoEvent => ({
    at: at('58d 11:00'),
    by: null,
    apply: (tx, createdAt) =>
      tx.insert(MailTemplate, { ...template, privateTo: null, createdAt, updatedAt: createdAt }),
  }));
  const orders = demoOrders.map((order): DemoEvent => ({
    at: at(order.at),
    by: order.by,
    apply: (tx, createdAt) =>
      addOrder(tx, order, { requestedAt: at(order.requestAt), createdAt, createdBy: colleagues[order.by], now }),
  }));
  const events = [
    bankAccounts,
    ...companies,
    ...requests,
    ...statusEvents,
    ...communications,
    ...campaigns,
    ...mails,
    ...mailTemplates,
    ...tasks,
    ...orders,
  ];
  return events.sort((one, other) => one.at.getTime() - other.at.getTime());
}

/** Number of unassigned requests that the first super admin gets. */
const OWN_REQUESTS = 3;

/**
 * Gives the first super admin, who does not exist yet when the demo data is added, the unassigned tasks and some requests, so that their day
 * and their notifications are not empty. No mail is sent about it.
 */
export const assignDemoWork = (db: DataSource): Promise<void> =>
  db.transaction(async (tx) => {
    const [admin] = await tx.find(AdminUser, { where: { role: 'super_admin' }, order: { createdAt: 'asc' }, take: 1 });
    if (!admin) return;
    await tx.query(`select set_config('kordon.actor', $1, true)`, [staff.ece.email]);
    const assign = async (table: string, column: string, condition: string) => {
      const [changed] = await tx.query<[NotifiedRecord[]]>(
        `update ${table} set ${column} = $1 where id in (${condition}) returning id as "recordId", ${column} as "recipientId"`,
        [admin.id],
      );
      return changed;
    };
    const tasks = await assign(
      'tasks',
      'assignee_id',
      'select id from tasks where assignee_id is null and done_at is null',
    );
    await notifyStaff(tx, { kind: 'task_assigned', recordType: 'task' }, tasks);
    const requests = await assign(
      'quote_requests',
      'owner_id',
      `select id from quote_requests where owner_id is null and status <> 'closed' order by created_at desc limit ${OWN_REQUESTS}`,
    );
    await notifyStaff(tx, { kind: 'request_assigned', recordType: 'quote_request' }, requests);
    await tx.query('update notifications set mailed_at = now()');
  });

/** Moves the log entries of an event to its time. They are recognized by the start time of this transaction. */
async function backdate(tx: EntityManager, at: Date): Promise<void> {
  await tx.query(`update activity_logs set created_at = $1 where created_at = now()::timestamptz(3)`, [at]);
  await tx.query(`update quote_status_history set changed_at = $1 where changed_at = now()::timestamptz(3)`, [at]);
}

/**
 * Sets `updated_at` of every record to its latest log entry. The trigger touch_updated_at, which would set the current
 * time, is disabled in the meantime.
 */
async function restoreUpdatedAt(tx: EntityManager): Promise<void> {
  for (const table of ['companies', 'contacts', 'quote_requests', 'communications']) {
    await tx.query(`
      alter table ${table} disable trigger touch_updated_at;
      update ${table} set updated_at = (select max(created_at) from activity_logs where target_id = ${table}.id);
      alter table ${table} enable trigger touch_updated_at;
    `);
  }
}
