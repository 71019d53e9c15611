import { defineConfig } from 'vitest/config';

/** One of core, model, actions; all of them where it is not set. */
const room = process.env['MUTATED_ROOM'] ?? '{core,model,actions,actions-sentence}';

/**
 * Tests of another room that are the model's too: its filters, and what it makes of the answers of
 * histories. Others of that room load the model a part at a time, which would count as tested what
 * is set once as it loads.
 */
const histories = [
  'tests/chain/history/{dex,rewards,scheduled,filters/rules}.test.ts',
  // The folders of providers.
  'tests/chain/history/!(filters|live|spam)/*.test.ts',
];

/**
 * The tests that mutants of the pure rooms are run against; see stryker.config.json. Mutants of what
 * is set once as a module loads are left out there: each would need all tests of all files.
 */
export default defineConfig({
  test: {
    environment: 'node',
    include: [`tests/chain/${room}/**/*.test.ts`, ...(room.includes('model') ? histories : [])],
    testTimeout: 30_000,
    hookTimeout: 30_000,
    // A mutant that only one case in thousands finds is one that no plain test describes.
    env: { FUZZ_CASES: '15' },
  },
});
