import { DAY_MS } from '../../../common/durations.ts';
import { brand } from '../../../common/brand.ts';
import { startKordon } from '../../testing/kordon.ts';
import { anAdmin } from '../../testing/accounts.ts';
import { aCommunication, aCompany, aContact } from '../../testing/records.ts';
import { AdminUser } from '../identity/admin-user.entity.ts';
import type { Communication } from './communication.entity.ts';
import { queueReminders, remindFollowUps } from './remind-follow-ups.ts';

const kordon = startKordon();
let companyId: string;
beforeAll(async () => {
  companyId = (await aCompany(kordon.db, { name: 'Ege Çelik' })).id;
});
beforeEach(() => kordon.db.query('delete from communications'));

const due = (overrides: Partial<Communication>) =>
  aCommunication(kordon.db, { companyId, followUpRequired: true, ...overrides });

/** Runs the job as if it were the given hour. The clock of the database cannot be set, so the time zone is shifted instead. */
function remindAt(hour: number): Promise<void> {
  const now = new Date();
  const offset = Math.round(hour - (now.getUTCHours() + now.getUTCMinutes() / 60));
  const zone = `UTC${offset > 0 ? '-' : '+'}${Math.abs(offset)}`; // in POSIX time zones west is positive
  return kordon.db.transaction((tx) => queueReminders(tx, zone));
}

test('the author of a follow-up that is due today receives one reminder', async () => {
  const { email } = await anAdmin(kordon.db, { name: 'Selin' });
  const { id: createdBy } = await kordon.db.manager.findOneByOrFail(AdminUser, { email });
  const { id: contactId } = await aContact(kordon.db, { companyId, name: 'Reza Kianpour' });
  await due({ subject: 'Akreditif taslağı', contactId, createdBy, followUpDate: new Date() });
  await due({ subject: 'Form', followUpDate: new Date() });
  await due({ subject: 'next week', createdBy, followUpDate: new Date(Date.now() + 7 * DAY_MS) });
  await due({ subject: 'settled', createdBy, followUpRequired: false, followUpDate: new Date() });

  await remindAt(5);
  await remindAt(9);
  await remindAt(10);
  const mails = await kordon.mail.waitForMessages(2);
  const authorMail = mails.find(({ recipients }) => recipients.includes(email));
  expect(authorMail?.subject).toBe('Bugün takip edilecek 1 görüşme var');
  expect(authorMail?.text).toContain('Akreditif taslağı · Ege Çelik · Reza Kianpour');
  expect(authorMail?.text).not.toContain('next week');
  expect(mails.find(({ recipients }) => recipients.includes('teklif@kordon.example'))?.text).toContain('Form');
  expect(mails).toHaveLength(2);
});

test('no reminders are sent before eight and after noon', async () => {
  await due({ followUpDate: new Date() });
  await remindAt(6);
  await remindAt(14);
  expect(await kordon.db.query('select from follow_up_reminders')).toEqual([]);
});

test.each(['2026-01-15', '2026-03-29', '2026-07-15', '2026-10-25'])(
  'the job runs at eight in Istanbul on %s, also around changes of summer time',
  async (day) => {
    const [row] = await kordon.db.query<object[]>(
      `select to_char($1::timestamptz at time zone $2, 'HH24:MI') as clock`,
      [`${day}T05:00:00Z`, brand.timeZone],
    );
    expect(row).toEqual({ clock: '08:00' });
    expect(remindFollowUps.schedule).toMatch(/^0\b.* \* \* \* \*$/); // every full hour, including eight
  },
);
