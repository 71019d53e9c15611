import type { SystemAccounts } from '../../config/types.ts';
import { formatSymbol } from '../../core/symbol.ts';
import { numberOf, textOf } from '../../rpc/json.ts';
import type { ActionTrace } from '../action/action.ts';
import { allTraces } from '../action/traces.ts';
import { type BalanceChange, sumsOf } from './balance-changes.ts';
import { type MovingChain, type TokenMove, tokenMoves } from './token-moves.ts';

/** RAM that an account bought, sold or passed on. */
interface RamMove {
  readonly from: string | null;
  readonly to: string | null;
  readonly bytes: number;
  /** The requested bytes: the contract credits a few less, and does not log how many. */
  readonly about?: true;
}

export type FlowMove = TokenMove | RamMove;

/** Roles that follow from the actions or from the system's account names. */
export type FlowRole =
  | 'signer'
  | 'seller'
  | 'buyer'
  | 'ramMarket'
  | 'ramFees'
  | 'rexPool'
  | 'stakes'
  | 'producerPay';

export interface FlowParty {
  /** An account; on FIO also a recipient's public key. */
  readonly holder: string;
  readonly role: FlowRole | null;
  /** Without net zero changes. */
  readonly changes: readonly BalanceChange[];
  /** Bytes of RAM gained or lost. */
  readonly ram: number;
  readonly ramIsAbout: boolean;
}

export interface FlowArrow {
  readonly move: FlowMove;
  readonly kind: 'transfer' | 'fee' | 'resource';
  /** Lanes, from 0. Equal if the move has one end, or both ends are one party. */
  readonly from: number;
  readonly to: number;
}

/** What moved in a transaction, and between whom. */
export interface TokenFlowView {
  /** Parties with a lane, in order of appearance. */
  readonly lanes: readonly FlowParty[];
  /** The other parties. */
  readonly others: readonly FlowParty[];
  /** Moves between the lanes, in order of execution. */
  readonly arrows: readonly FlowArrow[];
  /** Numbers of all moves, with and without an arrow. */
  readonly transfers: number;
  readonly resources: number;
}

/** More parties do not fit a phone. */
const LANES = 5;

export function isRamMove(move: FlowMove): move is RamMove {
  return 'bytes' in move;
}

function isTokenMove(move: FlowMove): move is TokenMove {
  return !isRamMove(move);
}

/** The flow of executed actions. */
export function tokenFlow(
  actions: readonly ActionTrace[],
  accounts: SystemAccounts & MovingChain,
): TokenFlowView {
  const traces = allTraces(actions);
  const moves = traces.flatMap((trace) => [
    ...ramMoves(trace, accounts),
    ...tokenMoves(trace, accounts),
  ]);
  const signers = actions.flatMap(({ authorization }) => authorization.map(({ actor }) => actor));
  const parties = partiesOf(moves, rolesOf(traces, signers, accounts));
  const lanes = withLanes(parties, moves, signers[0]);
  const places = new Map(lanes.map(({ holder }, index) => [holder, index]));
  const arrows = moves.flatMap((move): FlowArrow | [] => {
    const from = places.get((move.from ?? move.to)!);
    const to = places.get((move.to ?? move.from)!);
    if (from === undefined || to === undefined) return [];
    return { move, kind: kindOf(move, accounts), from, to };
  });
  const resources = moves.filter((move) => kindOf(move, accounts) === 'resource').length;
  return {
    lanes,
    others: parties.filter(({ holder }) => !places.has(holder)),
    arrows,
    transfers: moves.length - resources,
    resources,
  };
}

function kindOf(move: FlowMove, { ramfee }: SystemAccounts): FlowArrow['kind'] {
  if (isRamMove(move) || move.staked) return 'resource';
  return move.from === ramfee || move.to === ramfee ? 'fee' : 'transfer';
}

/**
 * Bought RAM is as the contract logs it. Contracts without a log sell about the bytes that were
 * requested, if bytes were.
 */
function ramMoves(trace: ActionTrace, { system, ram }: SystemAccounts): RamMove[] {
  const { account, name, inline } = trace;
  const data = trace.data ?? {};
  const bytes = numberOf(name === 'ungiftram' ? returnedBytes(trace) : data.bytes);
  if (account !== system || bytes === null || bytes <= 0) return [];
  const isLogged = inline.some((one) => one.account === system && one.name.startsWith('log'));
  switch (name) {
    case 'sellram':
      return isLogged ? [] : ends(data.account, ram, bytes);
    case 'logsellram':
      return ends(data.account, ram, bytes);
    case 'buyrambytes':
      return isLogged
        ? []
        : ends(ram, data.receiver, bytes).map((move) => ({ ...move, about: true as const }));
    case 'logbuyram':
      return ends(ram, data.receiver, bytes);
    case 'ramtransfer':
    case 'giftram':
    case 'ungiftram':
      return ends(data.from, data.to, bytes);
    case 'ramburn':
      return ends(data.owner, null, bytes);
    default:
      return [];
  }
}

