import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import type { BrowserConfigOptions } from 'vitest/node';
import { chromiumArguments, launchedChromium } from './scripts/lib/chromium.mjs';

/** For each project its own: Vitest writes a project's name into it. */
const inChromium = (): BrowserConfigOptions => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    launchOptions: {
      ...launchedChromium(),
      args: chromiumArguments,
    },
  }),
  instances: [{ browser: 'chromium' }],
});

/** Stories in a browser. Tests without one: `vitest.config.ts`. */
export default defineConfig({
  test: {
    maxWorkers: '100%',
    // For what never ends; a slow machine is no failure.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
    projects: [
      {
        extends: true,
        plugins: [storybookTest({ configDir: '.storybook' })],
        test: { name: 'stories', isolate: false, browser: inChromium() },
      },
      {
        // The stories' first ones in other themes, directions and sizes.
        extends: true,
        plugins: [tailwindcss(), react()],
        test: {
          name: 'variants',
          isolate: false,
          browser: inChromium(),
          include: ['tests/stories/**/*.test.ts'],
          // As the Storybook's own runner: a violation of accessibility fails.
          env: { VITEST_STORYBOOK: 'false' },
        },
      },
    ],
  },
});
