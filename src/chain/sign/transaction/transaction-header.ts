import { hexToBytes, isChecksum256 } from '../../core/checksum.ts';
import * as limits from '../../core/limits.ts';
import * as signing from '../../core/signing-messages.ts';
import { parseTime } from '../../core/time.ts';
import { formatTimeSeconds } from '../../core/format-time.ts';
import type { WalletType } from '../wallets/wallet.ts';

/** The reference block (one of the two options) and the lifetime. */
export interface HeaderOptions {
  /** Blocks before the head. */
  readonly blocksBehind?: number;
  readonly useLastIrreversible?: boolean;
  /** After the chain's time. */
  readonly expireSeconds?: number;
}

/** Reference block and expiration. */
export interface TaposFields {
  readonly expiration: string;
  readonly ref_block_num: number;
  readonly ref_block_prefix: number;
}

export interface HeaderInfo {
  readonly head_block_num: number;
  readonly head_block_time: string;
  readonly last_irreversible_block_num: number;
  readonly last_irreversible_block_id: string;
}

/** The node calls for a header. */
export interface HeaderSource {
  readonly getInfo: () => Promise<HeaderInfo>;
  /**
   * The base time of the expiration, in milliseconds UTC. A node could report a head in the future,
   * and the signature would stay valid until then.
   * @param headTime as the node reports
   */
  readonly expiryBase: (headTime: number) => number | Promise<number>;
  /** The id of a block on the current fork. */
  readonly getBlockId: (blockNum: number) => Promise<string>;
}

export const headerDefaults = {
  /** For forms. */
  form: { blocksBehind: limits.blocksBehind, expireSeconds: limits.expireSeconds },
  /**
   * For a form's preview. It has another id than the same form's transaction that was sent a moment
   * ago, which a node would refuse as a duplicate.
   */
  preview: { blocksBehind: limits.blocksBehind, expireSeconds: limits.expireSeconds - 1 },
  /** For transactions that another party signs too. */
  shared: { blocksBehind: limits.headerBlocksBehind, expireSeconds: limits.expireSeconds },
  /** Default. */
  library: { blocksBehind: limits.libraryBlocksBehind, expireSeconds: limits.expireSeconds },
  query: { useLastIrreversible: true, expireSeconds: limits.queryExpireSeconds },
} as const satisfies Record<string, HeaderOptions>;

/**
 * The header of a user's own transaction. A key in the page signs at once and gets a short lifetime;
 * other wallets need time to ask.
 * @param preview for a form's preview, which needs another id than the form's transaction
 */
export function headerOf(wallet: WalletType | null, preview = false): HeaderOptions {
  const options = preview ? headerDefaults.preview : headerDefaults.form;
  if (wallet !== 'key') return options;
  return { ...options, expireSeconds: limits.ownKeyExpireSeconds - Number(preview) };
}

/**
 * Fills in the missing header fields. Throws 'Use either blocksBehind or useLastIrreversible',
 * 'Must provide one blocksBehind or useLastIrreversible', 'Must provide expireSeconds', or
 * 'Required configuration or TAPOS fields are not present'; rejects as the source does.
 */
export async function transactionHeader(
  given: Partial<TaposFields>,
  options: HeaderOptions,
  source: HeaderSource,
): Promise<TaposFields> {
  const { expiration, ref_block_num, ref_block_prefix } = given;
  if (expiration !== undefined && ref_block_num !== undefined && ref_block_prefix !== undefined)
    return { expiration, ref_block_num, ref_block_prefix };
  const expireSeconds = checked(options);
  const info = await source.getInfo();
  const reference = await referenceBlock(options, info, source);
  return {
    expiration: expiration ?? (await expiryOf(info, expireSeconds, source)),
    ref_block_num: ref_block_num ?? reference.num & 0xffff,
    ref_block_prefix: ref_block_prefix ?? blockPrefix(reference.id),
  };
}

async function expiryOf(
  { head_block_time: head }: HeaderInfo,
  expireSeconds: number,
  { expiryBase }: HeaderSource,
): Promise<string> {
  return formatTimeSeconds((await expiryBase(parseTime(head))) + 1000 * expireSeconds);
}

/** Bytes 8 to 11 of a block's id, little-endian. */
export function blockPrefix(id: string): number {
  if (!isChecksum256(id)) throw new Error(signing.headerIncomplete);
  return new DataView(hexToBytes(id.slice(16, 24)).buffer).getUint32(0, true);
}

function checked({ blocksBehind, useLastIrreversible, expireSeconds }: HeaderOptions): number {
  const behind = blocksBehind !== undefined;
  if (behind && useLastIrreversible) throw new Error(signing.blocksBehindOrIrreversible);
  if (!behind && !useLastIrreversible)
    throw new Error(
      expireSeconds === undefined ? signing.headerIncomplete : signing.blocksBehindNeeded,
    );
  if (!expireSeconds) throw new Error(signing.expirySecondsNeeded);
  return expireSeconds;
}

async function referenceBlock(
  { blocksBehind, useLastIrreversible }: HeaderOptions,
  info: HeaderInfo,
  source: HeaderSource,
): Promise<{ num: number; id: string }> {
  if (useLastIrreversible)
    return { num: info.last_irreversible_block_num, id: info.last_irreversible_block_id };
  // A new chain has no block that far behind.
  const num = Math.max(1, info.head_block_num - (blocksBehind ?? 0));
  return { num, id: await source.getBlockId(num) };
}
