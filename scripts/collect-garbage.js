/**
 * Loaded into a server that is watched (--import): at SIGUSR2 it clears up its memory, so that /metrics tells afterwards what it holds
 * and not what it has left lying about.
 */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect = /** @type {() => void} */ (runInNewContext('gc'));
process.on('SIGUSR2', () => collect()); // with an argument, as a signal's name, V8 looks at its nursery alone
