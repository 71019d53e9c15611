import { expect, it } from 'vitest';
import { unregisteredIn } from '#src/chain/model/vote/unregistered.ts';

const producers = [
  { owner: 'bp1', active: true },
  { owner: 'bp2', active: true },
  { owner: 'goneproducer', active: false },
];

it('names the producers of a vote that the chain would refuse', () => {
  expect(unregisteredIn(['bp1', 'bp2', 'goneproducer'], producers)).toEqual(['goneproducer']);
  expect(unregisteredIn(['bp1', 'alice'], producers)).toEqual(['alice']);
  expect(unregisteredIn(['bp1', 'bp2'], producers)).toEqual([]);
});

it('names none while the producers are unknown', () => {
  expect(unregisteredIn(['bp1'], null)).toEqual([]);
  expect(unregisteredIn(['bp1'], [])).toEqual([]);
});
