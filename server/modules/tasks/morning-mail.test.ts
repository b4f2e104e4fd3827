import { brand } from '../../../common/brand.ts';
import { startKordon } from '../../testing/kordon.ts';
import { anAdminUser } from '../../testing/accounts.ts';
import { aCommunication, aCompany } from '../../testing/records.ts';
import { AdminUser } from '../identity/index.ts';
import { queueMorning, queueMorningMails, sendMorningMail } from './morning-mail.ts';
import { StoredTask } from './task.entity.ts';

const kordon = startKordon();
let companyId: string;
beforeAll(async () => {
  companyId = (await aCompany(kordon.db, { name: 'Ege Çelik' })).id;
});
beforeEach(() =>
  kordon.db.query(
    'delete from communications; delete from tasks; delete from morning_mails; delete from notifications',
  ),
);

const aPerson = async (about: Parameters<typeof anAdminUser>[1] = {}) => {
  const { email } = await anAdminUser(kordon.db, about);
  return kordon.db.manager.findOneByOrFail(AdminUser, { email });
};

/**
 * Returns the time zone in which it is about `hour` o'clock now. The clock of the database cannot be set, so the time zone is shifted instead; in POSIX time
 * zones west is positive.
 */
function zoneAt(hour: number): string {
  const now = new Date();
  const offset = Math.round(hour - (now.getUTCHours() + now.getUTCMinutes() / 60));
  return `UTC${offset > 0 ? '-' : '+'}${Math.abs(offset)}`;
}
const runAt = (hour: number) => kordon.db.transaction((tx) => queueMorning(tx, zoneAt(hour)));
/** Returns the day `daysLater` days after today in the time zone of {@link zoneAt}. */
const dayAt = async (hour: number, daysLater: number): Promise<string> => {
  const [row] = await kordon.db.query<{ day: string }[]>(
    `select ((now() at time zone $1)::date + $2::int)::text as day`,
    [zoneAt(hour), daysLater],
  );
  return row!.day;
};
async function aTask(title: string, assignee: AdminUser | null, daysLater: number, done = false): Promise<void> {
  await kordon.db.manager.insert(StoredTask, {
    title,
    companyId,
    assigneeId: assignee?.id ?? null,
    dueOn: await dayAt(9, daysLater),
    ...(done && { doneAt: new Date() }),
  });
}
const mailsTo = async (email: string) =>
  (await kordon.mail.waitForMessages(0)).filter(({ recipients }) => recipients.includes(email));

test('each person gets one mail with overdue tasks, tasks of today and follow-ups, however often the job runs', async () => {
  const selin = await aPerson({ name: 'Selin Aktaş' });
  await aTask('Revize fiyat', selin, -2);
  await aTask('Numune kargosu', selin, 0);
  await aTask('Gelecek hafta', selin, 7);
  await aTask('Bitmiş iş', selin, 0, true);
  await aCommunication(kordon.db, {
    ...{ companyId, subject: 'Akreditif taslağı', createdBy: selin.id, followUpRequired: true },
    followUpDate: new Date(`${await dayAt(9, -3)}T09:00:00+03:00`),
  });
  await runAt(9);
  await runAt(9);
  await runAt(11);
  await kordon.waitForJobs();
  const mails = await mailsTo(selin.email);
  expect(mails).toHaveLength(1);
  expect(mails[0]!.subject).toBe('Günüm: 1 görev bugün, 2 gecikmiş');
  const text = mails[0]!.text!;
  expect(text).toContain('Günaydın Selin Aktaş,');
  expect(text.indexOf('3 gün gecikti: Akreditif taslağı · Ege Çelik')).toBeLessThan(
    text.indexOf('2 gün gecikti: Revize fiyat · Ege Çelik'),
  );
  expect(text).toContain('Görev: Numune kargosu · Ege Çelik');
  expect(text).toContain(`/admin/companies/${companyId}`);
  expect(text).not.toMatch(/Gelecek hafta|Bitmiş iş/);
});

