import { defineConfig } from '@playwright/test';
import { firstPort as devnetPort, secondNodeOf } from './tests/devnet-ports.ts';
import { chromiumArguments, launchedChromium, localHostsOnly } from './scripts/lib/chromium.mjs';

const sitePort = Number(process.env['SITE_PORT'] ?? 24_321);

const phone = { width: 390, height: 844 };
const tablet = { width: 768, height: 1024 };
const desktop = { width: 1440, height: 900 };

/** Tests with `@core` in their title are part of `npm test`, at the width of a desktop. */
const core = /@core/;
/** Those that are so at the width of a phone too. */
const corePhone = /@core-phone/;
/** Tests that break the chain on purpose. They run alone. */
const faults = /\/faults\.spec\.ts/;
/** Axe on every screen; others have one address of each kind of page. */
const everyScreen = /\/every-screen\.spec\.ts/;
/** Pictures of pages beside the ones they had. */
const look = /\/look\.spec\.ts/;
const hostile = /\/hostile\/.*\.spec\.ts/;
const falseData = /\/hostile\/data\.spec\.ts/;
/** What is walked through at every width. Other tests run at that of a desktop. */
const walks = /\/e2e\/(every-page|journeys|wallet)\.spec\.ts/;
const apart = [faults, everyScreen, look];

/** The parts of the tests. `scripts/lib/checks.mjs` says which command runs which. */
const projects = [
  { name: 'core', testIgnore: apart, grep: core, use: { viewport: desktop } },
  { name: 'core-phone', testMatch: walks, grep: corePhone, use: { viewport: phone } },
  { name: 'desktop', testIgnore: [...apart, hostile], use: { viewport: desktop } },
  { name: 'phone', testMatch: walks, use: { viewport: phone } },
  { name: 'tablet', testMatch: walks, use: { viewport: tablet } },
  { name: 'look', testMatch: look, use: { viewport: desktop } },
  { name: 'hostile', testMatch: hostile, use: { viewport: desktop } },
  { name: 'every-lie', testMatch: falseData, use: { viewport: desktop } },
  { name: 'axe', testMatch: everyScreen, use: { viewport: desktop } },
  {
    name: 'faults',
    testMatch: faults,
    fullyParallel: false,
    workers: 1,
    use: { viewport: desktop },
  },
];

export default defineConfig({
  testDir: 'tests',
  testMatch: /(e2e|hostile)\/.*\.spec\.ts/,
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // One that passes then is reported as flaky: `scripts/test.mjs` names it, and it is a fault to mend.
  retries: 2,
  // For what never ends; a slow machine is no failure.
  timeout: 240_000,
  expect: {
    timeout: 45_000,
    // Machines differ in how they smooth letters.
    toHaveScreenshot: { threshold: 0.25, maxDiffPixelRatio: 0.02 },
  },
  snapshotPathTemplate: '{testDir}/e2e/look/{arg}{ext}',
  reporter: [
    ['list'],
    ['json', { outputFile: process.env['PLAYWRIGHT_REPORT'] ?? 'reports/playwright.json' }],
  ],
  outputDir: 'reports/e2e',
  use: {
    baseURL: `http://eos.pronghorn.localhost:${sitePort}`,
    launchOptions: {
      args: [...chromiumArguments, localHostsOnly],
      ...launchedChromium(),
    },
    // A trace doubles the time of a test: `TRACE=1` keeps one of those that fail.
    trace: process.env['TRACE'] ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    // The service worker would answer instead of the routes of tests: `offline.spec.ts` allows it.
    serviceWorkers: 'block',
  },
  projects,
  webServer: [
    {
      // A chain that begins while tests run holds up the others' responses.
      command: 'node devnet/main.ts --quiet --all',
      timeout: 240_000,
      url: `http://127.0.0.1:${devnetPort}/v1/chain/get_info`,
      env: { DEVNET_PORT: String(devnetPort) },
    },
    {
      command: 'node tests/hostile/start-second-nodes.ts',
      url: `${secondNodeOf('eos')}/v1/chain/get_info`,
      env: { DEVNET_PORT: String(devnetPort) },
    },
    {
      command: 'node scripts/preview.mjs',
      url: `http://localhost:${sitePort}/`,
      env: { SITE_PORT: String(sitePort) },
    },
  ],
});
