import { addEventHandler } from 'jest-circus';

/** Default time limit of a test or a hook. Generous, because other processes may use both cores. */
const DEFAULT_TIMEOUT_MS = process.env.SUITE === 'slow' ? 400_000 : 180_000;

/** Adds time limits and `restoreMocks`, which jest-light-runner does not implement (decision 022). */
addEventHandler((event, { currentDescribeBlock: { children, hooks } }) => {
  const added = event.name === 'add_hook' ? hooks.at(-1) : event.name === 'add_test' ? children.at(-1) : undefined;
  if (!added || added.type === 'describeBlock' || !added.fn) return;
  const run = added.fn as () => unknown;
  const isTest = added.type === 'test';
  added.fn = async () => {
    const timeout = added.timeout ?? DEFAULT_TIMEOUT_MS;
    let timer: NodeJS.Timeout | undefined;
    const timedOut = new Promise((_, reject) => {
      timer = setTimeout(() => reject(new Error(`timed out after ${timeout / 1_000} s`)), timeout);
    });
    try {
      await Promise.race([run(), timedOut]);
    } finally {
      clearTimeout(timer);
      if (isTest) jest.restoreAllMocks();
    }
  };
});
