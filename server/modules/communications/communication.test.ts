import { startKordon } from '../../testing/kordon.ts';
import { aCommunication, aCompany, aContact } from '../../testing/records.ts';

const kordon = startKordon();

let companyId: string;
beforeEach(async () => {
  await kordon.db.query('delete from companies');
  companyId = (await aCompany(kordon.db, { name: 'Kuzeyrüzgâr Gemi' })).id;
});
const storeCommunication = (overrides: Partial<Parameters<typeof aCommunication>[1]> = {}) =>
  aCommunication(kordon.db, { companyId, ...overrides });

interface List {
  communications: { nodes: { subject: string }[]; totalCount: number };
}
const list = /* GraphQL */ `
  query ($filter: CommunicationFilter) {
    communications(filter: $filter) {
      nodes {
        subject
        content
        tags
        metadata
        durationMinutes
        company {
          name
        }
        contact {
          name
        }
      }
      totalCount
    }
  }
`;
const fetchList = async (filter: object = {}) => {
  const { communications } = await kordon.admin.run<List>(list, { filter });
  expect(communications.totalCount).toBe(communications.nodes.length);
  return communications.nodes.map(({ subject }) => subject);
};

test('a communication contains its company, contact and notes', async () => {
  const { id: contactId } = await aContact(kordon.db, { companyId, name: 'İlknur Baştürk' });
  const notes = {
    content: '2" ve 3" kaplin',
    tags: ['camlock', 'acil'],
    metadata: { source: 'website' },
    durationMinutes: 12,
  };
  await storeCommunication({ subject: 'Camlock kaplin', contactId, ...notes });
  expect(await kordon.admin.run(list)).toMatchObject({
    communications: {
      nodes: [
        {
          subject: 'Camlock kaplin',
          ...notes,
          company: { name: 'Kuzeyrüzgâr Gemi' },
          contact: { name: 'İlknur Baştürk' },
        },
      ],
    },
  });
});

test('communications are sorted newest first', async () => {
  for (const day of [2, 3, 1])
    await storeCommunication({ subject: `${day}`, createdAt: new Date(`2026-05-0${day}T12:00:00Z`) });
  expect(await fetchList()).toEqual(['3', '2', '1']);
});

test('all filters must match', async () => {
  const wanted = { type: 'phone', direction: 'inbound', status: 'received', priority: 'high' } as const;
  await storeCommunication({ subject: 'wanted', ...wanted, createdAt: new Date('2026-05-02') });
  await storeCommunication({ ...wanted, type: 'email', createdAt: new Date('2026-05-02') });
  await storeCommunication({ ...wanted, direction: 'outbound', createdAt: new Date('2026-05-02') });
  await storeCommunication({ ...wanted, status: 'replied', createdAt: new Date('2026-05-02') });
  await storeCommunication({ ...wanted, priority: 'low', createdAt: new Date('2026-05-02') });
  await storeCommunication({ ...wanted, createdAt: new Date('2026-04-02') });
  const filter = {
    companyId,
    type: 'PHONE',
    direction: 'INBOUND',
    status: 'RECEIVED',
    priority: 'HIGH',
    from: '2026-05-01T00:00:00Z',
  };
  expect(await fetchList(filter)).toEqual(['wanted']);
  expect(await fetchList({ ...filter, companyId: 'no-uuid' })).toEqual([]);
});

test('a search matches the content, the company and the contact', async () => {
  const { id: contactId } = await aContact(kordon.db, { companyId, name: 'Nour Haddad' });
  const { id: other } = await aCompany(kordon.db, { name: 'Wadi Rihan' });
  await storeCommunication({ subject: 'HMS 80:20', content: 'Akabe yüklemesi', companyId: other });
  await storeCommunication({ subject: 'Navlun', contactId });
  await storeCommunication({ subject: 'Sertifika' });
  expect(await fetchList({ search: 'AKABE hms' })).toEqual(['HMS 80:20']);
  expect(await fetchList({ search: 'nour' })).toEqual(['Navlun']);
  expect((await fetchList({ search: 'kuzeyruzgar' })).sort()).toEqual(['Navlun', 'Sertifika']);
  expect(await fetchList({ search: 'nobody' })).toEqual([]);
});

test('a search that matches very many companies finds their communications', async () => {
  await kordon.db.query(`insert into companies (name) select 'Liman ' || n from generate_series(1, 1100) n`);
  await kordon.db.query(
    `insert into communications (company_id, subject, created_at)
     select id, 'Navlun ' || name, '2026-01-01'::timestamptz from companies where name in ('Liman 7', 'Liman 1100')`,
  );
  await storeCommunication({ subject: 'Sertifika' });
  expect((await fetchList({ search: 'liman' })).sort()).toEqual(['Navlun Liman 1100', 'Navlun Liman 7']);
});

test('followUps lists open follow-ups, earliest due time first', async () => {
  await storeCommunication({ subject: 'tomorrow', followUpRequired: true, followUpDate: new Date('2026-05-02') });
  await storeCommunication({ subject: 'some day', followUpRequired: true });
  await storeCommunication({ subject: 'overdue', followUpRequired: true, followUpDate: new Date('2026-04-01') });
  await storeCommunication({ subject: 'settled', followUpDate: new Date('2026-03-01') });
  const followUps = `query ($first: Int) { followUps(first: $first) { subject company { name } } }`;
  const due = await kordon.admin.run<{ followUps: { subject: string }[] }>(followUps);
  expect(due.followUps.map(({ subject }) => subject)).toEqual(['overdue', 'tomorrow', 'some day']);
  await expect(kordon.admin.run(followUps, { first: 0 })).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
});
