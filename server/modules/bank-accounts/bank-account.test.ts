import { setTimeout as delay } from 'node:timers/promises';
import { maskIban } from '../../../common/iban.ts';
import { getIstanbulDay } from '../../../common/istanbul-day.ts';
import { anAdminUser } from '../../testing/accounts.ts';
import { startKordon } from '../../testing/kordon.ts';
import { aCompany, aContact, aStoredQuoteRequest } from '../../testing/records.ts';
import type { TestClient } from '../../testing/test-client.ts';

const kordon = startKordon();

interface Person {
  id: string;
  email: string;
  password: string;
  client: TestClient;
}
interface Change {
  id: string;
  status: string;
  accountId: string | null;
}

async function aPerson(role: 'super_admin' | 'admin' | 'sales' | 'analyst', name = 'Ece Tunalı'): Promise<Person> {
  const credentials = await anAdminUser(kordon.db, { role, name });
  const client = kordon.newClient();
  const { signIn } = await client.signIn(credentials.email, credentials.password);
  await client.prove(credentials.password);
  return { ...credentials, id: signIn.id, client };
}
/** The first super admin, who usually decides. */
const firstAdmin = (): Pick<Person, 'client'> => ({ client: kordon.admin });

let lastAccountNumber = 0;
/** An IBAN with correct check digits and a bank code that is not assigned; each call returns another one. */
function anIban(): string {
  const account = `000000${String(++lastAccountNumber).padStart(16, '0')}`;
  const check = 98n - (BigInt(`${account}292700`) % 97n); // T is 29, R is 27
  return `TR${String(check).padStart(2, '0')}${account}`;
}
const details = (overrides: object = {}) => ({
  holder: 'Kordon Çelik A.Ş.',
  bank: 'Körfez Bankası',
  branch: 'Alsancak, İzmir',
  iban: anIban(),
  swift: 'KRFZTRI0XXX',
  currency: 'USD',
  intermediaryBank: '',
  intermediarySwift: '',
  ...overrides,
});

const propose = async (by: Pick<Person, 'client'>, input: object) =>
  (
    await by.client.run<{ change: Change }>(
      'mutation ($input: BankAccountChangeInput!) { change: proposeBankAccountChange(input: $input) { id status accountId } }',
      { input },
    )
  ).change;
const approve = async (by: Pick<Person, 'client'>, id: string) =>
  (
    await by.client.run<{ change: Change }>(
      'mutation ($id: ID!) { change: approveBankAccountChange(id: $id) { id status accountId } }',
      { id },
    )
  ).change;
const decide = async (by: Pick<Person, 'client'>, decision: 'reject' | 'withdraw', id: string) =>
  (
    await by.client.run<{ change: Change }>(
      `mutation ($id: ID!) { change: ${decision}BankAccountChange(id: $id) { id status accountId } }`,
      { id },
    )
  ).change;
const readAccount = async (id: string) =>
  (await kordon.db.query<Record<string, unknown>[]>('select * from bank_accounts where id = $1', [id]))[0];

/** Proposes an account and approves it. @returns its id and details */
async function anAccount(overrides: object = {}) {
  const values = details(overrides);
  const { id } = await propose(proposer, { kind: 'CREATE', details: values });
  return { id: (await approve(firstAdmin(), id)).accountId!, ...values };
}

let proposer: Person;
beforeAll(async () => {
  proposer = await aPerson('super_admin');
});
beforeEach(async () => {
  await kordon.db.query('truncate rate_limits');
  await kordon.db.query('update bank_accounts set retired_at = now() where retired_at is null');
});

