import type { Asset } from '../../core/asset.ts';
import * as limits from '../../core/limits.ts';
import type { TokenSymbol } from '../../core/symbol.ts';
import { integerTextOf, listOf, numberOf, recordOf, textOf } from '../../rpc/json.ts';
import { unitsOf } from '../shared/lenient.ts';

/** Grants are freed after 90 days and then six times in steps of 180. */
const FIRST_DAYS = 90;
const STEP_DAYS = 180;
const STEPS = 6;
/** With this step all is free. */
const LAST_STEP = 5;
/** A grant of this kind is never free; one of the other is not while it is marked. */
const FOREVER = 4;
const INHIBITED = 2;

/**
 * What is locked at a time (milliseconds UTC) of a grant of FIO's main net: a row of `lockedtokens`.
 * The contract brings its row up to date with the account's next action. Null if malformed. Source:
 * fioprotocol/fio.contracts (`contracts/fio.token/include/fio.token/fio.token.hpp`).
 */
export function fioGrant(
  row: unknown,
  symbol: TokenSymbol,
  now: number,
): { owner: string; rest: Asset } | null {
  const fields = recordOf(row);
  const owner = textOf(fields.owner);
  if (owner === null) return null;
  const { units: stored } = unitsOf(fields.remaining_locked_amount, symbol);
  const { units: grant } = unitsOf(fields.total_grant_amount, symbol);
  const kind = numberOf(fields.grant_type) ?? 0;
  const counted = numberOf(fields.unlocked_period_count) ?? 0;
  const days = (now - (numberOf(fields.timestamp) ?? 0) * 1000) / limits.dayMs;
  const isFrozen = kind === INHIBITED && (numberOf(fields.inhibit_unlocking) ?? 0) !== 0;
  const rest =
    kind === FOREVER || isFrozen ? stored : stillLocked({ stored, grant, counted, days });
  return { owner, rest: { units: rest, symbol } };
}

interface Grant {
  /** Locked when the row was written, and granted in all, in units. */
  readonly stored: bigint;
  readonly grant: bigint;
  /** Steps that the row counts. */
  readonly counted: number;
  readonly days: number;
}

function stillLocked({ stored, grant, counted, days }: Grant): bigint {
  const due = Math.min(Math.max(Math.floor((days - FIRST_DAYS) / STEP_DAYS), 0), STEPS);
  if (counted >= STEPS) return stored;
  let rest = stored;
  if (counted === 0 && days >= FIRST_DAYS) rest -= (grant / 100n) * 6n;
  if (due > counted) {
    if (due >= LAST_STEP) return 0n;
    rest -=
      ((BigInt(due - Math.trunc(counted)) * (grant / 10_000n) * 18_800n) / 100_000n) * 10_000n;
  }
  return rest > 0n ? rest : 0n;
}

/** A part of a lock that is not free yet. */
export interface LockPart {
  readonly amount: Asset;
  /** Milliseconds UTC. */
  readonly freeAt: number;
}

/** What is locked at a time by a row of `locktokensv2`, such as unstaked FIO. Null if malformed. */
export function fioLock(
  row: unknown,
  symbol: TokenSymbol,
  now: number,
): { owner: string; parts: readonly LockPart[] } | null {
  const fields = recordOf(row);
  const owner = textOf(fields.owner_account);
  const startedAt = numberOf(fields.timestamp);
  if (owner === null || startedAt === null) return null;
  const parts = listOf(fields.periods).flatMap((period): LockPart[] => {
    const { duration, amount } = recordOf(period);
    const seconds = numberOf(duration);
    if (seconds === null || integerTextOf(amount) === null) return [];
    const freeAt = (startedAt + seconds) * 1000;
    return freeAt > now ? [{ amount: unitsOf(amount, symbol), freeAt }] : [];
  });
  return { owner, parts };
}
