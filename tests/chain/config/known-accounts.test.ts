import { describe, expect, it } from 'vitest';
import { proxyInfoContract } from '#src/chain/actions/proxy-info.ts';
import { eos } from '#src/chain/config/chains/eos.ts';
import { fio } from '#src/chain/config/chains/fio.ts';
import { jungle } from '#src/chain/config/chains/jungle.ts';
import { kylin } from '#src/chain/config/chains/kylin.ts';
import {
  knownAccounts,
  knownContracts,
  knownTokens,
  listedContracts,
  feeOnlyContracts,
  systemContracts,
} from '#src/chain/config/known-accounts.ts';
import { chains } from '#src/chain/config/registry.ts';
import { proton } from '#src/chain/config/chains/proton.ts';
import { isName } from '#src/chain/core/name.ts';

describe('contracts without a warning', () => {
  it.each(chains)(
    'are account names on $key, including its system and token contracts',
    (chain) => {
      const known = [...knownContracts(chain)];
      expect(known.filter((name) => !isName(name))).toEqual([]);
      expect(known).toContain(chain.accounts.system);
      expect(known).toContain(chain.accounts.token);
    },
  );

  it('include the oracle and the sponsor if the chain has them', () => {
    expect(knownContracts(proton)).toContain('oracles');
    expect(knownContracts(eos)).not.toContain('oracles');
    const symbol = { code: 'CPU', precision: 1 };
    const cpuSponsor = { account: 'freecpu11111', contract: 'cputoken1111', symbol };
    expect(knownContracts({ ...eos, cpuSponsor })).toContain('cputoken1111');
  });

  it('are listed per chain: a known name is unknown on another chain', () => {
    expect(knownContracts(fio)).toContain('fio.address');
    expect(knownContracts(eos)).not.toContain('fio.address');
    expect(knownContracts(eos)).not.toContain('lending.loan');
  });

  it("include those that the site's forms call", () => {
    expect(knownContracts(eos)).toContain(proxyInfoContract);
  });
});

it('lists contracts once, the system’s first, and none of its accounts without a contract', () => {
  const listed = listedContracts(eos);
  expect(listed.slice(0, 4)).toEqual(['eosio', 'core.vaulta', 'eosio.token', 'eosio.msig']);
  expect(listed).toContain('atomicassets');
  expect(listed).not.toContain('eosio.ramfee');
  expect(new Set(listed).size).toBe(listed.length);
});

it("system contracts include the chain's wrapper", () => {
  expect([...systemContracts(eos)]).toEqual(['eosio', 'core.vaulta']);
  expect([...systemContracts(fio)]).toEqual(['eosio']);
  expect([...systemContracts(jungle)]).toEqual(['eosio', 'core.vaulta']);
});

it('known tokens include the one that the core token replaced', () => {
  const tokens = knownTokens(jungle);
  expect([tokens.get('A'), tokens.get('EOS')]).toEqual(['core.vaulta', 'eosio.token']);
  expect(knownTokens(kylin).get('EOS')).toBe('eosio.token');
  expect(knownTokens(kylin).has('A')).toBe(false);
});

it('contracts that move the fee alone are FIO’s, and nowhere else', () => {
  expect([...feeOnlyContracts(fio)]).toContain('fio.address');
  expect(feeOnlyContracts(eos).size).toBe(0);
});

it('finds the system’s accounts by their beginning', () => {
  expect(knownAccounts(eos, 'eosio.ra')).toEqual(['eosio.ram', 'eosio.ramfee']);
  expect(knownAccounts(eos, 'eosio.x')).toEqual([]);
});
