import { object, string } from 'yup';
import { brand } from '../../../common/brand.ts';
import { bankAccountChangeStatuses, type BankAccountChangeStatus } from '../../../common/enums.ts';
import { maskIban } from '../../../common/iban.ts';
import { defineJob } from '../../platform/jobs/job.ts';
import type { LabelledValue, MailContent } from '../../platform/mail/mail-content.ts';
import { renderMail } from '../../platform/mail/render-mail.ts';
import { createServerIntl, readMessages } from '../../platform/messages.ts';
import { AdminUser, findEnabledAdmin } from '../identity/index.ts';
import { BankAccountChange, type BankAccountDetails } from './bank-account.entity.ts';

const intl = createServerIntl('tr', readMessages(new URL('./messages.tr.json', import.meta.url)));

/** Mails an admin user that a change of a bank account was proposed or decided. Forged bank details are a common fraud of the trade. */
export const notifyBankAccountChange = defineJob({
  name: 'notify-bank-account-change',
  payload: object({
    adminUserId: string().uuid().required(),
    changeId: string().uuid().required(),
    /** Status that the change got. */
    event: string().oneOf(bankAccountChangeStatuses).required(),
  }),
  maxAttempts: 25, // about four days
  async run({ adminUserId, changeId, event }, { db, mail, site }) {
    const admin = await findEnabledAdmin(db, adminUserId);
    if (!admin) return; // deleted or disabled in the meantime
    const change = await db.findOneByOrFail(BankAccountChange, { id: changeId });
    const actorId = event === 'pending' ? change.proposedBy : change.decidedBy;
    const actor = actorId && (await db.findOneBy(AdminUser, { id: actorId }));
    const content = createContent(admin, {
      change,
      event,
      actor: actor ? actor.name : null,
      publicUrl: site.publicUrl,
    });
    await mail.send(
      {
        to: admin.email,
        replyTo: { name: brand.name, address: brand.email },
        subject: content.title,
        ...renderMail(content),
      },
      { messageId: `bank-account-${changeId}-${event}-${adminUserId}` },
    );
  },
});

interface ContentOptions {
  change: BankAccountChange;
  event: BankAccountChangeStatus;
  /** Who proposed or decided; null for a deleted user. */
  actor: string | null;
  publicUrl: string;
}

function createContent(admin: AdminUser, { change, event, actor, publicUrl }: ContentOptions): MailContent {
  const { kind, before, details, note, createdAt, decidedAt } = change;
  const format = (id: string, values?: Record<string, string>) =>
    intl.formatMessage({ id: `bankAccount.${id}` }, values);
  const title = format(`${event}.title`, { kind });
  const isSuperAdmin = admin.role === 'super_admin';
  return {
    lang: 'tr',
    dir: 'ltr',
    preview: listDetails(details)
      .map(({ value }) => value)
      .join(', '),
    title,
    opening: [
      format('hello', { name: admin.name }),
      format(`${event}.opening`, { kind, actor: actor ?? format('nobody') }),
    ],
    reference: { label: format('account'), value: `${details.currency} ${maskIban(details.iban)}` },
    details: [
      {
        title: format('at'),
        items: [
          {
            label: format(`${event}.at`),
            value: intl.formatDate((event === 'pending' ? null : decidedAt) ?? createdAt, {
              dateStyle: 'long',
              timeStyle: 'short',
              timeZone: brand.timeZone,
            }),
          },
          ...(note ? [{ label: format('note'), value: note, dir: 'auto' as const }] : []),
        ],
      },
      ...(kind === 'edit' && before ? [{ title: format('before'), items: listDetails(before) }] : []),
      { title: format(kind === 'edit' ? 'after' : 'details'), items: listDetails(details) },
    ],
    ...(isSuperAdmin && { action: { label: format('action'), href: new URL('/admin/bank-accounts', publicUrl).href } }),
    closing: [format('closing')],
    why: format('why', { brand: brand.name }),
  };
}

const listDetails = ({
  holder,
  bank,
  branch,
  iban,
  swift,
  currency,
  ...intermediary
}: BankAccountDetails): LabelledValue[] => {
  const values: Record<string, string> = {
    holder,
    bank: [bank, branch].filter(Boolean).join(', '),
    iban: maskIban(iban),
    swift,
    currency,
    intermediary: [intermediary.intermediaryBank, intermediary.intermediarySwift].filter(Boolean).join(', '),
  };
  return Object.entries(values)
    .filter(([, value]) => value)
    .map(([id, value]) => ({ label: intl.formatMessage({ id: `bankAccount.field.${id}` }), value, dir: 'auto' }));
};
