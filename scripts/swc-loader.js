import { fileURLToPath } from 'node:url';
import { transformFile } from '@swc/core';

/** @type {import('node:module').LoadHook} */
export async function load(url, context, nextLoad) {
  if (!/^file:[^?]*\.tsx?(?:\?\d+)?$/.test(url) || url.includes('/node_modules/')) return nextLoad(url, context);
  const { code } = await transformFile(fileURLToPath(url), { sourceMaps: 'inline' });
  return { format: 'module', source: code, shortCircuit: true };
}
