import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** Tests without a browser. Those in one take seconds to load: `vitest.browser.config.ts`. */
export default defineConfig({
  test: {
    // Vitest leaves a core to itself unless told; on two cores that halves it.
    maxWorkers: '100%',
    // For what never ends; a slow machine is no failure.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          // To begin a worker for each file takes longer than the tests.
          isolate: false,
          setupFiles: ['tests/unit-setup.ts'],
          include: ['tests/{chain,devnet,scripts,signing,site,i18n}/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'bench',
          environment: 'node',
          include: [],
          benchmark: { include: ['bench/**/*.bench.ts'] },
        },
      },
      {
        extends: true,
        test: {
          // On the devnet, or on the node that NODE_URL names.
          name: 'conformance',
          environment: 'node',
          // One test sends all requests of the comparison, one after another.
          testTimeout: 240_000,
          include: ['tests/conformance/**/*.test.ts'],
        },
      },
      {
        extends: true,
        plugins: [react()],
        test: {
          name: 'dom',
          environment: 'jsdom',
          // Making a jsdom for each file takes longer than the tests: a worker keeps one.
          pool: 'vmForks',
          include: ['tests/{components,embed,first,islands,library,stores}/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/dom-setup.ts'],
        },
      },
    ],
  },
});
