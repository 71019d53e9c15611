import { expect, it } from 'vitest';
import { isPreset, startOf, startWith } from '#src/chain/model/permission/authority-presets.ts';
import { claimActions } from '#src/chain/model/permission/link-check.ts';
import { KEY, OTHER, tree } from './permission-view.ts';

const blank = { key: '', weight: '1' };
const accounts = { system: 'eosio', systemWrapper: 'core.vaulta', bpay: 'eosio.bpay' };
const abis: Record<string, readonly string[]> = {
  eosio: ['buyram', 'claimrewards', 'reclaimram'],
  'core.vaulta': ['claimrewards'],
  'eosio.bpay': ['claimrewards', 'configure'],
};
const claims = claimActions(accounts, (contract) => abis[contract] ?? null);

it('moves owner to one key that is still to be typed', () => {
  expect(startOf('cold-owner', tree, claims)).toEqual({
    permission: 'owner',
    parent: null,
    authority: { threshold: '1', keys: [blank], accounts: [], waits: [] },
    links: [],
  });
});

it('makes a permission that is linked to the claim actions alone, under a free name', () => {
  const start = startOf('claim-only', tree, claims);
  expect(start).toMatchObject({ permission: 'claims2', parent: 'active' });
  expect(start.links).toEqual([
    { contract: 'eosio', action: 'claimrewards' },
    { contract: 'core.vaulta', action: 'claimrewards' },
    { contract: 'eosio.bpay', action: 'claimrewards' },
  ]);
  const unread = claimActions({ system: 'eosio', bpay: 'eosio.bpay' }, () => null);
  expect(startOf('claim-only', [], unread)).toMatchObject({
    permission: 'claims',
    links: [{ contract: 'eosio', action: 'claimrewards' }],
  });
  const wax = ['claimgbmprod', 'claimgenesis', 'voterclaim'];
  expect(
    claimActions({ system: 'eosio', bpay: 'eosio.bpay' }, (contract) =>
      contract === 'eosio' ? wax : null,
    ),
  ).toEqual(wax.map((action) => ({ contract: 'eosio', action })));
});

it('needs two of three keys, the first of which is filled in', () => {
  expect(startOf('two-of-three', tree, claims)).toMatchObject({
    permission: 'active',
    authority: { threshold: '2', keys: [{ key: OTHER, weight: '1' }, blank, blank] },
  });
});

it('begins with the permission as it is, or with a new one', () => {
  expect(startWith('owner', tree)).toMatchObject({
    parent: null,
    authority: { threshold: '1', keys: [{ key: KEY, weight: '1' }] },
  });
  expect(startWith('games', tree)).toMatchObject({
    parent: 'active',
    authority: { keys: [blank] },
  });
});

it('finds presets by their names', () => {
  expect(isPreset('two-of-three')).toBe(true);
  expect(isPreset('three-of-two')).toBe(false);
  expect(isPreset(null)).toBe(false);
});
