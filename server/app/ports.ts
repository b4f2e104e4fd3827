import type { Server } from 'node:http';
import type { Express } from 'express';
import type { Config } from '../config.ts';
import { listenOn } from '../platform/http/listening.ts';
import type { Lifecycle } from '../platform/lifecycle.ts';

export interface Ports {
  app: Express;
  http: Server;
  port: number;
  /** Bound address and port: 127.0.0.1:4000 */
  address: string;
  /** Base URL for programs on this machine. */
  localUrl: string;
  /** Express application on METRICS_PORT; undefined without that setting. */
  metricsApp: Express | undefined;
  metricsUrl: string | undefined;
  /** Opens both ports. @throws StartError when another program has taken one of them in the meantime */
  open(): Promise<void>;
  /** Closes PORT; see listenOn. */
  drain(limitMs: number): Promise<void>;
}

/**
 * Checks that PORT and METRICS_PORT are free, before the routes exist.
 * @throws StartError when a port cannot be opened
 */
export async function preparePorts(config: Config, lifecycle: Lifecycle): Promise<Ports> {
  const site = await listenOn({ host: config.HOST, port: config.PORT, proxies: config.TRUST_PROXY });
  lifecycle.onStop('port', () => site.http.close());
  const { METRICS_HOST: host, METRICS_PORT: port } = config;
  const metrics = port === undefined ? undefined : await listenOn({ host, port });
  lifecycle.onStop('metrics port', () => metrics?.http.close());
  return {
    ...site,
    metricsApp: metrics?.app,
    metricsUrl: metrics && `${metrics.localUrl}/metrics`,
    async open() {
      await metrics?.open();
      await site.open();
    },
  };
}
