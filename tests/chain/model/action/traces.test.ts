import { expect, test } from 'vitest';
import { allTraces } from '#src/chain/model/action/traces.ts';
import { swapTrace } from '../../../../stories/fixtures/actions.ts';

test('inline actions follow their cause', () => {
  const leaf = (ordinal: number) => ({ ...swapTrace, ordinal, inline: [] });
  const tree = [{ ...leaf(1), inline: [{ ...leaf(2), inline: [leaf(3)] }] }, leaf(4)];
  expect(allTraces(tree).map(({ ordinal }) => ordinal)).toEqual([1, 2, 3, 4]);
});