describe('a change of a bank account', () => {
  test('applies only when another super admin approves it', async () => {
    const values = details({ iban: anIban().replace(/.{4}/g, '$& ').toLowerCase() });
    const change = await propose(proposer, { kind: 'CREATE', details: values });
    expect(change).toMatchObject({ status: 'PENDING', accountId: null });
    await expect(approve(proposer, change.id)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(decide(proposer, 'reject', change.id)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const approved = await approve(firstAdmin(), change.id);
    expect(approved).toMatchObject({ status: 'APPROVED' });
    expect(await readAccount(approved.accountId!)).toMatchObject({
      iban: values.iban.replaceAll(' ', '').toUpperCase(),
      swift: 'KRFZTRI0XXX',
      retired_at: null,
    });
    // A repeated click changes nothing.
    expect(await approve(firstAdmin(), change.id)).toEqual(approved);
  });

  test('replaces the details, or retires the account', async () => {
    const { id, ...values } = await anAccount();
    const edit = await propose(proposer, { kind: 'EDIT', accountId: id, details: { ...values, branch: 'Konak' } });
    expect(await readAccount(id)).toMatchObject({ branch: 'Alsancak, İzmir' });
    await approve(firstAdmin(), edit.id);
    expect(await readAccount(id)).toMatchObject({ branch: 'Konak', iban: values.iban });
    await approve(firstAdmin(), (await propose(proposer, { kind: 'RETIRE', accountId: id })).id);
    expect(await readAccount(id)).toMatchObject({ retired_at: expect.any(Date) as Date });
    await expect(propose(proposer, { kind: 'RETIRE', accountId: id })).rejects.toMatchObject({ code: 'CONFLICT' });
    // A new account may have the IBAN of a retired one.
    await expect(propose(proposer, { kind: 'CREATE', details: values })).resolves.toMatchObject({ status: 'PENDING' });
  });

  test('that is rejected or withdrawn changes nothing and cannot be approved', async () => {
    const rejected = await propose(proposer, { kind: 'CREATE', details: details() });
    await expect(decide(firstAdmin(), 'withdraw', rejected.id)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(await decide(firstAdmin(), 'reject', rejected.id)).toMatchObject({ status: 'REJECTED' });
    const withdrawn = await propose(proposer, { kind: 'CREATE', details: details() });
    expect(await decide(proposer, 'withdraw', withdrawn.id)).toMatchObject({ status: 'WITHDRAWN' });
    for (const { id } of [rejected, withdrawn])
      await expect(approve(firstAdmin(), id)).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(decide(proposer, 'withdraw', rejected.id)).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(decide(firstAdmin(), 'reject', withdrawn.id)).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(approve(firstAdmin(), 'none')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('that two super admins approve at the same time is applied once', async () => {
    const third = await aPerson('super_admin');
    const values = details();
    const { id } = await propose(proposer, { kind: 'CREATE', details: values });
    const results = await Promise.allSettled([approve(firstAdmin(), id), approve(third, id)]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(results.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'CONFLICT' } });
    expect(await kordon.db.query('select from bank_accounts where iban = $1', [values.iban])).toHaveLength(1);
  });

  test('that is approved and withdrawn at the same time ends as one of the two', async () => {
    for (let round = 0; round < 5; round++) {
      const values = details();
      const { id } = await propose(proposer, { kind: 'CREATE', details: values });
      await Promise.allSettled([approve(firstAdmin(), id), decide(proposer, 'withdraw', id)]);
      const [{ status }] = await kordon.db.query<[{ status: string }]>(
        'select status from bank_account_changes where id = $1',
        [id],
      );
      const stored = await kordon.db.query<unknown[]>('select from bank_accounts where iban = $1', [values.iban]);
      expect([status, stored.length]).toEqual(status === 'approved' ? ['approved', 1] : ['withdrawn', 0]);
    }
  });

  test('cannot be approved when the account has changed since', async () => {
    const { id, ...values } = await anAccount();
    const edit = await propose(proposer, { kind: 'EDIT', accountId: id, details: { ...values, branch: 'Konak' } });
    await kordon.db.query(`update bank_accounts set swift = 'ANDRTRI0' where id = $1`, [id]);
    await expect(approve(firstAdmin(), edit.id)).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await readAccount(id)).toMatchObject({ branch: 'Alsancak, İzmir', swift: 'ANDRTRI0' });
  });

  test('is stored once when two are proposed for one account at the same time', async () => {
    const { id, ...values } = await anAccount();
    const results = await Promise.allSettled([
      propose(proposer, { kind: 'EDIT', accountId: id, details: { ...values, branch: 'Konak' } }),
      propose(firstAdmin(), { kind: 'RETIRE', accountId: id }),
    ]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(results.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'CONFLICT' } });
  });

  test.each([
    ['disabled', { disabledAt: new Date() }],
    ['demoted', { role: 'admin' }],
    ['deleted', null],
  ])('whose proposer was %s in the meantime can only be rejected', async (_how, patch) => {
    const other = await aPerson('super_admin');
    const { id } = await propose(other, { kind: 'CREATE', details: details() });
    if (patch) await kordon.db.manager.update('admin_users', { id: other.id }, patch);
    else await kordon.db.query('delete from admin_users where id = $1', [other.id]);
    await expect(approve(firstAdmin(), id)).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await decide(firstAdmin(), 'reject', id)).toMatchObject({ status: 'REJECTED' });
  });

  test('waits for a transaction that disables the proposer at the same time', async () => {
    const other = await aPerson('super_admin');
    const { id } = await propose(other, { kind: 'CREATE', details: details() });
    const disabling = kordon.db.createQueryRunner();
    await disabling.startTransaction();
    await disabling.query('update admin_users set disabled_at = now() where id = $1', [other.id]);
    const approval = approve(firstAdmin(), id).catch((error: unknown) => error);
    const isWaiting = async () =>
      (
        await kordon.db.query<unknown[]>(
          `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
        )
      ).length > 0;
    while (!(await isWaiting())) await delay(20);
    await disabling.commitTransaction();
    await disabling.release();
    expect(await approval).toMatchObject({ code: 'CONFLICT' });
  });

  test('is proposed and approved only after a fresh proof of identity', async () => {
    const { id } = await propose(proposer, { kind: 'CREATE', details: details() });
    const unproved = await aPerson('super_admin');
    await kordon.db.query(`update sessions set proved_at = null where sess #>> '{passport,user}' = $1`, [unproved.id]);
    const proofRequired = { code: 'PROOF_REQUIRED' };
    await expect(propose(unproved, { kind: 'CREATE', details: details() })).rejects.toMatchObject(proofRequired);
    await expect(approve(unproved, id)).rejects.toMatchObject(proofRequired);
    await unproved.client.prove(unproved.password);
    expect(await approve(unproved, id)).toMatchObject({ status: 'APPROVED' });
  });

  test.each<[what: string, overrides: object, fields: object]>([
    ['wrong check digits', { iban: 'TR330006100519786457841327' }, { iban: 'form.bank.iban' }],
    ['an account number in place of the IBAN', { iban: '12345678' }, { iban: 'form.bank.iban' }],
    ['a BIC of nine characters', { swift: 'KRFZTRI0X' }, { swift: 'form.bank.swift' }],
    ['a wrong BIC of the intermediary', { intermediarySwift: 'abc' }, { intermediarySwift: 'form.bank.swift' }],
    ['no holder and no bank', { holder: ' ', bank: '' }, { holder: 'form.required', bank: 'form.required' }],
    ['a holder of a megabyte', { holder: 'x'.repeat(200_000) }, { holder: 'form.tooLong' }],
  ])('with %s is refused at the field', async (_what, overrides, fields) => {
    await expect(propose(proposer, { kind: 'CREATE', details: details(overrides) })).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      fields,
    });
  });

  test('that repeats an account, a proposal or the present details is refused', async () => {
    const { id, ...values } = await anAccount();
    const fieldsOf = (input: object) =>
      propose(proposer, input).then(
        () => undefined,
        (error: unknown) => (error as { fields: object }).fields,
      );
    expect(await fieldsOf({ kind: 'CREATE', details: values })).toEqual({ iban: 'form.bank.known' });
    expect(await fieldsOf({ kind: 'EDIT', accountId: id, details: values })).toEqual({ holder: 'form.bank.unchanged' });
    expect(await fieldsOf({ kind: 'EDIT', details: values })).toEqual({ accountId: 'form.required' });
    const other = details();
    await propose(proposer, { kind: 'CREATE', details: other });
    expect(await fieldsOf({ kind: 'CREATE', details: other })).toEqual({ iban: 'form.bank.pending' });
  });

  test('is mailed to all active staff with the last four digits of the IBAN, and to nobody who is disabled', async () => {
    const analyst = await aPerson('analyst', 'Cem Analist');
    const disabled = await aPerson('sales');
    await kordon.db.query('update admin_users set disabled_at = now() where id = $1', [disabled.id]);
    const { id, ...values } = await anAccount();
    const iban = anIban();
    const edit = await propose(proposer, {
      kind: 'EDIT',
      accountId: id,
      details: { ...values, iban },
      note: 'Şube kapandı',
    });
    await approve(firstAdmin(), edit.id);
    await kordon.waitForJobs();
    const mailsTo = (email: string) => kordon.mail.messages.filter(({ recipients }) => recipients.includes(email));
    expect(mailsTo(disabled.email)).toEqual([]);
    const mails = mailsTo(analyst.email);
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Yeni banka hesabı önerildi',
      'Yeni banka hesabı onaylandı',
      'Banka hesabında değişiklik önerildi',
      'Banka hesabı değişti',
    ]);
    const { text } = mails[2]!;
    for (const part of [maskIban(values.iban), maskIban(iban), 'Ece Tunalı', 'Şube kapandı'])
      expect(text).toContain(part);
    for (const { text: body, html } of mails) {
      expect(`${body}${String(html)}`.replaceAll(' ', '')).not.toContain(iban);
      expect(`${body}${String(html)}`.replaceAll(' ', '')).not.toContain(values.iban);
    }
    expect(mailsTo(proposer.email).length).toBeGreaterThanOrEqual(4);
  });

  test('notifies all active staff except the one who made it, and cannot be muted', async () => {
    const analyst = await aPerson('analyst', 'Cem Analist');
    const disabled = await aPerson('sales');
    await kordon.db.query('update admin_users set disabled_at = now() where id = $1', [disabled.id]);
    await kordon.db.query('delete from notifications');
    const values = details();
    const { id } = await propose(proposer, { kind: 'CREATE', details: values });
    await decide(proposer, 'withdraw', id);
    const second = await propose(proposer, { kind: 'CREATE', details: values });
    await approve(firstAdmin(), second.id);
    const listOf = async (client: TestClient) =>
      (
        await client.run<{ notifications: { nodes: { kind: string }[] } }>(
          '{ notifications { nodes { kind recordType title actor { name } count } } }',
        )
      ).notifications.nodes;
    const about = {
      recordType: 'BANK_ACCOUNT_CHANGE',
      title: `${values.currency} ${maskIban(values.iban)} ${values.bank}`,
    };
    expect(await listOf(analyst.client)).toMatchObject([
      { kind: 'BANK_ACCOUNT_APPROVED', ...about },
      { kind: 'BANK_ACCOUNT_PENDING', ...about, actor: { name: 'Ece Tunalı' }, count: 2 },
      { kind: 'BANK_ACCOUNT_WITHDRAWN', ...about, actor: { name: 'Ece Tunalı' } },
    ]);
    expect((await listOf(proposer.client)).map(({ kind }) => kind)).toEqual(['BANK_ACCOUNT_APPROVED']);
    expect(await kordon.db.query('select from notifications where recipient_id = $1', [disabled.id])).toEqual([]);
    // Changes of bank accounts have mails of their own; the collected mail does not repeat them.
    expect(await kordon.db.query('select from notifications where mailed_at is null')).toEqual([]);
    await expect(
      analyst.client.run('mutation { setNotificationChoice(kind: BANK_ACCOUNT_PENDING, byMail: false) { kind } }'),
    ).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
  });

  test('is in the activity log, also when it is made by SQL, and no entry contains an IBAN', async () => {
    const { id, ...values } = await anAccount();
    const swift = 'KRFZTRI0ABC';
    const edit = await propose(proposer, { kind: 'EDIT', accountId: id, details: { ...values, swift } });
    await approve(firstAdmin(), edit.id);
    const forged = anIban();
    await kordon.db.query('update bank_accounts set iban = $2 where id = $1', [id, forged]);
    const entries = await kordon.db.query<{ action: string; changes: object; actor: string; details: object }[]>(
      `select action, changes, actor, details from activity_logs where target_id = any($1) order by id`,
      [[id, edit.id]],
    );
    const name = `USD ${maskIban(values.iban)} Körfez Bankası`;
    expect(entries).toMatchObject([
      { action: 'INSERT', actor: 'admin@kordon.example', details: { name } },
      { action: 'INSERT', actor: proposer.email, details: { name, status: 'pending' } },
      { action: 'UPDATE', actor: 'admin@kordon.example', changes: { swift: ['KRFZTRI0XXX', swift] } },
      { action: 'UPDATE', actor: 'admin@kordon.example', changes: { status: ['pending', 'approved'] } },
      { action: 'UPDATE', actor: null, changes: { iban: [maskIban(values.iban), maskIban(forged)] } },
    ]);
    const [{ text }] = await kordon.db.query<[{ text: string }]>(
      `select string_agg(to_jsonb(activity_logs)::text, '') as text from activity_logs`,
    );
    expect(text).not.toContain(values.iban);
    expect(text).not.toContain(forged);
  });
});

