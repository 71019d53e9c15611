import { knownTokens } from './known-tokens.ts';
import type { ChainConfig, ChainKey } from './types.ts';

type ContractList = Readonly<Partial<Record<ChainKey, readonly string[]>>>;

/**
 * Contracts that are publicly known on a chain beside its system accounts and its tokens; put
 * together on 2026-11-22. To add one: one name, by the chain.
 */
const known: ContractList = {
  eos: [
    ...['simpleassets', 'atomicassets', 'atomicmarket', 'atomictoolsx', 'delphioracle'],
    ...['newdexpublic', 'swap.defi', 'eosio.evm', 'eosio.forum', 'regproxyinfo', 'producerjson'],
  ],
  wax: [
    ...['atomicassets', 'atomicmarket', 'atomictoolsx', 'simpleassets', 'delphioracle'],
    ...['m.federation', 'farmersworld', 'alcordexmain', 'swap.alcor', 'regproxyinfo'],
    ...['atomicdropsx', 'neftyblocksd', 'producerjson'],
  ],
  telos: ['atomicassets', 'atomicmarket', 'simpleassets', 'telos.decide', 'eosio.evm'],
  jungle: ['atomicassets', 'atomicmarket', 'simpleassets', 'regproxyinfo'],
  kylin: ['atomicassets', 'simpleassets', 'regproxyinfo'],
  proton: [
    ...['eosio.proton', 'longstaking', 'lending.loan', 'dex', 'protonswap', 'proton.swaps'],
    ...['atomicassets', 'atomicmarket', 'adrop.proton'],
  ],
  'proton-test': ['eosio.proton', 'longstaking', 'lending.loan', 'dex', 'atomicassets'],
  fio: [
    ...['fio.address', 'fio.escrow', 'fio.fee', 'fio.oracle', 'fio.perms', 'fio.reqobt'],
    ...['fio.staking', 'fio.tpid', 'fio.treasury', 'fio.whitelst'],
  ],
};

/** Contracts with the system's own actions, which they pass on to it. */
const systemWrappers: ContractList = { eos: ['core.vaulta'], jungle: ['core.vaulta'] };

type Named = Pick<
  ChainConfig,
  'key' | 'accounts' | 'coreSymbol' | 'oraclesContract' | 'cpuSponsor'
>;

/** Contracts a signer is not warned of: the chain's own, its known tokens, and those listed above. */
export function knownContracts(config: Named): ReadonlySet<string> {
  const { key, accounts, oraclesContract, cpuSponsor } = config;
  const configured = [oraclesContract, cpuSponsor?.contract ?? null];
  return new Set([
    ...Object.values(accounts),
    ...knownTokens(config).values(),
    ...systemContracts(config),
    ...configured.filter((name) => name !== null),
    ...(known[key] ?? []),
  ]);
}

/** The system contract, and those whose actions of the same names change the same things. */
export function systemContracts({
  key,
  accounts,
}: Pick<ChainConfig, 'key' | 'accounts'>): ReadonlySet<string> {
  return new Set([accounts.system, ...(systemWrappers[key] ?? [])]);
}
