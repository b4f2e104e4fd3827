import 'reflect-metadata';
import { readConfig } from '../config.ts';
import { createLog } from '../platform/log.ts';
import { startServer } from '../server.ts';

/** One of the servers under faults, in a process of its own: the whole server without the site's pages. It ends with whoever started it. */
const config = readConfig(process.env);
const server = await startServer(config, { log: createLog(config.LOG_LEVEL) });
const stop = () => void server.stop().then(() => process.exit(0));
process.on('SIGTERM', stop).on('disconnect', stop);
process.send?.({ port: server.port });
