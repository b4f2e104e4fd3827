import sequencer from '@jest/test-sequencer';

// The types describe only the CommonJS form of the package, in which this is `sequencer.default`.
const Sequencer = /** @type {typeof sequencer.default} */ (/** @type {unknown} */ (sequencer));

/**
 * Order of test files: page checks first, then the other browser tests, then the rest in Jest's order. Without cached durations Jest sorts by
 * file size, but the slowest files are short.
 */
export default class LongestFirst extends Sequencer {
  /** @override @type {InstanceType<typeof Sequencer>['sort']} */
  async sort(tests) {
    const sorted = await super.sort(tests);
    return sorted.sort((one, other) => rank(one.path) - rank(other.path));
  }
}

/** @param {string} file */
const rank = (file) => (file.includes('/e2e/pages') ? 0 : file.includes('/e2e/') ? 1 : 2);
