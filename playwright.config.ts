import { defineConfig } from '@playwright/test';
import { chromiumArguments, localHostsOnly } from './scripts/lib/chromium.mjs';

const sitePort = Number(process.env['SITE_PORT'] ?? 24_321);
const devnetPort = Number(process.env['DEVNET_PORT'] ?? 28_888);

const widths = { phone: [390, 844], tablet: [768, 1024], desktop: [1440, 900] } as const;

/** Tests that break the chain on purpose run alone, after the others. */
const faults = /faults\.spec\.ts/;
/** Every screen is looked at by `npm run test:axe` only. */
const others = process.env['EVERY_SCREEN'] ? faults : /(faults|every-screen)\.spec\.ts/;
/** Most tests run at the width of a desktop. These also run at other widths: how pages look at each. */
const looks = /\/every-page\.spec\.ts/;
/** And how they are walked through on a phone; on a tablet as well by `npm run test:widths`. */
const walks = /\/(every-page|journeys|wallet)\.spec\.ts/;
const atWidth = { phone: walks, tablet: process.env['EVERY_WIDTH'] ? walks : looks, desktop: null };

export default defineConfig({
  testDir: 'tests',
  testMatch: /(e2e|hostile)\/.*\.spec\.ts/,
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // For what never ends; a slow machine is no failure.
  timeout: 240_000,
  expect: {
    timeout: 45_000,
    // Machines differ in how they smooth letters.
    toHaveScreenshot: { threshold: 0.25, maxDiffPixelRatio: 0.02 },
  },
  snapshotPathTemplate: '{testDir}/e2e/look/{arg}{ext}',
  reporter: [['list'], ['json', { outputFile: 'reports/e2e.json' }]],
  outputDir: 'reports/e2e',
  use: {
    baseURL: `http://eos.pronghorn.localhost:${sitePort}`,
    launchOptions: {
      args: [...chromiumArguments, localHostsOnly],
      ...(process.env['CHROMIUM_PATH'] && { executablePath: process.env['CHROMIUM_PATH'] }),
    },
    // A trace doubles the time of a test: `TRACE=1` keeps one of those that fail.
    trace: process.env['TRACE'] ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    // The service worker would answer instead of the routes of tests: `offline.spec.ts` allows it.
    serviceWorkers: 'block',
  },
  projects: [
    ...(['phone', 'tablet', 'desktop'] as const).map((name) => ({
      name,
      testIgnore: others,
      ...(atWidth[name] && { testMatch: atWidth[name] }),
      use: { viewport: { width: widths[name][0], height: widths[name][1] } },
    })),
    {
      name: 'faults',
      testMatch: faults,
      dependencies: Object.keys(widths),
      fullyParallel: false,
      use: { viewport: { width: widths.desktop[0], height: widths.desktop[1] } },
    },
  ],
  webServer: [
    {
      // A chain that begins while tests run holds up the others' responses.
      command: 'node devnet/main.ts --quiet --all',
      timeout: 240_000,
      url: `http://127.0.0.1:${devnetPort}/v1/chain/get_info`,
      env: { DEVNET_PORT: String(devnetPort) },
    },
    {
      command: 'node scripts/preview.mjs',
      url: `http://localhost:${sitePort}/`,
      env: { SITE_PORT: String(sitePort) },
    },
  ],
});
