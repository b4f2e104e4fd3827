/**
 * Loaded into a server process with --import to measure its memory: it collects garbage on SIGUSR2, so that /metrics then reports only live
 * memory.
 */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect = /** @type {() => void} */ (runInNewContext('gc'));
// Called without arguments: with any argument, such as the name of the signal, V8 collects only the young generation.
process.on('SIGUSR2', () => collect());
