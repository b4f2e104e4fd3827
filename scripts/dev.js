/** npm run dev: one process with hot reload on both sides: Vite serves the client, a change below server/ or common/ restarts the server. */
import { spawn } from 'node:child_process';
import { build, install } from './prepare.js';

install();
await build(['papers', 'playground']);
const node = ['--watch-path=server', '--watch-path=common', '--watch-preserve-output', '--enable-source-maps'];
const server = spawn(process.execPath, [...node, '--import', './scripts/swc-hook.js', 'server/main.ts'], {
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'development' },
});
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 0));
