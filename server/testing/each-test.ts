import { addEventHandler } from 'jest-circus';

/** In milliseconds: a test or a hook that has not ended by then never will. Both cores may be busy with something else. */
const limit = process.env.SUITE === 'slow' ? 400_000 : 180_000;

type Work = () => unknown;

/** The runner that shares modules between files has neither time limits nor `restoreMocks`. */
addEventHandler((event, { currentDescribeBlock: { children, hooks } }) => {
  const added = event.name === 'add_hook' ? hooks.at(-1) : event.name === 'add_test' ? children.at(-1) : undefined;
  if (!added || added.type === 'describeBlock' || !added.fn) return;
  const work = added.fn as Work;
  const isTest = added.type === 'test';
  added.fn = async () => {
    const timeout = added.timeout ?? limit;
    let timer: NodeJS.Timeout | undefined;
    const tooLong = new Promise((_, reject) => {
      timer = setTimeout(() => reject(new Error(`not done after ${timeout / 1_000} s`)), timeout);
    });
    try {
      await Promise.race([work(), tooLong]);
    } finally {
      clearTimeout(timer);
      if (isTest) jest.restoreAllMocks();
    }
  };
});
