import type { Request } from 'express';
import type { GraphQLSchema } from 'graphql';
import type { Logger } from 'pino';
import { audienceFor, type AppContext, type Services } from './context.ts';
import { type SessionSockets, trackSessionSockets } from '../modules/identity/index.ts';
import { listen } from '../platform/database/listen.ts';
import { serveSubscriptions, type Subscriptions } from '../platform/graphql/subscriptions.ts';
import type { Lifecycle } from '../platform/lifecycle.ts';

interface Options {
  databaseUrl: string;
  services: Services;
  schema: GraphQLSchema;
  context: (request: Request) => AppContext;
  log: Logger;
  lifecycle: Lifecycle;
}

export interface Realtime {
  subscriptions: Subscriptions;
  sessionSockets: SessionSockets;
  /** How long the database's notifications take to be heard here, in seconds; undefined before the first. */
  pulse: () => number | undefined;
}

/**
 * Subscriptions and the one connection on which the database tells this server what to send through them, and which sessions ended.
 * Whenever some of that may have been missed, sockets are closed with 1012: clients come back and read their lists again.
 */
export async function startRealtime(options: Options): Promise<Realtime> {
  const { databaseUrl, services, schema, context, log, lifecycle } = options;
  const { activity, market, db } = services;
  const audience = ({ viewer }: AppContext) => audienceFor(services, viewer);
  const subscriptions = serveSubscriptions({ schema, context, audience, log });
  const sessionSockets = trackSessionSockets(db, log);

  const startOver = () => subscriptions.closeAll(1012, 'Please connect again');
  activity.on('gap', startOver);
  market.on('gap', startOver);

  const heard: Record<string, (payload: string) => void> = {
    activity: (id) => activity.announce(id),
    market: (symbol) => market.announce(symbol),
    session_ended: (session) => sessionSockets.end(session),
    role_changed: (session) => sessionSockets.renew(session),
  };
  const tell = (channel: string, payload: string) => heard[channel]?.(payload);
  let pulse: number | undefined;
  const listener = await listen(databaseUrl, Object.keys(heard), tell, {
    onReconnect: () => market.emit('gap'),
    onPulse: (seconds) => (pulse = seconds),
    log,
  });
  lifecycle.onStop('listener', () => listener.close());
  return { subscriptions, sessionSockets, pulse: () => pulse };
}
