import {
  accountProblem,
  amountProblem,
  type FieldProblem,
  memoProblem,
} from '../../actions/check-fields.ts';
import type { Asset } from '../../core/asset.ts';
import * as limits from '../../core/limits.ts';
import { ramBytesSymbol, type RamProblem } from './ram-check.ts';
import { sellableBytes } from './ram-trade.ts';

/** RAM that an account can use, but not sell or pass on. */
export interface RamGift {
  /** Gets it back. */
  readonly gifter: string;
  readonly bytes: bigint;
}

/** An account's RAM. */
export interface OwnRam {
  /** Bytes in its name, with gifted ones, without those of the chain. */
  readonly bought: bigint;
  readonly gift: RamGift | null;
  /** Bytes; -1 for unlimited. */
  readonly quota: number;
  readonly used: number;
}

/** Bytes that can be sold, sent, burned or wrapped: neither gifted nor in use. */
export function movableBytes({ bought, gift, quota, used }: OwnRam): bigint {
  const movable = bought - (gift?.bytes ?? 0n);
  return sellableBytes(movable > 0n ? movable : 0n, quota, used);
}

/**
 * Bytes that can be given to an account. Its first gift makes a row in the contract, and the giver
 * pays for it.
 * @param gift the gift that the receiver holds
 */
export function giftableBytes(ram: OwnRam, gift: RamGift | null): bigint {
  const movable = movableBytes(ram);
  if (gift || ram.quota < 0) return movable;
  const free =
    BigInt(Math.max(0, Math.trunc(ram.quota - ram.used))) - BigInt(limits.ramGiftRowBytes);
  if (free <= 0n) return 0n;
  return free < movable ? free : movable;
}

/** Bytes that must become free before a gift can be returned; 0 if it can be. */
export function giftedBytesInUse({ gift, quota, used }: OwnRam): bigint {
  if (!gift || quota < 0) return 0n;
  const short = gift.bytes - BigInt(Math.trunc(quota - used));
  return short > 0n ? short : 0n;
}

/** What is done with bytes of RAM. */
export type RamMoveKind = 'transfer' | 'burn' | 'gift' | 'wrap' | 'unwrap';

/** The typed values. The amount is a number of bytes. */
export interface TypedMove {
  readonly to: string;
  readonly amount: string;
  readonly memo: string;
}

export interface MoveFacts {
  readonly from: string;
  /** Null if unknown. */
  readonly ram: OwnRam | null;
  /** WRAM of the account; null if unknown. */
  readonly wrapped: bigint | null;
  /** False when a node reported that the receiver does not exist. */
  readonly receiverExists: boolean;
  /** The gift that the receiver holds; null if none is known. */
  readonly gift: RamGift | null;
}

export type RamMoveProblem =
  | FieldProblem
  | RamProblem
  /** An account holds gifts of one giver at a time. */
  | { readonly kind: 'other-gifter'; readonly gifter: string };

type MoveProblems = Readonly<Record<keyof TypedMove, RamMoveProblem | null>>;

/** The bytes at hand; null if unknown. */
export function availableBytes(
  kind: RamMoveKind,
  { ram, wrapped, gift }: Pick<MoveFacts, 'ram' | 'wrapped' | 'gift'>,
): Asset | null {
  if (kind === 'unwrap') return wrapped === null ? null : bytesAsset(wrapped);
  if (ram === null) return null;
  return bytesAsset(kind === 'gift' ? giftableBytes(ram, gift) : movableBytes(ram));
}

/** What the contract would refuse, by field. */
export function moveProblems(kind: RamMoveKind, typed: TypedMove, of: MoveFacts): MoveProblems {
  return {
    to: kind === 'transfer' || kind === 'gift' ? receiverProblem(kind, typed.to, of) : null,
    amount: amountProblem(typed.amount, ramBytesSymbol, availableBytes(kind, of)),
    memo: kind === 'wrap' || kind === 'unwrap' ? null : memoProblem(typed.memo),
  };
}

function receiverProblem(
  kind: 'transfer' | 'gift',
  to: string,
  { from, receiverExists, gift }: MoveFacts,
): RamMoveProblem | null {
  const problem = accountProblem(to, receiverExists);
  if (problem) return problem;
  if (to === from) return { kind: 'is-sender' };
  const other = kind === 'gift' && gift !== null && gift.gifter !== from;
  return other ? { kind: 'other-gifter', gifter: gift.gifter } : null;
}

function bytesAsset(bytes: bigint): Asset {
  return { units: bytes, symbol: ramBytesSymbol };
}
