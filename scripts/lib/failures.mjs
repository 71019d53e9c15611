/** A short summary of each failed check, printed at the end of the log. */
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './setup.mjs';

const LINES = 12;

/** The first lines of a message, without colours. */
function brief(message = '') {
  const lines = stripVTControlCharacters(message).trim().split('\n');
  return lines.slice(0, LINES).map((line) => `      ${line}`);
}

const entry = (title, message) => [`    ${title}`, ...brief(message)].join('\n');

/** From Vitest's JSON report. */
export function vitestFailures({ testResults }) {
  return testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const file = relative(root, name);
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      if (failed.length === 0) return [entry(file, message)];
      return failed.map(({ fullName, failureMessages }) =>
        entry(`${file} › ${fullName}`, failureMessages[0]),
      );
    });
}

/** The tests of Playwright's JSON report that ended so, each with the message of one of its tries. */
function playwrightEntries({ suites = [] }, ended, tryOf) {
  return suites.flatMap((suite) => [
    ...playwrightEntries(suite, ended, tryOf),
    ...(suite.specs ?? []).flatMap(({ file, line, title, tests }) =>
      tests
        .filter(({ status }) => status === ended)
        .map(({ projectName, results }) =>
          entry(`[${projectName}] ${file}:${line} › ${title}`, tryOf(results)?.error?.message),
        ),
    ),
  ]);
}

/** From Playwright's JSON report: the tests that failed every try, with the last message. */
export const playwrightFailures = (report) =>
  playwrightEntries(report, 'unexpected', (results) => results.at(-1));

/** From Playwright's JSON report: the tests that failed first and passed then, with the first message. */
export const playwrightFlaky = (report) =>
  playwrightEntries(report, 'flaky', (results) => results.find(({ error }) => error));

/** The last lines of a command's output. */
export function printedFailure(output) {
  const lines = stripVTControlCharacters(output).trim().split('\n').slice(-LINES);
  return [lines.map((line) => `    ${line}`).join('\n')];
}
