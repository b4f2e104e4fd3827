import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { startKordon } from '../testing/kordon.ts';

/** deploy/nginx.conf as it is, with the addresses of this machine, in a real nginx. */
const config = readFileSync('deploy/nginx.conf', 'utf8');
const nginx = ['/usr/sbin/nginx', 'nginx'].find((program) => spawnSync(program, ['-v']).status === 0);
const kordon = startKordon({ JOBS: 'off', TRUST_PROXY: ['127.0.0.1'] }, { pages: true });

const folder = mkdtempSync(path.join(tmpdir(), 'kordon-nginx-'));
const errorLog = path.join(folder, 'error.log');
let port: number;
let proxy: ChildProcess | undefined;

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port: free } = server.address() as AddressInfo;
  server.close();
  return free;
}

beforeAll(async () => {
  if (!nginx) return;
  port = await findFreePort();
  const local = config
    .replace(/ *server node-2.*\n/, '')
    .replaceAll('node-1:4000', `127.0.0.1:${kordon.port}`)
    .replace('listen 80', `listen 127.0.0.1:${port}`)
    .replace('/dev/stderr', errorLog);
  writeFileSync(path.join(folder, 'site.conf'), local);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  writeFileSync(
    path.join(folder, 'nginx.conf'),
    `daemon off; pid ${folder}/pid; error_log ${errorLog} crit; events {} http { ${temporary.join(' ')} include ${folder}/site.conf; }`,
  );
  proxy = spawn(nginx, ['-c', path.join(folder, 'nginx.conf'), '-e', errorLog], { stdio: 'inherit' });
  while (
    !(await fetch(`http://127.0.0.1:${port}/health/live`).then(
      ({ ok }) => ok,
      () => false,
    ))
  )
    await delay(50);
}, 60_000);
afterAll(async () => {
  if (proxy) {
    const ended = once(proxy, 'exit');
    proxy.kill();
    await ended;
  }
  rmSync(folder, { recursive: true });
});

async function sendRaw(...lines: string[]): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(`${[...lines, 'Connection: close'].join('\r\n')}\r\n\r\n`);
  return text(socket);
}
const lastRequest = () => {
  const line = kordon.log.findLast((entry) => entry.includes('request completed'))!;
  return (JSON.parse(line) as { req: { path: string; network: string } }).req;
};

(nginx ? describe : describe.skip)('behind the proxy (needs nginx)', () => {
  test.each([
    '/metrics',
    '/metrics/',
    '/METRICS',
    '//metrics',
    '/%6detrics',
    '/./metrics',
    '/x/../metrics',
    '/metrics?x',
    '/metrics%00',
    '/metrics;x',
  ])('%s does not reach the metrics', async (target) => {
    expect(await kordon.metrics()).toContain('kordon_');
    const answer = await sendRaw(`GET ${target} HTTP/1.1`, 'Host: kordon.example');
    expect(answer).toMatch(/^HTTP\/1\.1 \d{3} /);
    expect(answer).not.toContain('kordon_');
  });

  test('its version is not shown, not even by its own error pages', async () => {
    for (const line of ['GET /nowhere HTTP/1.1', 'GET /%00 HTTP/1.1', 'NONSENSE'])
      expect(await sendRaw(line, 'Host: kordon.example')).not.toMatch(/nginx\/\d/);
  });

  test('a client cannot choose the address that is logged and limited', async () => {
    // The proxy adds the address of the client, 127.0.0.1. As that is the proxy too, the one before it is used; with any
    // other client the search would end there.
    await sendRaw('GET /nowhere HTTP/1.1', 'Host: a', 'X-Forwarded-For: 198.51.100.1, 203.0.113.9');
    expect(lastRequest()).toMatchObject({ path: '/nowhere', network: '203.0.113.0/24' });
  });

  test('two Host headers are refused', async () => {
    expect(await sendRaw('GET / HTTP/1.1', 'Host: kordon.example', 'Host: evil.example')).toMatch(/^HTTP\/1\.1 400 /);
  });

  test('links of mails appear in no log without their secrets, not even when a node is down', async () => {
    const secret = 'Zm9yLW9uZS1jdXN0b21lcg';
    const links = [
      `/price-alerts/${secret}/unsubscribe`,
      `/offer/${secret}`,
      `/offer/${secret}/order/${secret}`,
      `/verify/${secret}`,
    ];
    for (const link of links) await sendRaw(`GET ${link} HTTP/1.1`, 'Host: kordon.example');
    await kordon.server.stop();
    for (const link of links) expect(await sendRaw(`GET ${link} HTTP/1.1`, 'Host: a')).toMatch(/^HTTP\/1\.1 502 /);
    expect(kordon.log.join('') + readFileSync(errorLog, 'utf8')).not.toContain(secret);
    expect(readFileSync(errorLog, 'utf8')).not.toContain('127.0.0.1');
  });
});
