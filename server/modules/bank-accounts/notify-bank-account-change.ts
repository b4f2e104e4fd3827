import { object, string } from 'yup';
import { brand } from '../../../common/brand.ts';
import { bankAccountChangeStatuses, type BankAccountChangeStatus } from '../../../common/enums.ts';
import { maskIban } from '../../../common/iban.ts';
import { defineJob } from '../../platform/jobs/job.ts';
import type { Fact, Letter } from '../../platform/mail/letter.ts';
import { renderLetter } from '../../platform/mail/render-letter.ts';
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
    const letter = createLetter(admin, { change, event, actor: actor ? actor.name : null, publicUrl: site.publicUrl });
    await mail.send(
      {
        to: admin.email,
        replyTo: { name: brand.name, address: brand.email },
        subject: letter.title,
        ...renderLetter(letter),
      },
      { messageId: `bank-account-${changeId}-${event}-${adminUserId}` },
    );
  },
});

interface LetterOptions {
  change: BankAccountChange;
  event: BankAccountChangeStatus;
  /** Who proposed or decided; null for a deleted user. */
  actor: string | null;
  publicUrl: string;
}

function createLetter(admin: AdminUser, { change, event, actor, publicUrl }: LetterOptions): Letter {
  const { kind, before, details, note, createdAt, decidedAt } = change;
  const format = (id: string, values?: Record<string, string>) =>
    intl.formatMessage({ id: `bankAccount.${id}` }, values);
  const title = format(`${event}.title`, { kind });
  const isSuperAdmin = admin.role === 'super_admin';
  return {
    lang: 'tr',
    dir: 'ltr',
    preview: listFacts(details)
      .map(({ value }) => value)
      .join(', '),
    title,
    opening: [
      format('hello', { name: admin.name }),
      format(`${event}.opening`, { kind, actor: actor ?? format('nobody') }),
    ],
    reference: { label: format('account'), value: `${details.currency} ${maskIban(details.iban)}` },
    facts: [
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
      ...(kind === 'edit' && before ? [{ title: format('before'), items: listFacts(before) }] : []),
      { title: format(kind === 'edit' ? 'after' : 'details'), items: listFacts(details) },
    ],
    ...(isSuperAdmin && { action: { label: format('action'), href: new URL('/admin/bank-accounts', publicUrl).href } }),
    closing: [format('closing')],
    why: format('why', { brand: brand.name }),
  };
}

const listFacts = ({ holder, bank, branch, iban, swift, currency, ...intermediary }: BankAccountDetails): Fact[] => {
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
