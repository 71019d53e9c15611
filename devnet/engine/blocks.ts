import { timeOfSlot } from '../../src/chain/core/time.ts';
import { formatTime } from '../../src/chain/core/format-time.ts';
import type { Block } from '../types.ts';
import { pack } from '../abi/bytes.ts';
import { bytesOfHex, hex } from '../abi/hex.ts';
import { sha256, ZERO_HASH } from './digests.ts';
import { createRetention } from './retention.ts';
import type { Limits } from './retention.ts';

/** The contents of a block's id besides its number. */
export interface BlockHeader {
  num: number;
  slot: number;
  producer: string;
  previous: string;
  transactionRoot: string;
  actionRoot: string;
  scheduleVersion: number;
  /** Number of earlier blocks that the producer newly confirms: 0 except after a fork. */
  confirmed?: number;
  /** The producer's key at that time. Not hashed. */
  signingKey: string;
}

export interface BlockLog {
  readonly head: Block;
  /** Appends a block. */
  add(header: BlockHeader, content: BlockContent): Block;
  /** Removes all blocks above a number and returns them, lowest first. */
  dropAbove(num: number): Block[];
  idOf(num: number): string | undefined;
  /** By number or id. Undefined if there is none or its transactions were discarded. */
  get(numOrId: number | string): Block | undefined;
  /** All blocks as a cloneable value. Throws if some were discarded. */
  save(): SavedBlocks;
  /** Replaces all blocks with saved ones. */
  load(saved: SavedBlocks): void;
}

type KeptHeader = Pick<
  BlockHeader,
  'slot' | 'producer' | 'scheduleVersion' | 'signingKey' | 'confirmed'
>;

export interface SavedBlocks {
  /** Indexed by block number, like the headers. */
  ids: string[];
  headers: KeptHeader[];
  /** Blocks with transactions, in order. */
  full: (Pick<BlockHeader, 'num' | 'transactionRoot' | 'actionRoot'> & BlockContent)[];
}

type BlockContent = Pick<Block, 'transactions' | 'traces'>;

const NOTHING: BlockContent = { transactions: [], traces: [] };
const EMPTY_ROOTS = { transactionRoot: ZERO_HASH, actionRoot: ZERO_HASH };

/** Signs the hash of a packed header for its producer: `SIG_K1_…`. */
export type SignHeader = (header: BlockHeader, digest: Uint8Array) => string;

/**
 * All blocks. Empty ones keep only the id and non-derivable values, and are rebuilt on demand. Old
 * full ones keep only their ids. Signatures take milliseconds and are made on demand.
 */
export function createBlockLog(genesis: BlockHeader, sign: SignHeader, limits?: Limits): BlockLog {
  const ids: string[] = [];
  const kept: KeptHeader[] = [];
  const full = new Map<number, Block>();
  const forgotten = new Set<number>();
  const retention = createRetention(limits);
  let head = buildBlock(genesis, NOTHING, sign);
  add(genesis, NOTHING);

  function add(header: BlockHeader, content: BlockContent): Block {
    const block = buildBlock(header, content, sign);
    const { slot, producer, scheduleVersion, signingKey, confirmed = 0 } = header;
    ids[header.num] = block.id;
    kept[header.num] = { slot, producer, scheduleVersion, signingKey, confirmed };
    if (content.transactions.length > 0) keep(block);
    head = block;
    return block;
  }

  function keep(block: Block): void {
    full.set(block.num, block);
    for (const num of retention.add(block.num, block.transactions.length)) {
      full.delete(num);
      forgotten.add(num);
    }
  }

  function rebuild(num: number, roots = EMPTY_ROOTS, content: BlockContent = NOTHING): Block {
    const previous = ids[num - 1] ?? ZERO_HASH;
    return buildBlock({ num, previous, ...roots, ...kept[num]! }, content, sign);
  }

  return {
    get head() {
      return head;
    },
    add,
    dropAbove(num) {
      const dropped: Block[] = [];
      for (let above = num + 1; above < ids.length; above++)
        dropped.push(above === head.num ? head : (full.get(above) ?? rebuild(above)));
      head = full.get(num) ?? rebuild(num);
      ids.length = num + 1;
      kept.length = num + 1;
      for (const { num: above } of dropped) full.delete(above);
      retention.dropAbove(num);
      return dropped;
    },
    idOf: (num) => ids[num],
    get(numOrId) {
      const num = typeof numOrId === 'number' ? numOrId : parseInt(numOrId.slice(0, 8), 16);
      const id = ids[num];
      if (id === undefined || (typeof numOrId === 'string' && numOrId.toLowerCase() !== id))
        return undefined;
      if (forgotten.has(num)) return undefined;
      return num === head.num ? head : (full.get(num) ?? rebuild(num));
    },
    save() {
      if (forgotten.size > 0) throw new Error('what is forgotten cannot be saved');
      const saved = Array.from(full.values(), (block) => ({
        num: block.num,
        transactionRoot: block.transaction_mroot,
        actionRoot: block.action_mroot,
        transactions: block.transactions,
        traces: block.traces,
      }));
      return { ids, headers: kept, full: saved };
    },
    load(saved) {
      ids.splice(0, ids.length, ...saved.ids);
      kept.splice(0, kept.length, ...saved.headers);
      for (const { num, transactionRoot, actionRoot, transactions, traces } of saved.full)
        keep(rebuild(num, { transactionRoot, actionRoot }, { transactions, traces }));
      const num = ids.length - 1;
      head = full.get(num) ?? rebuild(num);
    },
  };
}

/** A header in the chain's packing. */
function packHeader(header: BlockHeader): Uint8Array {
  return pack((writer) => {
    writer.int(header.slot, 4);
    writer.name(header.producer);
    writer.int(header.confirmed ?? 0, 2);
    for (const hash of [header.previous, header.transactionRoot, header.actionRoot])
      writer.raw(bytesOfHex(hash));
    writer.int(header.scheduleVersion, 4);
    // No new producers, no extensions.
    writer.int(0, 2);
  });
}

function buildBlock(header: BlockHeader, content: BlockContent, sign: SignHeader): Block {
  const digest = sha256(packHeader(header));
  const id = header.num.toString(16).padStart(8, '0') + hex(digest).slice(8);
  let signature: string | undefined;
  return {
    num: header.num,
    id,
    timestamp: formatTime(timeOfSlot(header.slot)),
    producer: header.producer,
    confirmed: header.confirmed ?? 0,
    previous: header.previous,
    transaction_mroot: header.transactionRoot,
    action_mroot: header.actionRoot,
    schedule_version: header.scheduleVersion,
    get producer_signature() {
      return (signature ??= sign(header, digest));
    },
    ...content,
  };
}
