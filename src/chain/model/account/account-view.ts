import { type Asset, malformedAsset, zeroAsset } from '../../core/asset.ts';
import * as limits from '../../core/limits.ts';
import type { TokenSymbol } from '../../core/symbol.ts';
import { listOfTexts, recordOf, textOf } from '../../rpc/json.ts';
import type { AccountResponse } from '../../rpc/responses.ts';
import type { ActionRow } from '../action/action.ts';
import { amountOf, assetOf, timeOf, unitsOf } from '../shared/lenient.ts';
import { inCoreToken } from '../token/core-amounts.ts';
import type { AccountView, ResourceUse, VoterView } from './account.ts';
import { refundView } from './refund.ts';

export interface AccountContext {
  readonly symbol: TokenSymbol;
  /** The token that the core token replaced, in which nodes still count; null or absent for none. */
  readonly legacySymbol?: TokenSymbol | null;
  /** The liquid balance, on chains whose get_account does not report it. */
  readonly liquid?: Asset | undefined;
  /** The stakes are in other tables, so votes do not show whom they are for. */
  readonly separateStakes?: boolean;
}

/** The response of get_account as a screen shows it. Missing values count as zero. */
export function accountView(reported: AccountResponse, context: AccountContext): AccountView {
  const { symbol, legacySymbol = null } = context;
  const response = inCoreToken(reported, { coreSymbol: symbol, legacySymbol });
  const { core_liquid_balance: balance } = reported;
  const liquid = context.liquid ?? amountOf(balance, symbol);
  const stakedCpu = amountOf(response.self_delegated_bandwidth?.cpu_weight, symbol);
  const stakedNet = amountOf(response.self_delegated_bandwidth?.net_weight, symbol);
  const refund = refundView(response.refund_request, symbol);
  const voter = voterView(response.voter_info, symbol);
  const inRex = rexStake(response, symbol);
  const now = timeOf(response.head_block_time);
  const others =
    stakesCore(response, symbol) && context.separateStakes !== true
      ? forOthers(voter?.staked ?? zeroAsset(symbol), [stakedCpu, stakedNet, inRex])
      : zeroAsset(symbol);
  return {
    name: response.account_name,
    createdAt: timeOf(response.created),
    privileged: response.privileged,
    hasContract: timeOf(response.last_code_update) > 0,
    liquid,
    legacy: nonZero(legacySymbol && amountOf(balance, legacySymbol)),
    stakedCpu,
    stakedNet,
    refund,
    voter,
    stakedForOthers: nonZero(others),
    inRex: nonZero(inRex),
    total: sum(symbol, [liquid, stakedCpu, stakedNet, others, inRex, refund?.cpu, refund?.net]),
    cpu: use(response.cpu_limit, now),
    net: use(response.net_limit, now),
    ram: { used: response.ram_usage, quota: response.ram_quota },
    permissions: response.permissions,
    linkedToAny: response.eosio_any_linked_actions,
  };
}

function voterView(info: AccountResponse['voter_info'], symbol: TokenSymbol): VoterView | null {
  if (!info) return null;
  const voter = recordOf(info);
  return {
    producers: listOfTexts(voter.producers),
    proxy: textOf(voter.proxy),
    isProxy: voter.is_proxy === true || Number(voter.is_proxy) === 1,
    staked: unitsOf(voter.staked, symbol),
  };
}

/** Proton's resources are staked for in a token of their own, and its votes count another. */
function stakesCore({ total_resources }: AccountResponse, { code }: TokenSymbol): boolean {
  return assetOf(recordOf(total_resources).cpu_weight)?.symbol.code === code;
}

/** Nodes of 2020 report the next account's REX of one that has none. */
function rexStake({ account_name, rex_info }: AccountResponse, symbol: TokenSymbol): Asset {
  const { owner, vote_stake } = recordOf(rex_info);
  return amountOf(owner === account_name ? vote_stake : null, symbol);
}

/**
 * A vote counts everything staked: for the account itself, for others, and in REX. So the rest is
 * for others.
 */
function forOthers(voted: Asset, counted: readonly Asset[]): Asset {
  const units = counted.reduce((rest, part) => rest - part.units, voted.units);
  return { ...withFlaw(voted.symbol, [voted, ...counted]), units: units > 0n ? units : 0n };
}

function nonZero(amount: Asset | null): Asset | null {
  return amount && (amount.units > 0n || amount.malformed) ? amount : null;
}

/** Newer nodes report the time of the measurement and the recovered usage. */
function use(limit: AccountResponse['cpu_limit'], now: number): ResourceUse {
  const { used, available, max, current_used: current, last_usage_update_time: time } = limit;
  const recovered = typeof current === 'number' && max >= 0 ? Math.min(current, used) : used;
  const reportedAt = timeOf(time);
  const shown = { used: recovered, available: available + used - recovered, max };
  return reportedAt > 0 ? currentUse({ ...shown, reportedAt }, reportedAt, now) : shown;
}

/**
 * All parts have the same symbol. A hostile response can exceed 64 bits here; the sum is shown as
 * it is.
 */
function sum(symbol: TokenSymbol, parts: readonly (Asset | undefined)[]): Asset {
  const units = parts.reduce((total, part) => total + (part?.units ?? 0n), 0n);
  return { ...withFlaw(symbol, parts), units };
}

/** Zero of a token; malformed if one of the parts is. */
function withFlaw(symbol: TokenSymbol, parts: readonly (Asset | undefined)[]): Asset {
  return parts.some((part) => part?.malformed) ? malformedAsset(symbol) : zeroAsset(symbol);
}

/**
 * Nodes report the usage as of the account's last action. After 86,400 s all of it has recovered,
 * so nothing is used.
 * @param latestOwnAction milliseconds UTC; null if unknown
 */
export function currentUse(
  use: ResourceUse,
  latestOwnAction: number | null,
  now: number,
): ResourceUse {
  if (latestOwnAction === null || now - latestOwnAction <= limits.staleUseSeconds * 1000)
    return use;
  return { ...use, used: 0, available: use.max };
}

/**
 * Corrects the usage by the account's latest actions, for nodes that do not report when they
 * measured.
 * @param rows newest first; if none is the account's own action, the oldest row limits the time
 */
export function withCurrentUse(
  account: AccountView,
  rows: readonly Pick<ActionRow, 'authorization' | 'blockTime'>[],
  now: number,
): AccountView {
  const { name, cpu, net } = account;
  if (cpu.reportedAt !== undefined) return account;
  const own = rows.find(({ authorization }) => authorization.some(({ actor }) => actor === name));
  const latest = (own ?? rows.at(-1))?.blockTime ?? null;
  return { ...account, cpu: currentUse(cpu, latest, now), net: currentUse(net, latest, now) };
}
