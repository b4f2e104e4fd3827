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
  /** Latest measured delay of a database notification, in seconds; undefined before the first measurement. */
  getNotificationDelay: () => number | undefined;
}

/**
 * Starts the GraphQL subscriptions and the database connection that receives notifications about changes and ended
 * sessions. When notifications may have been lost, all sockets are closed with code 1012, so that clients reconnect and
 * read their lists again.
 */
export async function startRealtime(options: Options): Promise<Realtime> {
  const { databaseUrl, services, schema, context, log, lifecycle } = options;
  const { activity, market, news, db, node } = services;
  const audience = ({ viewer }: AppContext) => audienceFor(services, viewer);
  const subscriptions = serveSubscriptions({ schema, context, audience, log });
  const sessionSockets = trackSessionSockets(db, log);

  const reconnectAll = () => subscriptions.closeAll(1012, 'Please connect again');
  activity.on('gap', reconnectAll);
  market.on('gap', reconnectAll);

  const handlers: Record<string, (payload: string) => void> = {
    activity: (id) => activity.announce(id),
    market: (symbol) => market.announce(symbol),
    news: () => news.emit('changed'),
    session_ended: (session) => sessionSockets.end(session),
    role_changed: (session) => sessionSockets.reconnect(session),
  };
  const onNotification = (channel: string, payload: string) => handlers[channel]?.(payload);
  let notificationDelay: number | undefined;
  const listener = await listen(databaseUrl, Object.keys(handlers), onNotification, {
    onReconnect: () => {
      market.emit('gap');
      news.emit('changed');
    },
    onLatency: (seconds) => (notificationDelay = seconds),
    log,
  });
  lifecycle.onStop('listener', () => listener.close());
  node.getFeed = () => ({ sockets: subscriptions.count(), delay: notificationDelay });
  return { subscriptions, sessionSockets, getNotificationDelay: () => notificationDelay };
}
