/**
 * `npm test`: all set-up, then everything that must hold. `npm test -- lint unit` runs only the
 * checks named. The last lines name what failed and how much was skipped, the very last counts it.
 */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { ensureChromium } from './lib/chromium.mjs';
import { addCounts, countLines, playwrightCounts, vitestCounts } from './lib/counts.mjs';
import { playwrightFailures, printedFailure, vitestFailures } from './lib/failures.mjs';
import { ensureDependencies, main, root, runAndRead, SetupError } from './lib/setup.mjs';

const reports = join(root, 'reports');
/** Separate ports, so that tests run beside a running site. */
const testPorts = { SITE_PORT: '24321', DEVNET_PORT: '28888' };

const readReport = (name) => JSON.parse(readFileSync(join(reports, name), 'utf8'));

function vitestResult(name) {
  const report = readReport(name);
  return { ...vitestCounts(report), failures: vitestFailures(report) };
}

function playwrightResult(name) {
  const report = readReport(name);
  return { ...playwrightCounts(report), failures: playwrightFailures(report) };
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
    reported: () => vitestResult(report),
  };
}

/**
 * Ordered by how soon they fail. Those that need one core (`light`) come first, two at a time. A check
 * that `needs` another comes after all of these.
 */
const checks = {
  types: { command: ['astro', 'check', '--minimumFailingSeverity', 'warning'], light: true },
  lint: { command: ['eslint', '.'], light: true },
  format: { command: ['prettier', '--check', '--log-level', 'warn', '.'], light: true },
  boundaries: {
    light: true,
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
  'dead-code': { command: ['knip'], light: true },
  unreached: { command: ['node', 'scripts/check-unreached.mjs'], light: true },
  production: { command: ['node', 'scripts/check-production.mjs'], light: true },
  'new-chain': { command: ['node', 'scripts/check-new-chain.mjs'], light: true },
  build: { command: ['astro', 'build', '--silent'], env: { PUBLIC_DEVNET: '1' }, light: true },
  unit: vitest('unit'),
  conformance: vitest('conformance'),
  dom: vitest('dom'),
  stories: vitest('stories'),
  weight: { command: ['node', 'scripts/check-build.mjs'], needs: 'build' },
  e2e: {
    command: ['playwright', 'test'],
    reported: () => playwrightResult('e2e.json'),
    needs: 'build',
  },
};

/** A check's totals, from its report if it writes one; else the command counts as one test. */
function resultOf({ reported }, { ok, output }) {
  const unreported = ok
    ? { passed: 1, failed: 0, skipped: 0, failures: [] }
    : { passed: 0, failed: 1, skipped: 0, failures: printedFailure(output) };
  if (!reported) return unreported;
  try {
    const result = reported();
    if (ok || result.failed > 0) return result;
    return { ...result, failed: 1, failures: unreported.failures };
  } catch {
    return { passed: 0, failed: 1, skipped: 0, failures: printedFailure(output) };
  }
}

async function runCheck(name, environment) {
  const check = checks[name];
  const held = check.light === true;
  const title = `\n── ${name}`;
  if (!held) console.log(title);
  const started = performance.now();
  const [command, ...rest] = check.command;
  const ended = await runAndRead(command, rest, { env: { ...environment, ...check.env }, held });
  if (held) console.log(`${title}\n${ended.output.trim()}`);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const result = resultOf(check, ended);
  const { passed, failed, skipped } = result;
  console.log(`   ${name}: ${passed} passed, ${failed} failed, ${skipped} skipped in ${seconds} s`);
  return result;
}

await main(async () => {
  const named = process.argv.slice(2);
  const unknown = named.filter((name) => !(name in checks));
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
  let total = { passed: 0, failed: 0, skipped: 0 };
  const failedChecks = new Set();
  const reportedFailures = [];
  const runNext = async (names) => {
    for (const name of names) {
      const { needs } = checks[name];
      if (failedChecks.has(needs)) {
        console.log(`\n── ${name}\n   ${name}: not run, because ${needs} failed`);
        continue;
      }
      const { failures, ...counts } = await runCheck(name, environment);
      total = addCounts(total, counts);
      if (counts.failed > 0) failedChecks.add(name);
      if (failures.length > 0) reportedFailures.push(`  ${name}\n${failures.join('\n')}`);
    }
  };
  const names = named.length > 0 ? named : Object.keys(checks);
  const light = names.filter((name) => checks[name].light).values();
  await Promise.all([runNext(light), runNext(light)]);
  await runNext(names.filter((name) => !checks[name].light));
  if (reportedFailures.length > 0) console.log(`\nFailed:\n${reportedFailures.join('\n')}`);
  console.log(`\n${countLines(total).join('\n')}`);
  if (total.failed > 0) process.exitCode = 1;
});
