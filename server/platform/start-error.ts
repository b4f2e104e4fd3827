import { inspect } from 'node:util';
import { ValidationError } from 'yup';

/** An error at startup that the operator can correct. The message is one line with the problem and the setting or file that causes it. */
export class StartError extends Error {
  override name = 'StartError';
}

/**
 * Prints an error and exits with status 1. Errors that the operator can correct are printed as one line each, others
 * with their stack.
 */
export function exitWithError(error: unknown): never {
  const lines =
    error instanceof ValidationError ? error.errors : [error instanceof StartError ? error.message : inspect(error)];
  for (const line of lines) process.stderr.write(`kordon: ${line}\n`);
  process.exit(1);
}
