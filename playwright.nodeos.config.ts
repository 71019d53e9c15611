import { defineConfig } from '@playwright/test';
import common from './playwright.config.ts';

const sitePort = Number(process.env['SITE_PORT'] ?? 24_321);

/** The journeys of `npm run e2e:nodeos`, which starts the node and builds the site. */
export default defineConfig({
  ...common,
  testDir: 'tests/nodeos',
  testMatch: '*.spec.ts',
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  outputDir: 'reports/e2e-nodeos',
  projects: [{ name: 'nodeos', use: { viewport: { width: 1440, height: 900 } } }],
  webServer: {
    command: 'node scripts/preview.mjs dist-nodeos',
    url: `http://localhost:${sitePort}/`,
    env: { SITE_PORT: String(sitePort) },
  },
});
