/**
 * The table of checks, in the order in which they run. One row is one check:
 *
 * - `gate`: `npm test` runs it. `npm run test:all` runs every row but those that only run `byName`.
 * - `light`: it needs one core, so two of them run side by side, before all others.
 * - `needs`: the check whose output it reads. It runs first, and if it fails this one does not run.
 * - `readReport`: reads the counts and the failures of the report that the command writes. A command without a
 *   report counts as one test.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { playwrightCounts, vitestCounts } from './counts.mjs';
import { playwrightFailures, playwrightFlaky, vitestFailures } from './failures.mjs';
import { root } from './setup.mjs';

/** The folder of reports, emptied by each run. */
export const reports = join(root, 'reports');

const readReport = (name) => JSON.parse(readFileSync(join(reports, name), 'utf8'));

/** A project of vitest.config.ts, or of another file. */
function vitest(project, config = 'vitest.config.ts') {
  const file = `vitest-${project}.json`;
  return {
    command: [
      'vitest',
      'run',
      '--config',
      config,
      '--project',
      project,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=reports/${file}`,
    ],
    readReport: () => {
      const report = readReport(file);
      return { ...vitestCounts(report), failures: vitestFailures(report) };
    },
  };
}

/** Projects of playwright.config.ts, on the site of all test chains. */
function playwright(projects, { env = {}, options = [], ...row } = {}) {
  const file = `playwright-${projects.join('-')}.json`;
  return {
    command: ['playwright', 'test', ...projects.map((name) => `--project=${name}`), ...options],
    env: { ...env, PLAYWRIGHT_REPORT: join('reports', file) },
    readReport: () => {
      const report = readReport(file);
      const failures = playwrightFailures(report);
      return { ...playwrightCounts(report), failures, flaky: playwrightFlaky(report) };
    },
    needs: 'build',
    ...row,
  };
}

const astroCheck = ['astro', 'check', '--minimumFailingSeverity', 'warning'];
const noOutput = ['--noEmit', '--emitDeclarationOnly', 'false'];
const pages = ['--tsconfig', 'tsconfig.pages.json'];
const depcruise = ['depcruise', '--config', '.dependency-cruiser.cjs'];

export const checks = {
  // It takes longest, beside those that follow.
  build: {
    gate: true,
    light: true,
    command: ['astro', 'build', '--silent'],
    env: { PUBLIC_DEVNET: '1', CHAIN: '' },
  },
  // A third of the time of `astro check`, which needs the version before and checks the pages.
  types: { gate: true, light: true, command: ['node', 'node_modules/typescript-7/bin/tsc'] },
  // Its exports need types that can be named.
  'types-of-library': {
    gate: true,
    light: true,
    command: ['node', 'node_modules/typescript-7/bin/tsc', '-p', 'tsconfig.lib.json', ...noOutput],
  },
  'types-of-pages': { gate: true, light: true, command: [...astroCheck, ...pages] },
  lint: { gate: true, light: true, command: ['oxlint'] },
  format: { gate: true, light: true, command: ['oxfmt', '--check'] },
  // The linter and the formatter before know no pages of Astro.
  'lint-pages': { gate: true, light: true, command: ['eslint', 'src/**/*.astro'] },
  'format-pages': {
    gate: true,
    light: true,
    command: ['prettier', '--check', '--log-level=warn', 'src/**/*.astro'],
  },
  boundaries: {
    gate: true,
    light: true,
    command: [...depcruise, 'src', 'devnet', 'stories', 'scripts'],
  },
  'dead-code': { gate: true, light: true, command: ['knip'] },
  texts: { gate: true, light: true, command: ['node', 'scripts/check-texts.mjs'] },
  unreached: { gate: true, light: true, command: ['node', 'scripts/check-unreached.mjs'] },
  production: { light: true, command: ['node', 'scripts/check-production.mjs'] },
  'new-chain': { light: true, command: ['node', 'scripts/check-new-chain.mjs'] },
  unit: { gate: true, ...vitest('unit') },
  dom: { gate: true, ...vitest('dom') },
  weight: { gate: true, command: ['node', 'scripts/check-build.mjs'], needs: 'build' },
  core: playwright(['core', 'core-phone'], {
    gate: true,
    // A broken product needs no thousand words.
    options: ['--max-failures=12'],
  }),
  conformance: vitest('conformance'),
  stories: vitest('stories', 'vitest.browser.config.ts'),
  variants: vitest('variants', 'vitest.browser.config.ts'),
  package: { command: ['node', 'scripts/test-lib.mjs'] },
  desktop: playwright(['desktop']),
  phone: playwright(['phone']),
  tablet: playwright(['tablet']),
  look: playwright(['look']),
  hostile: playwright(['hostile']),
  axe: playwright(['axe']),
  faults: playwright(['faults']),
  'every-lie': playwright(['every-lie'], { byName: true, env: { EVERY_LIE: '1' } }),
};
