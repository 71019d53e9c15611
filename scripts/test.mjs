/**
 * `npm test`: the gate. `npm run test:all`: every check. Names after `--` run only these checks, and
 * what they need: `npm test -- lint unit`, `npm run test:all -- hostile`. The checks are the rows of
 * `lib/checks.mjs`. Installs what it needs. The last lines name what failed, what passed on a second
 * try only, and how much was skipped; the very last counts it.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { checks, reports } from './lib/checks.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { addCounts, countLines } from './lib/counts.mjs';
import { printedFailure } from './lib/failures.mjs';
import { ensureDependencies, main, runAndRead, SetupError } from './lib/setup.mjs';

/** Separate ports, so that tests run beside a running site. */
const testPorts = { SITE_PORT: '24321', DEVNET_PORT: '28888' };

const names = Object.keys(checks);

/** The checks of a command line, in the table's order, with those that they need. */
function chosenChecks([first, ...rest]) {
  const all = first === '--all';
  const named = all ? rest : [first, ...rest].filter(Boolean);
  const unknown = named.find((name) => !names.includes(name));
  if (unknown)
    throw new SetupError(`There is no check "${unknown}": choose among ${names.join(', ')}.`);
  const byDefault = (name) => (all ? !checks[name].byName : checks[name].gate);
  const wanted = named.length > 0 ? named : names.filter(byDefault);
  return names.filter(
    (name) => wanted.includes(name) || wanted.some((other) => checks[other].needs === name),
  );
}

/** A check's totals, from its report if it writes one; else the command counts as one test. */
function resultOf({ readReport }, { ok, output }) {
  const none = { passed: 0, failed: 0, skipped: 0, failures: [], flaky: [] };
  const unreported = ok
    ? { ...none, passed: 1 }
    : { ...none, failed: 1, failures: printedFailure(output) };
  if (!readReport) return unreported;
  try {
    const result = { ...none, ...readReport() };
    if (ok || result.failed > 0) return result;
    return { ...result, failed: 1, failures: unreported.failures };
  } catch {
    return { ...none, failed: 1, failures: printedFailure(output) };
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
  const chosen = chosenChecks(process.argv.slice(2));
  ensureDependencies();
  const environment = {
    ...testPorts,
    CHROMIUM_PATH: await ensureChromium(),
    CI: process.env.CI ?? '1',
  };
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  let total = { passed: 0, failed: 0, skipped: 0 };
  const failed = new Map();
  const flaky = new Map();
  const runNext = async (queue) => {
    for (const name of queue) {
      const { needs } = checks[name];
      if (failed.has(needs)) {
        console.log(`\n── ${name}\n   ${name}: not run, because ${needs} failed`);
        continue;
      }
      const result = await runCheck(name, environment);
      total = addCounts(total, result);
      if (result.failed > 0) failed.set(name, result.failures);
      if (result.flaky.length > 0) flaky.set(name, result.flaky);
    }
  };
  const light = chosen.filter((name) => checks[name].light).values();
  await Promise.all([runNext(light), runNext(light)]);
  await runNext(chosen.filter((name) => !checks[name].light));
  const count = [...flaky.values()].flat().length;
  for (const [heading, found] of [
    [`${count} flaky: passed on a second or third try only`, flaky],
    ['Failed:', failed],
  ]) {
    if (found.size > 0) console.log(`\n${heading}`);
    for (const [name, lines] of found) console.log(`  ${name}\n${lines.join('\n')}`);
  }
  console.log(`\n${countLines(total).join('\n')}`);
  if (total.failed > 0) process.exitCode = 1;
});
