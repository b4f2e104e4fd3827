import { readFileSync } from 'node:fs';
import { ValidationError } from 'yup';
import { readConfig, settingNames } from './config.ts';

const getConfigErrors = (env: Record<string, string>): string[] => {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    return error instanceof ValidationError ? error.errors : [String(error)];
  }
};

test('readConfig has defaults for all required settings', () => {
  expect(readConfig({})).toMatchObject({ PORT: 4000, DATA_DIR: 'var', TRUST_PROXY: 0, JOBS: 'on', LOG_LEVEL: 'info' });
  expect(readConfig({})).toMatchObject({ HOST: '127.0.0.1', METRICS_HOST: '127.0.0.1' });
  expect(readConfig({}).METRICS_PORT).toBeUndefined();
});

test('an empty variable counts as unset', () => {
  const config = readConfig({ PORT: '', DATABASE_URL: '' });
  expect(config.PORT).toBe(4000);
  expect(config.DATABASE_URL).toBeUndefined();
});

test.each(['http://localhost:4700', 'https://www.kordon.example/', 'http://127.0.0.1'])(
  'PUBLIC_URL can be %s',
  (address) => {
    expect(readConfig({ PUBLIC_URL: address }).PUBLIC_URL).toBe(address);
  },
);

test.each([
  ['2', 2],
  ['10.0.0.5', ['10.0.0.5']],
  ['loopback, 10.1.0.0/16, fd00::/8', ['loopback', '10.1.0.0/16', 'fd00::/8']],
])('TRUST_PROXY can be %s', (given, value) => {
  expect(readConfig({ TRUST_PROXY: given }).TRUST_PROXY).toEqual(value);
});

test.each([
  ['PORT', 'eighty'],
  ['PORT', '65536'],
  ['METRICS_PORT', '-1'],
  ['DATABASE_URL', 'mysql://root@localhost/kordon'],
  ['PUBLIC_URL', 'https://kordon.example/site'],
  ['SMTP_URL', 'mail.example'],
  ['ADMIN_EMAIL', 'admin'],
  ['ADMIN_PASSWORD', 'too short'],
  ['SALES_EMAIL', 'sales@'],
  ['MAIL_FROM', 'Kordon'],
  ['ATTACHMENTS', 'disk'],
  ['SESSION_SECRET', 'secret'],
  ['ENCRYPTION_KEY', 'f'.repeat(63)],
  ['ENCRYPTION_KEY', `${'f'.repeat(63)}g`],
  ['ENCRYPTION_KEY_PREVIOUS', `${'f'.repeat(64)},`],
  ['TRUST_PROXY', '-1'],
  ['TRUST_PROXY', 'true'],
  ['TRUST_PROXY', 'proxy.example'],
  ['TRUST_PROXY', '10.0.0.1,,10.0.0.2'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['HSTS_SUBDOMAINS', 'yes'],
  ['SECURITY_CONTACT', 'http://kordon.example/report'],
  ['SECURITY_CONTACT', 'security@kordon.example\nExpires: 2000-01-01T00:00:00Z'],
  ['AVERAGE_ORDER_VALUE', 'NaN'],
  ['LOG_LEVEL', 'verbose'],
  ['SECURITY_LOG_URL', 'logs.example'],
  ['SECURITY_LOG_URL', 'syslog://logs.example'],
  ['JOBS', 'yes'],
  ['DEMO_DATA', '1'],
  ['REQUIRE_SECOND_FACTOR', 'on'],
])('%s=%s is rejected with one error that names the setting', (name, value) => {
  const [first, ...rest] = getConfigErrors({ SESSION_SECRET: 'x'.repeat(32), [name]: value });
  expect(first).toContain(name);
  expect(rest).toEqual([]);
});

test.each(['true', 'yes', '-1', '10.0.0.1,,10.0.0.2', 'proxy.example', '{"a":1}'])(
  'TRUST_PROXY=%s is explained in one sentence of ours',
  (value) => {
    expect(getConfigErrors({ TRUST_PROXY: value })).toEqual([
      'TRUST_PROXY must be a number of proxies, or their addresses and networks, separated by commas',
    ]);
  },
);

test.each([
  [{}, 'DATABASE_OWNER_URL requires a DATABASE_URL with a different role'],
  [{ DATABASE_URL: 'postgres://owner@db/kordon' }, 'DATABASE_OWNER_URL requires a DATABASE_URL with a different role'],
  [{ DATABASE_URL: 'postgres://server@db/kordon' }, undefined],
])('DATABASE_OWNER_URL with the settings %o has the error: %s', (settings, expectedError) => {
  const owner = { DATABASE_OWNER_URL: 'postgres://owner@db/kordon', SESSION_SECRET: 'x'.repeat(32) };
  expect(getConfigErrors({ ...owner, ...settings })).toEqual(expectedError ? [expectedError] : []);
});

test('an encryption key is accepted in hexadecimal and base64, previous ones separated by commas', () => {
  const key = Buffer.alloc(32, 7);
  const [hex, base64] = [key.toString('hex'), key.toString('base64')];
  expect(getConfigErrors({ ENCRYPTION_KEY: hex, ENCRYPTION_KEY_PREVIOUS: `${base64}, ${hex}` })).toEqual([]);
  expect(getConfigErrors({ ENCRYPTION_KEY: base64 })).toEqual([]);
});

test('all invalid settings are reported together', () => {
  expect(getConfigErrors({ PORT: '-1', LOG_LEVEL: 'loud' })).toHaveLength(2);
});

test('DATABASE_URL requires SESSION_SECRET, which all nodes share', () => {
  expect(getConfigErrors({ DATABASE_URL: 'postgres://kordon@localhost/kordon' })).toEqual([
    expect.stringContaining('SESSION_SECRET'),
  ]);
});

test('.env.example lists exactly the existing settings', () => {
  const listed = [...readFileSync('.env.example', 'utf8').matchAll(/^#?([A-Z_]+)=/gm)].map(([, name]) => name);
  expect(listed.sort()).toEqual([...settingNames].sort());
});
