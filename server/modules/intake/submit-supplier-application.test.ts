import { randomUUID } from 'node:crypto';
import { aSupplierApplication, submitForm, submitSupplierApplication, uploadPdf } from '../../testing/builders.ts';
import { startKordon } from '../../testing/kordon.ts';
import { aCompany } from '../../testing/records.ts';

const kordon = startKordon({ JOBS: 'off' });

const submit = (input: object) => submitForm(kordon.visitor, submitSupplierApplication, input);
const upload = (name: string) => uploadPdf(kordon, name);
const queryRows = (table: string, where: string, values: unknown[]) =>
  kordon.db.query<Record<string, unknown>[]>(`select * from ${table} where ${where}`, values);
const countRows = async (): Promise<unknown> =>
  kordon.db.query(
    `select (select count(*) from supplier_applications) as applications, (select count(*) from companies) as companies,
       (select count(*) from communications) as communications, (select count(*) from graphile_worker.jobs) as jobs`,
  );

beforeEach(() => kordon.db.query('truncate rate_limits'));

test('an application creates a supplier in the CRM and stores its certificates', async () => {
  const certificateIds = [await upload('iso-9001.pdf'), await upload('iso-14001.pdf')];
  const input = aSupplierApplication({ certificateIds, website: 'rocher.example', description: 'Depuis 1962.' });
  const receipt = await submit(input);
  expect(receipt.reference).toMatch(/^KC-[0-9A-HJKMNP-TV-Z]{6}$/);

  const [application] = await queryRows('supplier_applications', 'id = $1', [receipt.id]);
  expect(application).toMatchObject({
    reference: receipt.reference,
    company_name: input.companyName,
    country: 'algeria',
    product_type: 'hot-rolled-coil',
    monthly_capacity: 2400,
    contact_person: 'Amélie Fontenoy',
    phone: '+213 555 00 00',
    website: 'https://rocher.example/',
    description: 'Depuis 1962.',
    language: 'fr',
  });
  expect(await queryRows('companies', 'id = $1', [application!.company_id])).toMatchObject([
    {
      name: input.companyName,
      company_type: 'supplier',
      country: 'Algeria',
      website: 'https://rocher.example/',
      lead_source: 'website',
    },
  ]);
  expect(await queryRows('contacts', 'id = $1', [application!.contact_id])).toMatchObject([
    { name: 'Amélie Fontenoy', email: input.email, phone: '+213 555 00 00' },
  ]);
  const [communication] = await queryRows('communications', 'company_id = $1', [application!.company_id]);
  expect(communication).toMatchObject({
    type: 'form_submission',
    direction: 'inbound',
    subject: 'Tedarikçi başvurusu: Sıcak haddelenmiş rulo',
    content: 'Ürün veya hizmet: Sıcak haddelenmiş rulo\nÜlke: Cezayir\nAylık kapasite: 2.400 ton/ay\n\nDepuis 1962.',
    tags: ['supplier_application', 'hot-rolled-coil', 'website'],
    metadata: {
      supplier_application_id: receipt.id,
      product_type: 'hot-rolled-coil',
      country: 'algeria',
      monthly_capacity: 2400,
      source: 'website_supplier_form',
      language: 'fr',
      attachments: [{ name: 'iso-9001.pdf' }, { name: 'iso-14001.pdf' }],
    },
  });
  expect(await queryRows('consents', 'subject_id = $1', [receipt.id])).toMatchObject([
    { subject_type: 'supplier_application', purpose: 'privacy_notice', locale: 'fr' },
  ]);
  const claimed = await queryRows('attachments', 'supplier_application_id = $1', [receipt.id]);
  expect(claimed.map(({ id }) => id).sort()).toEqual(certificateIds.sort());
});

test.each([
  ['turkey', 'Turkey'],
  ['uae', 'United Arab Emirates'],
  ['other', 'Other'],
])('the country %s is stored as %s', async (country, stored) => {
  const { id } = await submit(aSupplierApplication({ country }));
  expect(
    await queryRows('companies', 'id = (select company_id from supplier_applications where id = $1)', [id]),
  ).toMatchObject([{ country: stored }]);
});

test('an application does not change an existing company', async () => {
  const company = await aCompany(kordon.db, {
    companyType: 'customer',
    country: 'Iraq',
    website: 'https://known.example',
  });
  const { id } = await submit(
    aSupplierApplication({ companyName: company.name, email: 'a@known.example', website: 'https://else.example' }),
  );
  expect(await queryRows('supplier_applications', 'id = $1', [id])).toMatchObject([{ company_id: company.id }]);
  expect(await queryRows('companies', 'id = $1', [company.id])).toMatchObject([
    { company_type: 'customer', country: 'Iraq', website: 'https://known.example' },
  ]);
});

test('an application sent eight times simultaneously is stored once', async () => {
  const input = aSupplierApplication({ certificateIds: [await upload('iso.pdf')] });
  const receipts = await Promise.all(Array.from({ length: 8 }, () => submit(input)));
  expect(new Set(receipts.map(({ id }) => id)).size).toBe(1);
  expect(await queryRows('supplier_applications', 'submission_id = $1', [input.submissionId])).toHaveLength(1);
});

test.each<[what: string, overrides: Record<string, unknown>, fields: Record<string, string>]>([
  ['99 tons per month', { monthlyCapacity: 99 }, { monthlyCapacity: 'form.capacity.minimum' }],
  ['0 tons per month', { monthlyCapacity: 0 }, { monthlyCapacity: 'form.capacity.minimum' }],
  ['an unknown country', { country: 'atlantis' }, { country: 'form.choice.invalid' }],
  ['an unknown product', { productType: 'gold' }, { productType: 'form.choice.invalid' }],
  ['a javascript: URL as website', { website: 'javascript:alert(1)' }, { website: 'form.website.invalid' }],
  ['an unknown file', { certificateIds: [randomUUID()] }, { certificateIds: 'form.file.gone' }],
  [
    'empty fields',
    { companyName: '', contactPerson: ' ', phone: '', email: '', consent: false },
    {
      companyName: 'form.required',
      contactPerson: 'form.required',
      phone: 'form.required',
      email: 'form.required',
      consent: 'form.consent.required',
    },
  ],
])('an application with %s is rejected and not stored', async (_title, overrides, fields) => {
  const before = await countRows();
  await expect(submit(aSupplierApplication(overrides))).rejects.toMatchObject({ code: 'BAD_USER_INPUT', fields });
  expect(await countRows()).toEqual(before);
});

test('of two simultaneous applications with the same certificates one is rejected', async () => {
  const [one, two] = [await upload('one.pdf'), await upload('two.pdf')];
  const outcomes = await Promise.allSettled([
    submit(aSupplierApplication({ certificateIds: [one, two] })),
    submit(aSupplierApplication({ certificateIds: [two, one] })),
  ]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('an application with a filled honeypot is not stored', async () => {
  const before = await countRows();
  expect((await submit(aSupplierApplication({ honeypot: 'x' }))).reference).toMatch(/^KC-/);
  expect(await countRows()).toEqual(before);
});
