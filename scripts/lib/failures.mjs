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

/**
 * From Playwright's JSON report, whose suites hold suites.
 *
 * @param {{ suites?: any[] }} report
 */
export function playwrightFailures({ suites = [] }) {
  return suites.flatMap((suite) => [
    ...playwrightFailures(suite),
    ...(suite.specs ?? []).flatMap(({ file, line, title, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected')
        .map(({ projectName, results }) =>
          entry(`[${projectName}] ${file}:${line} › ${title}`, results.at(-1)?.error?.message),
        ),
    ),
  ]);
}

/** The last lines of a command's output. */
export function printedFailure(output) {
  const lines = stripVTControlCharacters(output).trim().split('\n').slice(-LINES);
  return [lines.map((line) => `    ${line}`).join('\n')];
}