/** `ungiftram` returns the whole gift and does not name the bytes: the contract logs them. */
function returnedBytes({ account, data, inline }: ActionTrace): unknown {
  const log = inline.find(
    (one) => one.account === account && one.name === 'logramchange' && one.data?.owner === data?.to,
  );
  return log?.data?.bytes;
}

function ends(from: unknown, to: unknown, bytes: number): RamMove[] {
  const move = { from: textOf(from), to: textOf(to), bytes };
  return (move.from ?? move.to) === null ? [] : [move];
}

/** The role of each account that has one: of several, the one that says most. */
function rolesOf(
  traces: readonly ActionTrace[],
  signers: readonly string[],
  accounts: SystemAccounts,
): Map<string, FlowRole> {
  const { system, ram, ramfee, rex, stake, vpay, bpay } = accounts;
  const traders = traces.flatMap(({ account, name, data }): [string, FlowRole][] => {
    const seller = name === 'sellram' ? textOf(data?.account) : null;
    const buyer = /^buyram(bytes)?$/.test(name) ? textOf(data?.payer) : null;
    const trader = seller ?? buyer;
    if (account !== system || trader === null) return [];
    return [[trader, seller === null ? 'buyer' : 'seller']];
  });
  return new Map([
    ...signers.map((signer): [string, FlowRole] => [signer, 'signer']),
    ...traders,
    [vpay, 'producerPay'],
    [bpay, 'producerPay'],
    [stake, 'stakes'],
    [rex, 'rexPool'],
    [ramfee, 'ramFees'],
    [ram, 'ramMarket'],
  ]);
}

function partiesOf(moves: readonly FlowMove[], roles: Map<string, FlowRole>): FlowParty[] {
  const sums = sumsOf(moves.filter(isTokenMove));
  const ram = new Map<string, number>();
  const about = new Set<string>();
  const holders = new Set<string>();
  for (const move of moves)
    for (const [holder, sign] of [
      [move.from, -1],
      [move.to, 1],
    ] as const) {
      if (holder === null) continue;
      holders.add(holder);
      if (!isRamMove(move)) continue;
      ram.set(holder, (ram.get(holder) ?? 0) + sign * move.bytes);
      if (move.about) about.add(holder);
    }
  return [...holders].map((holder) => ({
    holder,
    role: roles.get(holder) ?? null,
    changes: sums.get(holder) ?? [],
    ram: ram.get(holder) ?? 0,
    ramIsAbout: about.has(holder),
  }));
}

/**
 * The signer first, the others in order of appearance. Of too many, those that moved the most of the
 * token with the most moves.
 */
function withLanes(
  parties: readonly FlowParty[],
  moves: readonly FlowMove[],
  signer: string | undefined,
): FlowParty[] {
  const signing = parties.filter(({ holder }) => holder === signer);
  const others = parties.filter(({ holder }) => holder !== signer);
  const volumes = volumesOf(moves);
  const largest = others
    .toSorted((one, other) => {
      const difference = volumeOf(volumes, other) - volumeOf(volumes, one);
      return difference > 0n ? 1 : difference < 0n ? -1 : 0;
    })
    .slice(0, LANES - signing.length);
  return [...signing, ...others.filter((party) => largest.includes(party))];
}

function volumeOf(volumes: Map<string, bigint>, { holder }: FlowParty): bigint {
  return volumes.get(holder) ?? 0n;
}

function volumesOf(moves: readonly FlowMove[]): Map<string, bigint> {
  const byToken = Map.groupBy(
    moves.filter(isTokenMove),
    ({ contract, amount }) => `${contract}/${formatSymbol(amount.symbol)}`,
  );
  const [most = []] = [...byToken.values()].toSorted((one, other) => other.length - one.length);
  const volumes = new Map<string, bigint>();
  for (const { from, to, amount } of most)
    for (const holder of [from, to])
      if (holder !== null) volumes.set(holder, (volumes.get(holder) ?? 0n) + amount.units);
  return volumes;
}
