import { describe, expect, it } from 'vitest';
import { proxyInfoContract } from '#src/chain/actions/proxy-info.ts';
import { eos } from '#src/chain/config/chains/eos.ts';
import { fio } from '#src/chain/config/chains/fio.ts';
import { knownContracts, systemContracts } from '#src/chain/config/known-accounts.ts';
import { chains } from '#src/chain/config/registry.ts';
import { proton } from '#src/chain/config/chains/proton.ts';
import { isName } from '#src/chain/core/name.ts';

describe('the contracts a signer is not warned of', () => {
  it.each(chains)('are accounts on $key, its system’s and its token’s among them', (chain) => {
    const known = [...knownContracts(chain)];
    expect(known.filter((name) => !isName(name))).toEqual([]);
    expect(known).toContain(chain.accounts.system);
    expect(known).toContain(chain.accounts.token);
  });

  it('are the oracle’s and the sponsor’s where the chain has them', () => {
    expect(knownContracts(proton)).toContain('oracles');
    expect(knownContracts(eos)).not.toContain('oracles');
    const symbol = { code: 'CPU', precision: 1 };
    const cpuSponsor = { account: 'freecpu11111', contract: 'cputoken1111', symbol };
    expect(knownContracts({ ...eos, cpuSponsor })).toContain('cputoken1111');
  });

  it('are each chain’s own: a name that is known on one is a stranger on another', () => {
    expect(knownContracts(fio)).toContain('fio.address');
    expect(knownContracts(eos)).not.toContain('fio.address');
    expect(knownContracts(eos)).not.toContain('lending.loan');
  });

  it('are those that a form of this site calls', () => {
    expect(knownContracts(eos)).toContain(proxyInfoContract);
  });
});

it('the system’s own actions are also those of its wrapper, where a chain has one', () => {
  expect([...systemContracts(eos)]).toEqual(['eosio', 'core.vaulta']);
  expect([...systemContracts(fio)]).toEqual(['eosio']);
});
