/**
 * A prerendered page from the built server and from nginx, which serves the same compressed file with the same headers: requests a second
 * and processor time of each, in rounds that go through both in turn. nginx (apt-get install nginx-light) runs here as a process of its
 * own with one worker, on a free port of this machine.
 *
 * `--page /en/company` · `--rounds 7` · `--turn 2000` requests each time · `--connections 16`
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, get, type IncomingHttpHeaders } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startBuiltServer } from '../../e2e/built-server.ts';
import { build } from '../../scripts/prepare.js';
import { median } from './load.ts';
import { processorTime } from './processes.ts';
import { format } from './product.ts';

const { values } = parseArgs({
  options: {
    page: { type: 'string', default: '/en/company' },
    rounds: { type: 'string', default: '7' },
    turn: { type: 'string', default: '2000' },
    connections: { type: 'string', default: '16' },
  },
});
const [rounds, turn, connections] = [values.rounds, values.turn, values.connections].map(Number) as [
  number,
  number,
  number,
];
const encodings = { br: 'br', gzip: 'gz' } as const;
type Encoding = keyof typeof encodings;

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  bytes: number;
}

if (spawnSync('nginx', ['-v']).error) console.log('nginx is not installed here: apt-get install nginx-light');
else await compare();

async function compare(): Promise<void> {
  await build();
  const dataDir = mkdtempSync(path.join(tmpdir(), 'kordon-bench-pages-'));
  const server = await startBuiltServer({ DATA_DIR: dataDir, JOBS: 'off', DEMO_DATA: 'off' });
  let nginx: Awaited<ReturnType<typeof startNginx>> | undefined;
  try {
    const agent = new Agent({ keepAlive: true });
    const { headers } = await fetched(agent, server.url + values.page, 'br');
    nginx = await startNginx(dataDir, headers);
    console.log(`\n| ${values.page} | requests/s | processor, ms each | to nginx |\n|---|---:|---:|---:|`);
    for (const encoding of ['br', 'gzip'] as const) {
      const theirs = await fetched(agent, nginx.url(encoding), encoding);
      const ours = await fetched(agent, server.url + values.page, encoding);
      if (theirs.bytes !== ours.bytes || theirs.status !== 200)
        throw new Error(`nginx answers ${theirs.status} with ${theirs.bytes} bytes, Kordon ${ours.bytes}`);
      await measure(encoding, server, nginx);
    }
    agent.destroy();
  } finally {
    await nginx?.stop();
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function measure(
  encoding: Encoding,
  kordon: { url: string; pid: number },
  nginx: { url: (encoding: Encoding) => string; pid: number },
): Promise<void> {
  const servers = [
    { name: 'nginx', url: nginx.url(encoding), pid: nginx.pid },
    { name: 'Kordon', url: kordon.url + values.page, pid: kordon.pid },
  ];
  const turns: { rate: number; spent: number }[][] = servers.map(() => []);
  for (let round = 0; round <= rounds; round++)
    for (const [index, { url, pid }] of servers.entries()) {
      const before = processorTime(pid);
      const started = performance.now();
      await ask(url, encoding);
      const rate = (1_000 * turn) / (performance.now() - started);
      if (round > 0) turns[index]!.push({ rate, spent: (processorTime(pid) - before) / turn }); // the first warms up
    }
  for (const [index, { name }] of servers.entries()) {
    const of = (figure: 'rate' | 'spent') => median(turns[index]!.map((one) => one[figure]));
    const ratio = median(turns[index]!.map(({ spent }, round) => spent / turns[0]![round]!.spent));
    const cells = [format(Math.round(of('rate'))), of('spent').toFixed(3), ratio.toFixed(1)];
    console.log(`| ${name}, ${encoding} | ${cells.join(' | ')} |`);
  }
}

async function ask(url: string, encoding: Encoding): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  let sent = 0;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (sent++ < turn) await fetched(agent, url, encoding);
    }),
  );
  agent.destroy();
}

function fetched(agent: Agent, url: string, encoding: Encoding): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { 'accept-encoding': encoding } }, (response) => {
      let bytes = 0;
      response.on('data', (part: Buffer) => (bytes += part.length));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes }));
      response.on('error', reject);
    }).on('error', reject);
  });
}

/** @param headers of our own answer, which nginx sends too */
async function startNginx(dataDir: string, headers: IncomingHttpHeaders) {
  const home = path.join(dataDir, 'nginx');
  const published = path.join(dataDir, 'pages');
  const edition = readdirSync(published).find((name) => existsSync(path.join(published, name, 'index.html')))!;
  const page = path.join(published, edition, values.page, 'index.html');
  mkdirSync(home, { mode: 0o755, recursive: true });
  for (const ending of Object.values(encodings)) copyFileSync(`${page}.${ending}`, path.join(home, `page-${ending}`));

  const own = ['date', 'connection', 'keep-alive', 'content-length', 'content-encoding', 'etag', 'last-modified'];
  const added = Object.entries(headers).filter(([name]) => !own.includes(name) && name !== 'content-type');
  const lines = added.map(([name, value]) => `add_header ${name} "${String(value).replaceAll('"', '\\"')}";`).join(' ');
  const locations = Object.entries(encodings).map(
    ([name, ending]) => `location = /page-${ending} { add_header content-encoding ${name}; ${lines} }`,
  );
  const port = await freePort();
  writeFileSync(
    path.join(home, 'nginx.conf'),
    `user root; worker_processes 1; daemon off; pid ${home}/pid; error_log ${home}/error.log;
     events {} http { access_log off; sendfile on; tcp_nopush on; open_file_cache max=10; keepalive_requests 1000000;
     default_type "text/html;charset=utf-8"; server { listen 127.0.0.1:${port}; root ${home}; ${locations.join('\n')} } }`,
  );
  const child = spawn('nginx', ['-p', home, '-c', path.join(home, 'nginx.conf')], { stdio: 'inherit' });
  const url = (encoding: Encoding) => `http://127.0.0.1:${port}/page-${encodings[encoding]}`;
  for (let tries = 0; tries < 50; tries++) {
    if (await fetch(url('br')).then(Boolean, () => false)) break;
    await delay(100);
  }
  return {
    url,
    pid: child.pid!,
    async stop() {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
    },
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
