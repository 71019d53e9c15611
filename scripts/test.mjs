/**
 * `npm test`: all set-up, then everything that must hold. `npm test -- lint unit` runs only the
 * checks named. The last line counts what passed and what failed.
 */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { ensureChromium } from './lib/chromium.mjs';
import { ensureDependencies, main, root, run, SetupError } from './lib/setup.mjs';

const reports = join(root, 'reports');
/** Their own, so that the tests run beside a site that was started. */
const testPorts = { SITE_PORT: '24321', DEVNET_PORT: '28888' };

const readReport = (name) => JSON.parse(readFileSync(join(reports, name), 'utf8'));

/** Counts from Vitest's JSON report. */
function vitestCounts(name) {
  const { numPassedTests, numFailedTests, numFailedTestSuites } = readReport(name);
  return { passed: numPassedTests, failed: numFailedTests || numFailedTestSuites };
}

function playwrightCounts(name) {
  const { expected, flaky, unexpected } = readReport(name).stats;
  return { passed: expected + flaky, failed: unexpected };
}

function vitest(project) {
  const report = `vitest-${project}.json`;
  return {
    command: [
      'vitest',
      'run',
      '--project',
      project,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=reports/${report}`,
    ],
    counts: () => vitestCounts(report),
  };
}

/** In the order that fails soonest. Each needs what stands before it only where `build` comes first. */
const checks = {
  types: { command: ['astro', 'check', '--minimumFailingSeverity', 'warning'] },
  lint: { command: ['eslint', '.'] },
  format: { command: ['prettier', '--check', '--log-level', 'warn', '.'] },
  boundaries: {
    command: [
      'depcruise',
      '--config',
      '.dependency-cruiser.cjs',
      'src',
      'devnet',
      'stories',
      'scripts',
    ],
  },
  'dead-code': { command: ['knip'] },
  unit: vitest('unit'),
  conformance: vitest('conformance'),
  dom: vitest('dom'),
  stories: vitest('stories'),
  production: { command: ['node', 'scripts/check-production.mjs'] },
  build: { command: ['astro', 'build', '--silent'], env: { PUBLIC_DEVNET: '1' } },
  weight: { command: ['node', 'scripts/check-build.mjs'] },
  e2e: { command: ['playwright', 'test'], counts: () => playwrightCounts('e2e.json') },
};

function runCheck(name, environment) {
  const { command, env = {}, counts } = checks[name];
  console.log(`\n── ${name}`);
  const started = performance.now();
  const ok = run(command[0], command.slice(1), { env: { ...environment, ...env } });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  let result = { passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
  if (counts) {
    try {
      result = counts();
    } catch {
      result = { passed: 0, failed: 1 };
    }
    if (!ok && result.failed === 0) result.failed = 1;
  }
  console.log(`   ${name}: ${result.passed} passed, ${result.failed} failed in ${seconds} s`);
  return result;
}

await main(async () => {
  const asked = process.argv.slice(2);
  const unknown = asked.filter((name) => !(name in checks));
  if (unknown.length > 0) {
    throw new SetupError(
      `There is no check "${unknown[0]}": choose among ${Object.keys(checks).join(', ')}.`,
    );
  }
  ensureDependencies();
  const environment = {
    ...testPorts,
    CHROMIUM_PATH: await ensureChromium(),
    CI: process.env.CI ?? '1',
  };
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  const total = { passed: 0, failed: 0 };
  for (const name of asked.length > 0 ? asked : Object.keys(checks)) {
    const { passed, failed } = runCheck(name, environment);
    total.passed += passed;
    total.failed += failed;
  }
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  if (total.failed > 0) process.exitCode = 1;
});
