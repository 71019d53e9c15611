import { defineConfig } from 'vitest/config';

/** Run by itself: `NODE_URL=https://… vitest run --config tests/conformance/vitest.config.ts`. */
export default defineConfig({
  test: {
    name: 'conformance',
    environment: 'node',
    root: import.meta.dirname,
    include: ['*.test.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
