import { defineConfig } from '@playwright/test';
import { chromiumArguments } from './scripts/lib/chromium.mjs';

const sitePort = Number(process.env['SITE_PORT'] ?? 24_321);
const devnetPort = Number(process.env['DEVNET_PORT'] ?? 28_888);

const widths = { phone: [390, 844], tablet: [768, 1024], desktop: [1440, 900] } as const;

/** Tests that break the chain on purpose run alone, after the others. */
const faults = /faults\.spec\.ts/;
/** What is the same at every width; how pages look and are walked through is tried at each. */
const everyWidth = /(every-page|journeys|wallet)\.spec\.ts/;

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
      args: chromiumArguments,
      ...(process.env['CHROMIUM_PATH'] && { executablePath: process.env['CHROMIUM_PATH'] }),
    },
    // A trace doubles the time of a test: `TRACE=1` keeps one of those that fail.
    trace: process.env['TRACE'] ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    ...Object.entries(widths).map(([name, [width, height]]) => ({
      name,
      testIgnore: faults,
      ...(name !== 'desktop' && { testMatch: everyWidth }),
      use: { viewport: { width, height } },
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
