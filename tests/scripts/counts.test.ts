import { describe, expect, it } from 'vitest';
import { addCounts, countLines, playwrightCounts, vitestCounts } from '#scripts/lib/counts.mjs';

describe('the counts of a check', () => {
  const vitestReport = {
    numPassedTests: 7,
    numFailedTests: 0,
    numFailedTestSuites: 0,
    numPendingTests: 3,
    numTodoTests: 1,
  };

  it('in Vitest have the skipped tests and those still to be written', () => {
    expect(vitestCounts(vitestReport)).toEqual({ passed: 7, failed: 0, skipped: 4 });
  });

  it('in Vitest have a file that did not load as a failure', () => {
    expect(vitestCounts({ ...vitestReport, numFailedTestSuites: 2 }).failed).toBe(2);
    const both = { ...vitestReport, numFailedTests: 5, numFailedTestSuites: 2 };
    expect(vitestCounts(both).failed).toBe(5);
  });

  it('in the browser have those that passed at the second try', () => {
    const stats = { expected: 10, flaky: 1, unexpected: 2, skipped: 6 };
    expect(playwrightCounts({ stats })).toEqual({ passed: 11, failed: 2, skipped: 6 });
  });

  it('are added up and end with the line that CI looks for', () => {
    const none = { passed: 0, failed: 0, skipped: 0 };
    const sum = addCounts(addCounts(none, { passed: 7, failed: 1, skipped: 4 }), {
      passed: 11,
      failed: 2,
      skipped: 6,
    });
    expect(countLines(sum)).toEqual(['10 skipped', '18 passed, 3 failed']);
    expect(countLines(sum).at(-1)).toMatch(/^[0-9]+ passed, [0-9]+ failed$/);
  });
});
