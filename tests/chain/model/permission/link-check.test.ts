import { expect, it } from 'vitest';
import {
  contractProblem,
  linkOf,
  linkProblem,
  linksIn,
  permissionNames,
} from '#src/chain/model/permission/link-check.ts';
import { tree } from './permission-view.ts';

const links = linksIn(tree);
const claim = { permission: 'claims', contract: 'eosio', action: 'claimrewards' };

it('finds all links and names of a tree', () => {
  expect(links).toEqual([claim]);
  expect(permissionNames(tree)).toEqual(['owner', 'active', 'claims']);
});

it('says what is wrong with a contract', () => {
  expect(contractProblem('', true)).toBe('no-contract');
  expect(contractProblem('Eosio', true)).toBe('not-a-name');
  expect(contractProblem('eosio', false)).toBe('unknown-account');
  expect(contractProblem('eosio', true)).toBeNull();
});

it.each(['updateauth', 'deleteauth', 'linkauth', 'unlinkauth', 'canceldelay'])(
  'never links %s of the system contract',
  (action) => {
    expect(linkProblem({ ...claim, action }, links, 'eosio')).toBe('never-linked');
    expect(linkProblem({ ...claim, contract: 'bob', action }, links, 'eosio')).toBeNull();
  },
);

it('refuses what is linked, and replaces the link of another permission', () => {
  expect(linkProblem(claim, links, 'eosio')).toBe('linked');
  const other = { ...claim, permission: 'games' };
  expect(linkProblem(other, links, 'eosio')).toBeNull();
  expect(linkOf(links, other)?.permission).toBe('claims');
  expect(linkProblem({ ...claim, action: '' }, links, 'eosio')).toBeNull();
  expect(linkProblem({ ...claim, action: 'Not a name' }, links, 'eosio')).toBe('not-an-action');
});
