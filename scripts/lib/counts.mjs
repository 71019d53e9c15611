/** How many tests of a check passed, failed and were skipped. */

/** From Vitest's JSON report. A file that did not load counts as one failure. */
export function vitestCounts(report) {
  const { numPassedTests, numFailedTests, numFailedTestSuites } = report;
  return {
    passed: numPassedTests,
    failed: numFailedTests || numFailedTestSuites,
    skipped: (report.numPendingTests ?? 0) + (report.numTodoTests ?? 0),
  };
}

/** From Playwright's JSON report. */
export function playwrightCounts({ stats: { expected, flaky, unexpected, skipped } }) {
  return { passed: expected + flaky, failed: unexpected, skipped };
}

/** The sum of two. */
export function addCounts(one, other) {
  return {
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    skipped: one.skipped + other.skipped,
  };
}

/** The last two lines of `npm test`, by which `.ci/run` counts. */
export function countLines({ passed, failed, skipped }) {
  return [`${skipped} skipped`, `${passed} passed, ${failed} failed`];
}
