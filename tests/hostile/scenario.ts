import { test } from '../e2e/fixtures.ts';
import type { Scenarios } from './scenarios/scenario.ts';

type Body = Parameters<typeof test>[2];

/**
 * Declares the browser test of a scenario: `scenarioOf(scenarios)('abi-fields-reordered', body)`.
 * The scenario's words are the test's title. `tests/site/security-table.test.ts` checks that every
 * scenario has a test.
 */
export function scenarioOf<S extends Scenarios>(scenarios: S) {
  return (id: keyof S & string, body: Body) => {
    const { liar, lie, sees, core } = scenarios[id]!;
    test(
      `${id}: a lying ${liar} ${lie}. The user sees ${sees}.`,
      { tag: core ? '@core' : [] },
      body,
    );
  };
}