describe('the list of accounts', () => {
  const listIbans = async (client: TestClient, headers = {}) => {
    const { data } = await client.send<{ bankAccounts: { iban: string }[] }>(`{ bankAccounts { iban } }`, {}, headers);
    return data!.bankAccounts.map(({ iban }) => iban);
  };

  test('shows whole IBANs to editors, and the last four digits to analysts and API tokens', async () => {
    const { iban } = await anAccount();
    expect(await listIbans(kordon.admin)).toEqual([iban]);
    expect(await listIbans((await aPerson('sales')).client)).toEqual([iban]);
    expect(await listIbans((await aPerson('analyst')).client)).toEqual([maskIban(iban)]);
    const { createApiToken } = await kordon.admin.run<{ createApiToken: { secret: string } }>(
      'mutation { createApiToken(name: "Rapor", days: 1) { secret } }',
    );
    const headers = { authorization: `Bearer ${createApiToken.secret}` };
    expect(await listIbans(kordon.newClient(), headers)).toEqual([maskIban(iban)]);
  });

  test('contains retired accounts only on demand, and the changes are for super admins', async () => {
    const { id, ...values } = await anAccount();
    await approve(firstAdmin(), (await propose(proposer, { kind: 'RETIRE', accountId: id })).id);
    expect(await listIbans(kordon.admin)).toEqual([]);
    const { bankAccounts } = await kordon.admin.run<{ bankAccounts: { iban: string }[] }>(
      `{ bankAccounts(retired: true) { iban } }`,
    );
    expect(bankAccounts.map(({ iban }) => iban)).toContain(values.iban);
    const query = `{ bankAccountChanges { kind status before { iban } details { iban } proposer { name } decider { name } } }`;
    const { bankAccountChanges } = await kordon.admin.run<{ bankAccountChanges: { status: string }[] }>(query);
    expect(bankAccountChanges.find(({ status }) => status !== 'PENDING')).toMatchObject({
      kind: 'RETIRE',
      status: 'APPROVED',
      before: { iban: values.iban },
      proposer: { name: 'Ece Tunalı' },
    });
    await expect((await aPerson('admin')).client.run(query)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});

describe('an offer', () => {
  interface SentOffer {
    id: string;
    status: string;
    bankAccountId: string | null;
    bankDetails: { iban: string; bank: string } | null;
    changes: object[];
  }
  const fields = '{ id status bankAccountId bankDetails { iban bank } changes { field before after } }';
  const run = async (operation: string, variables: object, client = kordon.admin) =>
    (await client.run<{ offer: SentOffer }>(operation, { ...variables })).offer;
  const create = (input: object, send = false, client = kordon.admin) =>
    run(
      `mutation ($input: OfferInput!, $send: Boolean) { offer: createOffer(input: $input, send: $send) ${fields} }`,
      { input, send },
      client,
    );
  const runOfferMutation = (name: string, id: string, client = kordon.admin) =>
    run(`mutation ($id: ID!) { offer: ${name}(id: $id) ${fields} }`, { id }, client);

  async function offerInput(overrides: object = {}) {
    const { id: companyId } = await aCompany(kordon.db);
    const { id: contactId, email } = await aContact(kordon.db, { companyId });
    const request = await aStoredQuoteRequest(kordon.db, { companyId, contactId, email: email! });
    return {
      quoteRequestId: request.id,
      lines: [{ description: 'Kütük', quantity: 10, unit: 'T', unitPrice: 500 }],
      currency: 'USD',
      deliveryTerms: 'FOB',
      deliveryPlace: 'Aliağa',
      paymentTerms: 'LC',
      validUntil: getIstanbulDay(7),
      ...overrides,
    };
  }
  const fetchPdf = async (id: string) =>
    Buffer.from(await (await kordon.admin.fetch(`/offers/${id}.pdf`)).arrayBuffer());

  test('takes the only account of its currency when it is sent, and keeps its details', async () => {
    await anAccount({ currency: 'EUR' });
    const account = await anAccount();
    const draft = await create(await offerInput());
    expect(draft).toMatchObject({ bankAccountId: null, bankDetails: null });
    const sent = await runOfferMutation('sendOffer', draft.id);
    expect(sent).toMatchObject({ bankAccountId: account.id, bankDetails: { iban: account.iban } });
    const analyst = await aPerson('analyst');
    const read = `query ($id: ID!) { offer(id: $id) ${fields} }`;
    expect(await run(read, { id: sent.id }, analyst.client)).toMatchObject({
      bankDetails: { iban: maskIban(account.iban) },
    });
    const [{ text }] = await kordon.db.query<[{ text: string }]>(
      `select string_agg(to_jsonb(activity_logs)::text, '') as text from activity_logs where target_id = $1`,
      [sent.id],
    );
    expect(text).not.toContain(account.iban);
  });

  test('without an account in its currency is sent without bank details', async () => {
    await anAccount({ currency: 'EUR' });
    expect(await create(await offerInput(), true)).toMatchObject({ status: 'SENT', bankDetails: null });
  });

  test('needs a choice when there are several accounts, and refuses one of another currency', async () => {
    const [one, other, euro] = [await anAccount(), await anAccount(), await anAccount({ currency: 'EUR' })];
    const draft = await create(await offerInput());
    await expect(runOfferMutation('sendOffer', draft.id)).rejects.toMatchObject({
      fields: { bankAccountId: 'form.bank.choice' },
    });
    for (const [bankAccountId, reason] of [
      [euro.id, 'form.bank.currency'],
      ['0d9c1a52-6f0e-4a53-9b77-6d6d2f1b7a10', 'form.choice.invalid'],
      ['none', 'form.choice.invalid'],
    ])
      await expect(create(await offerInput({ bankAccountId }))).rejects.toMatchObject({
        code: 'BAD_USER_INPUT',
        fields: { bankAccountId: reason },
      });
    expect(await create(await offerInput({ bankAccountId: other.id }), true)).toMatchObject({
      bankDetails: { iban: other.iban },
    });
    expect(one.iban).not.toBe(other.iban);
  });

  test('that was sent stays as it is when the account changes or is retired; its revision marks the change', async () => {
    const account = await anAccount();
    const sent = await create(await offerInput(), true);
    const pdf = await fetchPdf(sent.id);
    const { id, ...values } = account;
    const edit = await propose(proposer, { kind: 'EDIT', accountId: id, details: { ...values, swift: 'KRFZTRI0NEW' } });
    await approve(firstAdmin(), edit.id);
    const revision = await runOfferMutation('reviseOffer', sent.id);
    const describeWith = (swift: string) => `Kordon Çelik A.Ş., Körfez Bankası, ${swift}, ${maskIban(account.iban)}`;
    expect(revision).toMatchObject({
      bankAccountId: id,
      bankDetails: null,
      changes: [{ field: 'bankAccount', before: describeWith('KRFZTRI0XXX'), after: describeWith('KRFZTRI0NEW') }],
    });
    await approve(firstAdmin(), (await propose(proposer, { kind: 'RETIRE', accountId: id })).id);
    await runOfferMutation('sendOffer', sent.id); // mails the stored PDF again
    expect((await fetchPdf(sent.id)).equals(pdf)).toBe(true);
    await expect(runOfferMutation('sendOffer', revision.id)).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { bankAccountId: 'form.bank.retired' },
    });
    const save = `mutation ($id: ID!, $input: OfferDraftInput!) { offer: saveOfferDraft(id: $id, input: $input) ${fields} }`;
    await expect(run(save, { id: revision.id, input: { bankAccountId: id } })).rejects.toMatchObject({
      fields: { bankAccountId: 'form.bank.retired' },
    });
    expect((await kordon.admin.fetch(`/offers/${revision.id}.pdf`)).status).toBe(200);
  });

  test('of a sales user who sees only own records has the whole IBAN', async () => {
    const account = await anAccount();
    const sales = await aPerson('sales');
    await kordon.db.query('update admin_users set sees_own_only = true where id = $1', [sales.id]);
    const sent = await create(await offerInput(), true, sales.client);
    expect(sent.bankDetails).toMatchObject({ iban: account.iban });
  });

  test('sent while its account is retired either has the account or is refused', async () => {
    for (let round = 0; round < 4; round++) {
      const account = await anAccount();
      const draft = await create(await offerInput({ bankAccountId: account.id }));
      const { id } = await propose(proposer, { kind: 'RETIRE', accountId: account.id });
      const [sending] = await Promise.allSettled([runOfferMutation('sendOffer', draft.id), approve(firstAdmin(), id)]);
      if (sending.status === 'fulfilled') expect(sending.value.bankDetails).toMatchObject({ iban: account.iban });
      else expect(sending.reason).toMatchObject({ fields: { bankAccountId: 'form.bank.retired' } });
    }
  });
});
