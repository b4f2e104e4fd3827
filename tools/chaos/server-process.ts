/** Entry point of a server process: the built server without the site's pages. It exits when its parent process does. */
import { pathToFileURL } from 'node:url';

/** Loads a module of the build. Its types are those of its source, because the build has none. */
const load = (file: string): Promise<unknown> => import(pathToFileURL(`build/app/server/${file}`).href);
const { startServer } = (await load('main.js')) as typeof import('../../server/main.ts');
const { readConfig } = (await load('config.js')) as typeof import('../../server/config.ts');
const { createLog } = (await load('platform/log.js')) as typeof import('../../server/platform/log.ts');

const config = readConfig(process.env);
const server = await startServer(config, { log: createLog(config.LOG_LEVEL) });
const stop = () => void server.stop().then(() => process.exit(0));
process.on('SIGTERM', stop).on('disconnect', stop);
process.send?.({ port: server.port });
