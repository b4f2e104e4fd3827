/**
 * Compares a prerendered page from the built server with the same compressed file and headers from nginx: requests per second and CPU time.
 * Each round measures both in turn. nginx (apt-get install nginx-light) is started with one worker on a free port.
 *
 * Options: `--page /en/company` · `--rounds 7` · `--turn 2000` requests in each round · `--connections 16`
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
import { startTable } from '../report.ts';
import { median } from './load.ts';
import { cpuTime } from './processes.ts';
import { format } from './app.ts';

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
    const { headers } = await fetchPage(agent, server.url + values.page, 'br');
    nginx = await startNginx(dataDir, headers);
    const printRow = startTable(values.page, 'requests/s', 'CPU per request, ms', 'to nginx');
    for (const encoding of ['br', 'gzip'] as const) {
      const nginxAnswer = await fetchPage(agent, nginx.url(encoding), encoding);
      const kordonAnswer = await fetchPage(agent, server.url + values.page, encoding);
      if (nginxAnswer.bytes !== kordonAnswer.bytes || nginxAnswer.status !== 200)
        throw new Error(
          `nginx returned ${nginxAnswer.status} with ${nginxAnswer.bytes} bytes, Kordon ${kordonAnswer.bytes}`,
        );
      await measure(encoding, server, nginx, printRow);
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
  printRow: (...cells: string[]) => void,
): Promise<void> {
  const servers = [
    { name: 'nginx', url: nginx.url(encoding), pid: nginx.pid },
    { name: 'Kordon', url: kordon.url + values.page, pid: kordon.pid },
  ];
  const measurements: { rate: number; cpuMs: number }[][] = servers.map(() => []);
  for (let round = 0; round <= rounds; round++)
    for (const [index, { url, pid }] of servers.entries()) {
      const before = cpuTime(pid);
      const startedAt = performance.now();
      await sendRequests(url, encoding);
      const rate = (1_000 * turn) / (performance.now() - startedAt);
      if (round > 0) measurements[index]!.push({ rate, cpuMs: (cpuTime(pid) - before) / turn }); // round 0 warms up
    }
  for (const [index, { name }] of servers.entries()) {
    const medianOf = (figure: 'rate' | 'cpuMs') =>
      median(measurements[index]!.map((measurement) => measurement[figure]));
    const ratio = median(measurements[index]!.map(({ cpuMs }, round) => cpuMs / measurements[0]![round]!.cpuMs));
    printRow(
      `${name}, ${encoding}`,
      format(Math.round(medianOf('rate'))),
      medianOf('cpuMs').toFixed(3),
      ratio.toFixed(1),
    );
  }
}

async function sendRequests(url: string, encoding: Encoding): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  let sent = 0;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (sent++ < turn) await fetchPage(agent, url, encoding);
    }),
  );
  agent.destroy();
}

function fetchPage(agent: Agent, url: string, encoding: Encoding): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { 'accept-encoding': encoding } }, (response) => {
      let bytes = 0;
      response.on('data', (part: Buffer) => (bytes += part.length));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes }));
      response.on('error', reject);
    }).on('error', reject);
  });
}

/** Starts nginx with the published page. @param headers headers of Kordon's answer, which nginx sends as well */
async function startNginx(dataDir: string, headers: IncomingHttpHeaders) {
  const home = path.join(dataDir, 'nginx');
  const published = path.join(dataDir, 'pages');
  const version = readdirSync(published).find((name) => existsSync(path.join(published, name, 'index.html')))!;
  const page = path.join(published, version, values.page, 'index.html');
  mkdirSync(home, { mode: 0o755, recursive: true });
  for (const ending of Object.values(encodings)) copyFileSync(`${page}.${ending}`, path.join(home, `page-${ending}`));

  const setByNginx = [
    'date',
    'connection',
    'keep-alive',
    'content-length',
    'content-encoding',
    'etag',
    'last-modified',
  ];
  const addedHeaders = Object.entries(headers).filter(
    ([name]) => !setByNginx.includes(name) && name !== 'content-type',
  );
  const addHeaderLines = addedHeaders
    .map(([name, value]) => `add_header ${name} "${String(value).replaceAll('"', '\\"')}";`)
    .join(' ');
  const locations = Object.entries(encodings).map(
    ([name, ending]) => `location = /page-${ending} { add_header content-encoding ${name}; ${addHeaderLines} }`,
  );
  const port = await findFreePort();
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

function findFreePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
