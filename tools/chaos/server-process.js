/** Entry point of a server process: the built server without the site's pages. It exits when its parent process does. */
import { startServer } from '../../build/app/server/main.js';
import { readConfig } from '../../build/app/server/config.js';
import { createLog } from '../../build/app/server/platform/log.js';

const config = readConfig(process.env);
const server = await startServer(config, { log: createLog(config.LOG_LEVEL) });
const stop = () => void server.stop().then(() => process.exit(0));
process.on('SIGTERM', stop).on('disconnect', stop);
process.send?.({ port: server.port });
