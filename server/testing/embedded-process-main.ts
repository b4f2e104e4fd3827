/** Entry point of a process that runs an embedded PostgreSQL as the server does, so that tests can kill it. Its argument is DATA_DIR. */
import pino from 'pino';
import { startEmbedded } from '../platform/database/embedded.ts';

const [, , dataDir = ''] = process.argv;
try {
  const postgres = await startEmbedded({ dataDir, log: pino({ level: 'silent' }) });
  process.on('SIGTERM', () => void postgres.stop());
  process.stdout.write(`${postgres.ownerUrl}\n`);
} catch (error) {
  process.stderr.write(String(error));
  process.exitCode = 1;
}
