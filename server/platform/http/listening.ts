import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import express, { type Express } from 'express';
import { StartError } from '../start-error.ts';

interface Options {
  /** Name or address of an interface of this machine. */
  host: string;
  /** 0 lets the system choose one. */
  port: number;
  /** Number of reverse proxies in front whose X-Forwarded-* headers are believed. */
  proxies?: number;
}

export interface Listening {
  app: Express;
  http: Server;
  port: number;
  /** As it was bound: 127.0.0.1:4000 */
  address: string;
  /** Where a program on this machine reaches it. */
  localUrl: string;
  /** From then on requests reach the routes; before, reading gets 503, and everything else waits. */
  open: () => void;
}

/** Milliseconds that a request waits for the routes. */
const maxWait = 20_000;

/**
 * An Express application that has its port before it has its routes: the address is known to whatever they are made of, and a port that is
 * taken is noticed before anything else is done.
 * @throws StartError when the port cannot be had
 */
export async function listenOn({ host, port: wanted, proxies = 0 }: Options): Promise<Listening> {
  const app = express().disable('x-powered-by').set('trust proxy', proxies);
  const http = createServer(app);
  let isOpen = false;
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = () => {
      isOpen = true;
      resolve();
    };
  });
  app.use(async function starting({ method }, response, next) {
    if (isOpen) return next();
    // A proxy that gets 503 sends what only reads to another node, and nothing else: a form would be lost while one of several nodes starts.
    if (!['GET', 'HEAD'].includes(method)) await Promise.race([opened, delay(maxWait, undefined, { ref: false })]);
    if (isOpen) return next();
    response.status(503).set('Retry-After', '1').type('text/plain').send('Starting\n');
  });

  http.listen(wanted, host);
  await once(http, 'listening').catch(({ code }: NodeJS.ErrnoException) => {
    const reason = code === 'EADDRINUSE' ? ': another program has it' : ` on ${host}: ${code}`;
    throw new StartError(`Port ${wanted} cannot be opened${reason}`);
  });
  const { address: bound, port } = http.address() as AddressInfo;
  const bracketed = bound.includes(':') ? `[${bound}]` : bound;
  const localHost = ['127.0.0.1', '0.0.0.0', '::'].includes(bound) ? 'localhost' : bracketed;
  return {
    app,
    http,
    port,
    address: `${bracketed}:${port}`,
    localUrl: `http://${localHost}:${port}`,
    open,
  };
}
