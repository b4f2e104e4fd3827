import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express, { type Express } from 'express';
import { StartError } from '../start-error.ts';

export interface Listening {
  app: Express;
  http: Server;
  port: number;
  /** From then on requests reach the routes; before, each gets 503. */
  open: () => void;
}

/**
 * An Express application that has its port before it has its routes: the address is known to whatever they are made of.
 * @param proxies number of reverse proxies in front whose X-Forwarded-* headers are believed
 * @throws StartError when the port cannot be had
 */
export async function listenOn(wanted: number, proxies: number): Promise<Listening> {
  const app = express().disable('x-powered-by').set('trust proxy', proxies);
  const http = createServer(app);
  let isOpen = false;
  app.use(function starting(_request, response, next) {
    if (isOpen) return next();
    response.status(503).set('Retry-After', '1').type('text/plain').send('Starting\n');
  });

  http.listen(wanted);
  await once(http, 'listening').catch(({ code }: NodeJS.ErrnoException) => {
    throw new StartError(`Port ${wanted} cannot be opened: ${code === 'EADDRINUSE' ? 'another program has it' : code}`);
  });
  const { port } = http.address() as AddressInfo;
  return { app, http, port, open: () => void (isOpen = true) };
}
