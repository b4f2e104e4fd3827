import { spawn, spawnSync } from 'node:child_process';
import { createSocket, type RemoteInfo } from 'node:dgram';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { findFreePort } from '../platform/free-port.ts';

/** The nginx of this machine; undefined if there is none. */
export const nginxProgram: string | undefined = ['nginx', '/usr/sbin/nginx'].find(
  (program) => spawnSync(program, ['-v']).status === 0,
);
const nginxVersion: readonly number[] = nginxProgram
  ? /nginx\/(\d+)\.(\d+)\.(\d+)/
      .exec(String(spawnSync(nginxProgram, ['-v']).stderr))!
      .slice(1)
      .map(Number)
  : [];
const isAtLeast = (...version: number[]): boolean => {
  const difference = version.findIndex((part, index) => part !== nginxVersion[index]);
  return difference < 0 || nginxVersion[difference]! > version[difference]!;
};
/** Whether nginx can ask for the addresses of upstream servers again. */
export const nginxResolves = nginxProgram !== undefined && isAtLeast(1, 27, 3);

interface NginxOptions {
  /** Adds deploy/nginx-tls.conf with a certificate of its own, made by openssl. */
  tls?: boolean;
  /** Port of a DNS server on this machine that is asked for the address of the nodes; undefined: 127.0.0.1. */
  dnsPort?: number | undefined;
}

export interface Nginx {
  port: number;
  /** Ports of https, and of its redirect, with `tls`. */
  tlsPort: number;
  redirectPort: number;
  /** Path of its error log. */
  errorLog: string;
  stop(): Promise<void>;
}

/**
 * Starts nginx with the files of deploy/ as they are, except for the addresses of this machine and for what an older nginx does not know.
 * @param nodes ports of running nodes
 */
export async function startNginx(
  nodes: readonly number[],
  { tls = false, dnsPort }: NginxOptions = {},
): Promise<Nginx> {
  if (!nginxProgram) throw new Error('nginx is not installed');
  const folder = mkdtempSync(path.join(tmpdir(), 'kordon-nginx-'));
  const errorLog = path.join(folder, 'error.log');
  const [port, tlsPort, redirectPort] = [await findFreePort(), await findFreePort(), await findFreePort()];
  const ports: Record<string, number> = { '80': port, '443': tlsPort, '8080': redirectPort };
  const host = dnsPort === undefined ? '127.0.0.1' : 'node.test';
  const copy = (name: string, target: string) => {
    const text = readFileSync(`deploy/${name}`, 'utf8')
      .replace(/( *server node-)1(:4000.*\n) *server node-2.*\n/, (_, start: string, end: string) =>
        nodes.map((_node, index) => start + (index + 1) + end).join(''),
      )
      .replace(/node-(\d+):4000/g, (_, number: string) => `${host}:${nodes[Number(number) - 1]}`)
      .replace(/listen (\d+)/g, (_, number: string) => `listen 127.0.0.1:${ports[number]}`)
      .replace('127.0.0.11 valid=5s', `127.0.0.1:${dnsPort ?? 53} valid=1s ipv6=off`)
      .replaceAll(/\/etc\/nginx(\/certificates)?/g, folder)
      .replace('/dev/stderr', errorLog);
    const supported = nginxResolves ? text : text.replaceAll(' resolve ', ' ').replace(/^resolver.*\n/m, '');
    writeFileSync(path.join(folder, target), isAtLeast(1, 25, 1) ? supported : supported.replace(/ *http2 on;\n/, ''));
  };
  copy('nginx-site.conf', 'kordon-site.conf');
  copy('nginx.conf', 'default.conf');
  if (tls) {
    copy('nginx-tls.conf', 'tls.conf');
    const files = ['-keyout', `${folder}/privkey.pem`, '-out', `${folder}/fullchain.pem`];
    spawnSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=kordon.example', ...files]);
  }
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const included = ['default.conf', ...(tls ? ['tls.conf'] : [])].map((name) => `include ${folder}/${name};`);
  writeFileSync(
    path.join(folder, 'nginx.conf'),
    `daemon off; pid ${folder}/pid; error_log ${errorLog} crit; events { worker_connections 1024; } http { ${[...temporary, ...included].join(' ')} }`,
  );
  const proxy = spawn(nginxProgram, ['-c', path.join(folder, 'nginx.conf'), '-e', errorLog], { stdio: 'inherit' });
  const isServing = () =>
    fetch(`http://127.0.0.1:${port}/health/live`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isServing())) {
    if (proxy.exitCode !== null) throw new Error(`nginx ended: ${readFileSync(errorLog, 'utf8')}`);
    await delay(50);
  }
  return {
    port,
    tlsPort,
    redirectPort,
    errorLog,
    async stop() {
      const ended = once(proxy, 'exit');
      proxy.kill();
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}

/** A DNS server that answers every query for an IPv4 address with `address`, valid for a second. */
export async function startDnsServer(address: string): Promise<{ port: number; address: string; stop(): void }> {
  const socket = createSocket('udp4').bind(0, '127.0.0.1');
  await once(socket, 'listening');
  const server = { port: socket.address().port, address, stop: () => void socket.close() };
  socket.on('message', (query: Buffer, sender: RemoteInfo) => {
    const end = query.indexOf(0, 12) + 5; // of the question: name, type and class
    const isAddress = query.readUInt16BE(end - 4) === 1;
    const header = Buffer.from([query[0]!, query[1]!, 0x81, 0x80, 0, 1, 0, isAddress ? 1 : 0, 0, 0, 0, 0]);
    const record = Buffer.from([0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 1, 0, 4, ...server.address.split('.').map(Number)]);
    const answer = Buffer.concat([header, query.subarray(12, end), ...(isAddress ? [record] : [])]);
    socket.send(answer, sender.port, sender.address);
  });
  return server;
}
