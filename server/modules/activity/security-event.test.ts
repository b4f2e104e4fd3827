import { retention } from '../../../common/retention.ts';
import { startKordon } from '../../testing/kordon.ts';
import { recordSecurityEvent } from './security-event.service.ts';

const kordon = startKordon({ JOBS: 'off' });
const query = <Row>(statement: string, values: unknown[] = []): Promise<Row[]> => kordon.db.query(statement, values);
const record = (event: Parameters<typeof recordSecurityEvent>[1]) => recordSecurityEvent(kordon.db.manager, event);

beforeEach(() =>
  query(
    `alter table security_events disable trigger all; delete from security_events; alter table security_events enable trigger all`,
  ),
);

/** Stores an event of the past; only the owner of the table may do so. */
const recordAt = (age: string) =>
  query(`insert into security_events (kind, created_at) values ('SIGN_OUT', now() - $1::interval)`, [age]);

test('an event stores the network of the caller, not the address', async () => {
  await record({ kind: 'SIGN_IN', actor: 'selin@kordon.example', network: '203.0.113.77', details: { factor: true } });
  await record({ kind: 'FORBIDDEN', network: '2001:db8:1:2:3::4' });
  await record({ kind: 'USER_REMOVED', network: 'not an address' });
  expect(await query('select kind, actor, network, details from security_events order by id')).toEqual([
    { kind: 'SIGN_IN', actor: 'selin@kordon.example', network: '203.0.113.0/24', details: { factor: true } },
    { kind: 'FORBIDDEN', actor: null, network: '2001:db8:1::/48', details: {} },
    { kind: 'USER_REMOVED', actor: null, network: null, details: {} },
  ]);
});

test.each([
  ['changed', `update security_events set actor = 'x@kordon.example'`],
  ['backdated', `update security_events set created_at = '2001-01-01'`],
  [
    'blanked with another kind',
    `update security_events set kind = 'SIGN_OUT', actor = null, network = null, details = '{"blanked": true}'`,
  ],
  ['half blanked', 'update security_events set actor = null'],
  ['deleted', 'delete from security_events'],
  ['truncated', 'truncate security_events'],
])('an event cannot be %s, not even by the owner of the table', async (_, statement) => {
  await record({ kind: 'SIGN_IN', actor: 'selin@kordon.example' });
  await expect(query(statement)).rejects.toMatchObject({
    driverError: { code: '42501', message: 'security_events can only be added to' },
  });
});

test('personal data in events can be blanked; kind and time stay, and so do the events of other people', async () => {
  await record({ kind: 'SIGN_IN', actor: 'selin@kordon.example', network: '203.0.113.77' });
  await record({ kind: 'ROLE_CHANGED', actor: 'baran@kordon.example', details: { user: 'selin@kordon.example' } });
  await record({ kind: 'SIGN_IN', actor: 'baran@kordon.example' });
  expect(await query(`select blank_security_events('Selin@Kordon.example') as blanked`)).toEqual([{ blanked: 2 }]);
  expect(await query('select kind, actor, network, details from security_events order by id')).toEqual([
    { kind: 'SIGN_IN', actor: null, network: null, details: { blanked: true } },
    { kind: 'ROLE_CHANGED', actor: null, network: null, details: { blanked: true } },
    { kind: 'SIGN_IN', actor: 'baran@kordon.example', network: null, details: {} },
  ]);
});

test('events are deleted after the period of the privacy notice, and not earlier', async () => {
  expect(retention.technicalLogs).toEqual({ years: 1 });
  await recordAt('1 year 1 minute');
  await recordAt('1 year -1 minute');
  expect(await query('select delete_old_security_events() as deleted')).toEqual([{ deleted: 1 }]);
  expect(await query('select kind from security_events')).toHaveLength(1);
});