test('two servers that run the job at the same instant send one mail', async () => {
  const selin = await aPerson();
  await aTask('Numune', selin, 0);
  await Promise.all([runAt(9), runAt(9), runAt(9)]);
  await kordon.waitForJobs();
  expect(await mailsTo(selin.email)).toHaveLength(1);
  expect(await kordon.db.query('select from notifications where recipient_id = $1', [selin.id])).toHaveLength(1);
});

test('there is no mail on a day when nothing is due, before eight and after noon', async () => {
  const [selin, ece] = [await aPerson(), await aPerson()];
  await aTask('Gelecek hafta', selin, 7);
  await aTask('Bugün', ece, 0);
  await runAt(6);
  await runAt(14);
  expect(await kordon.db.query('select from morning_mails')).toEqual([]);
  await runAt(9);
  await kordon.waitForJobs();
  expect(await mailsTo(selin.email)).toEqual([]);
  expect(await mailsTo(ece.email)).toHaveLength(1);
});

test('a user who chose notifications without mail gets a notification of the tasks of today, and no mail', async () => {
  const selin = await aPerson();
  await kordon.db.query(`insert into notification_choices values ($1, 'task_due', false)`, [selin.id]);
  await aTask('Numune', selin, 0);
  await aTask('Eski', selin, -1);
  await runAt(9);
  await kordon.waitForJobs();
  expect(await mailsTo(selin.email)).toEqual([]);
  expect(
    await kordon.db.query('select kind, count, title from notification_groups where recipient_id = $1', [selin.id]),
  ).toEqual([{ kind: 'task_due', count: 1, title: 'Numune' }]);
});

test('the sales desk gets the tasks without an assignee and those of disabled users', async () => {
  const left = await aPerson({ disabledAt: new Date() });
  await aTask('Sahipsiz', null, 0);
  await aTask('Ayrılanın işi', left, -1);
  await runAt(9);
  await kordon.waitForJobs();
  const desk = (await mailsTo('teklif@kordon.example')).at(-1)!;
  expect(desk.text).toContain('Sahipsiz');
  expect(desk.text).toContain('Ayrılanın işi');
  expect(await mailsTo(left.email)).toEqual([]);
});

test('the mail contains no task that was completed in the meantime, and is not sent to a user who was disabled in the meantime', async () => {
  const [selin, ece] = [await aPerson(), await aPerson()];
  await aTask('Numune', selin, 0);
  await kordon.db.query('update tasks set done_at = now()');
  await aTask('Fiyat', ece, 0);
  await kordon.db.query('update admin_users set disabled_at = now() where id = $1', [ece.id]);
  const mail = { send: jest.fn() };
  const tools = {
    db: kordon.db.manager,
    mail,
    site: { publicUrl: 'https://kordon.example', salesEmail: 'x@y.example' },
  };
  for (const { id } of [selin, ece]) await sendMorningMail.run({ adminId: id, day: await dayAt(9, 0) }, tools as never);
  expect(mail.send).not.toHaveBeenCalled();
});

test('a long list is shortened and ends with the number of further tasks', async () => {
  const selin = await aPerson();
  for (let index = 0; index < 23; index++) await aTask(`İş ${index}`, selin, -1);
  await runAt(9);
  await kordon.waitForJobs();
  const [mail] = await mailsTo(selin.email);
  expect(mail!.subject).toBe('Günüm: 23 gecikmiş');
  expect(mail!.text).toContain('Diğerleri: 3 kayıt daha');
});

test.each(['2026-01-15', '2026-03-29', '2026-07-15', '2026-10-25'])(
  'the job runs at eight in Istanbul on %s, also around changes of summer time',
  async (day) => {
    const [row] = await kordon.db.query<object[]>(
      `select to_char($1::timestamptz at time zone $2, 'HH24:MI') as clock`,
      [`${day}T05:00:00Z`, brand.timeZone],
    );
    expect(row).toEqual({ clock: '08:00' });
    expect(queueMorningMails.schedule).toMatch(/^0\b.* \* \* \* \*$/); // every full hour, including eight
  },
);
