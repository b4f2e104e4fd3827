/** npm run dev: runs the server, with the client through Vite with hot reload. A change below server/ or common/ restarts it. */
import { spawn } from 'node:child_process';
import { build } from './prepare.js';

await build(['documents', 'playground']);
const nodeOptions = ['--watch-path=server', '--watch-path=common', '--watch-preserve-output', '--enable-source-maps'];
const server = spawn(process.execPath, [...nodeOptions, '--import', './scripts/swc-hook.js', 'server/main.ts'], {
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'development' },
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 0));
