import { inspect } from 'node:util';
import { ValidationError } from 'yup';
import { StartError } from './start-error.ts';

/** Ends a program that cannot do its work: what an operator can mend is said in one line each, anything else with its stack. */
export function giveUp(error: unknown): never {
  const lines =
    error instanceof ValidationError ? error.errors : [error instanceof StartError ? error.message : inspect(error)];
  for (const line of lines) process.stderr.write(`kordon: ${line}\n`);
  process.exit(1);
}
