import { knownTokens } from './known-tokens.ts';
import type { ChainConfig, ChainKey } from './types.ts';

type ContractList = Readonly<Partial<Record<ChainKey, readonly string[]>>>;

/**
 * Publicly known contracts of a chain besides its system accounts and tokens, as of 2026-11-22. To
 * add one, add its name to its chain.
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

/** Contracts that forward the system contract's actions to it. */
const systemWrappers: ContractList = { eos: ['core.vaulta'], jungle: ['core.vaulta'] };

type Named = Pick<
  ChainConfig,
  'key' | 'accounts' | 'coreSymbol' | 'oraclesContract' | 'cpuSponsor'
>;

/**
 * Contracts without a warning before signing: the chain's own, its known tokens and the list above.
 */
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

/** The system contract and its wrappers, whose actions of the same names have the same effect. */
export function systemContracts({
  key,
  accounts,
}: Pick<ChainConfig, 'key' | 'accounts'>): ReadonlySet<string> {
  return new Set([accounts.system, ...(systemWrappers[key] ?? [])]);
}
