/**
 * Lets Node run the TypeScript sources directly: `node --import ./scripts/swc-hook.js server/main.ts`.
 * Types are removed, not checked. Unlike Node's and esbuild's TypeScript support, it emits the metadata of decorators.
 */
import { register } from 'node:module';

register('./swc-loader.js', import.meta.url);
