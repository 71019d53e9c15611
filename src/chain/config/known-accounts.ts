import { nothingKnown, type KnownAccounts } from './define-chain.ts';
import { chainByKey } from './registry.ts';
import type { ChainConfig } from './types.ts';

const knownOf = (key: string): KnownAccounts => chainByKey(key)?.known ?? nothingKnown;

/** Exchange accounts. Transfers to them need a memo. */
export function exchangesOf({ key }: Pick<ChainConfig, 'key'>): ReadonlySet<string> {
  return new Set(knownOf(key).exchanges);
}

/** Accounts that pass payments on to whom the memo names: an address, a customer, a new account's key. */
export function memoReaders(
  config: Pick<ChainConfig, 'key' | 'evm' | 'accountSeller'>,
): ReadonlySet<string> {
  const { evm, accountSeller } = config;
  const others = [evm?.contract, accountSeller?.account].filter((name) => name !== undefined);
  return new Set([...exchangesOf(config), ...others]);
}

/** The contract of each known symbol of a chain, including the core token and the one before it. */
export function knownTokens({
  key,
  coreSymbol,
  legacySymbol,
  accounts,
}: Pick<ChainConfig, 'key' | 'coreSymbol' | 'legacySymbol' | 'accounts'>): Map<string, string> {
  const { token, legacyToken } = accounts;
  return new Map([
    ...Object.entries(knownOf(key).tokens),
    ...(legacySymbol && legacyToken ? [[legacySymbol.code, legacyToken] as const] : []),
    [coreSymbol.code, token],
  ]);
}

type WithContracts = Pick<
  ChainConfig,
  'key' | 'accounts' | 'coreSymbol' | 'legacySymbol' | 'oraclesContract' | 'cpuSponsor'
>;

/** Contracts without a warning before signing, and the system's accounts without a contract. */
export function knownContracts(config: WithContracts): ReadonlySet<string> {
  return new Set([...Object.values(config.accounts), ...listedContracts(config)]);
}

/** Accounts that a chain's file names and that begin with a text, by name: known without a request. */
export function knownAccounts(config: WithContracts, beginning: string): readonly string[] {
  return [...knownContracts(config)].filter((name) => name.startsWith(beginning)).toSorted();
}

/** The contracts that a chain's file names: the system's first, then tokens, then others. */
export function listedContracts(config: WithContracts): readonly string[] {
  const { key, accounts, oraclesContract, cpuSponsor } = config;
  const { token, legacyToken, msig, wrap } = accounts;
  const listed = [
    ...systemContracts(config),
    token,
    legacyToken,
    msig,
    wrap,
    ...knownTokens(config).values(),
    oraclesContract,
    cpuSponsor?.contract,
    ...knownOf(key).contracts,
  ];
  return [...new Set(listed)].filter((name) => typeof name === 'string');
}

/** The system contract, and contracts that forward its actions under the same names. */
export function systemContracts({
  key,
  accounts,
}: Pick<ChainConfig, 'key' | 'accounts'>): ReadonlySet<string> {
  const { system, systemWrapper } = accounts;
  return new Set([
    system,
    ...(systemWrapper ? [systemWrapper] : []),
    ...knownOf(key).systemContracts,
  ]);
}

/** FIO's contracts whose actions move no asset but the fee. */
const FEE_ONLY = ['fio.address', 'fio.fee', 'fio.perms', 'fio.reqobt', 'fio.token'];

/** The contracts whose actions move no stake, RAM or NFT: a dry run has all that they pay. */
export function feeOnlyContracts({ features }: Pick<ChainConfig, 'features'>): ReadonlySet<string> {
  return new Set(features.includes('fio-names') ? FEE_ONLY : []);
}
