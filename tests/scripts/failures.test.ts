import { describe, expect, it } from 'vitest';
import { playwrightFailures, printedFailure, vitestFailures } from '#scripts/lib/failures.mjs';
import { root } from '#scripts/lib/setup.mjs';

const vitestReport = {
  testResults: [
    { name: `${root}tests/fine.test.ts`, status: 'passed', message: '', assertionResults: [] },
    {
      name: `${root}tests/one.test.ts`,
      status: 'failed',
      message: '',
      assertionResults: [
        { fullName: 'sums two', status: 'passed', failureMessages: [] },
        {
          fullName: 'sums three',
          status: 'failed',
          failureMessages: ['\u001B[31mexpected 5 to be 6\u001B[39m\n    at one.test.ts:3'],
        },
      ],
    },
    {
      name: `${root}tests/broken.test.ts`,
      status: 'failed',
      message: 'Cannot find module',
      assertionResults: [],
    },
  ],
};

const spec = (title: string, ok: boolean, message?: string) => ({
  title,
  ok,
  file: 'home.spec.ts',
  line: 7,
  tests: [
    {
      projectName: 'desktop',
      status: ok ? 'expected' : 'unexpected',
      results: [{ error: { message } }],
    },
  ],
});

describe('what failed', () => {
  it('in Vitest is listed by file and name, and a file that did not load by its message', () => {
    expect(vitestFailures(vitestReport)).toEqual([
      '    tests/one.test.ts › sums three\n      expected 5 to be 6\n          at one.test.ts:3',
      '    tests/broken.test.ts\n      Cannot find module',
    ]);
  });

  it('in the browser is found in suites of suites', () => {
    const report = {
      suites: [
        { specs: [spec('opens', true)], suites: [{ specs: [spec('closes', false, 'too late')] }] },
      ],
    };
    expect(playwrightFailures(report)).toEqual([
      '    [desktop] home.spec.ts:7 › closes\n      too late',
    ]);
  });

  it('of a command is the end of what it printed', () => {
    const printed = Array.from({ length: 40 }, (_, line) => `line ${line}`).join('\n');
    const [reported] = printedFailure(printed);
    expect(reported).toMatch(/line 39$/);
    expect(reported?.split('\n')).toHaveLength(12);
  });
});
