/**
 * Lets Node run the TypeScript sources as they stand: `node --import ./scripts/swc-hook.js server/main.ts`.
 * Types are removed, not checked; decorators get their metadata, which Node's and esbuild's own TypeScript support cannot emit.
 */
import { register } from 'node:module';

register('./swc-loader.js', import.meta.url);
