import sequencer from '@jest/test-sequencer';

// The package describes its CommonJS form alone, in which this would be `sequencer.default`.
const Sequencer = /** @type {typeof sequencer.default} */ (/** @type {unknown} */ (sequencer));

/**
 * The order of a test run: the walks over pages, the other journeys, then everything else as Jest would have it. Where no run before
 * has told how long files take, Jest goes by their size, and ours that take longest are short.
 */
export default class LongestFirst extends Sequencer {
  /** @override @type {InstanceType<typeof Sequencer>['sort']} */
  async sort(tests) {
    const usual = await super.sort(tests);
    return usual.sort((one, other) => rank(one.path) - rank(other.path));
  }
}

/** @param {string} file */
const rank = (file) => (file.includes('/e2e/pages') ? 0 : file.includes('/e2e/') ? 1 : 2);
