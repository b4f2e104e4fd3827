// Before any package is loaded: React, for one, decides by it. `npm run dev` sets another.
process.env.NODE_ENV ??= 'production';
const { run } = await import('./app/run.ts');

await run();
