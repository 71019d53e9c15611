import {
  ABI,
  Action,
  Checksum256,
  P2P,
  PermissionLevel,
  Serializer,
  Signature,
  Transaction,
} from '@wharfkit/antelope';
import type { ABIDef } from '@wharfkit/antelope';
import { chainSpec } from '#devnet/chains.ts';
import type { ChainKey } from '#devnet/chains.ts';
import { createChain } from '#devnet/engine/chain.ts';
import type { ChainOptions, Devnet } from '#devnet/engine/devnet.ts';
import { devnetPrivateKey } from '#devnet/engine/keys.ts';
import type { Authority, Block, PackedTransaction, TransactionTrace } from '#devnet/types.ts';

const START = Date.UTC(2026, 0, 1);

export interface Call {
  account: string;
  name: string;
  by: string | string[];
  /** Arguments, or their packed form in hex. */
  data: Record<string, unknown> | string;
}

export interface SigningOptions {
  /** Names whose devnet keys sign; the actors by default. */
  keys?: string[];
  expireSeconds?: number;
  change?: Partial<
    Record<
      | 'ref_block_num'
      | 'ref_block_prefix'
      | 'delay_sec'
      | 'max_cpu_usage_ms'
      | 'max_net_usage_words',
      number
    >
  >;
  chainId?: string;
}

/** A chain with a clock of its own and clients made of @wharfkit/antelope alone. */
export interface Bench {
  chain: Devnet;
  /**
   * Moves the clock, in milliseconds, and closes a block. Over more than a slot, what was pushed
   * gets a block of its own time first.
   */
  advance(ms: number): void;
  now(): number;
  pack(calls: Call[], options?: SigningOptions): PackedTransaction;
  push(call: Call | Call[], options?: SigningOptions): TransactionTrace;
  /** newaccount, 8 kB of RAM and stake, paid by eosio. */
  addAccount(name: string, core?: string): void;
  transfer(from: string, to: string, quantity: string, memo?: string): TransactionTrace;
  balance(account: string, code?: string): string | undefined;
  /** What a packed transaction's signatures are over. */
  digest(packed: PackedTransaction): Checksum256;
}

/** A chain of its own, with the genesis of a classic chain or of another one. */
export function startBench(options: ChainOptions = {}, key: ChainKey = 'kylin'): Bench {
  let time = START;
  let made = 0;
  let waiting = false;
  const chain = createChain(chainSpec(key, START), { ...options, now: () => time });

  function pack(calls: Call[], options: SigningOptions = {}): PackedTransaction {
    const id = chain.headBlock.id;
    const actions = calls.map(({ account, name, by, data }) =>
      Action.from(
        {
          account,
          name,
          authorization: [by]
            .flat()
            .map((level) =>
              level.includes('@')
                ? PermissionLevel.from(level)
                : PermissionLevel.from({ actor: level, permission: 'active' }),
            ),
          data,
        },
        clientAbi(chain.account(account)?.abi),
      ),
    );
    const transaction = Transaction.from({
      expiration: new Date(time + (options.expireSeconds ?? 120) * 1000).toISOString().slice(0, 19),
      ref_block_num: chain.headBlock.num & 0xffff,
      ref_block_prefix: Buffer.from(id, 'hex').readUInt32LE(8),
      // High enough never to matter, and another one each time, so that no two are the same.
      max_net_usage_words: 10_000 + made++,
      max_cpu_usage_ms: 0,
      delay_sec: 0,
      ...options.change,
      actions,
    });
    const digest = transaction.signingDigest(options.chainId ?? chain.spec.chainId);
    const signers = options.keys ?? [
      ...new Set(calls.flatMap(({ by }) => [by].flat().map((level) => level.split('@')[0]!))),
    ];
    return {
      signatures: signers.map((name) => devnetPrivateKey(name).signDigest(digest).toString()),
      compression: 'none',
      packed_context_free_data: '',
      packed_trx: Serializer.encode({ object: transaction }).hexString,
    };
  }

  const push: Bench['push'] = (call, options) => {
    const trace = chain.push(pack([call].flat(), options));
    waiting = true;
    return trace;
  };

  function advance(ms: number): void {
    if (waiting && ms > 500) chain.produceBlock();
    waiting = false;
    time += ms;
    chain.produceBlock();
  }

  return {
    chain,
    advance,
    digest: ({ packed_trx }) =>
      Serializer.decode({ data: packed_trx, type: Transaction }).signingDigest(chain.spec.chainId),
    now: () => time,
    pack,
    push,
    transfer: (from, to, quantity, memo = '') =>
      push({
        account: 'eosio.token',
        name: 'transfer',
        by: from,
        data: { from, to, quantity, memo },
      }),
    balance(account, code = 'EOS') {
      const page = chain.table({
        code: 'eosio.token',
        scope: account,
        table: 'accounts',
        limit: 10,
        reverse: false,
        index: 1,
      });
      return page.rows
        .map(({ row }) => String(Serializer.decode({ data: row.value, type: 'asset' })))
        .find((text) => text.endsWith(` ${code}`));
    },
    addAccount(name, core) {
      const owner = keyAuthority(name);
      const stake = `10.0000 ${key === 'telos' ? 'TLOS' : 'EOS'}`;
      push([
        {
          account: 'eosio',
          name: 'newaccount',
          by: 'eosio',
          data: { creator: 'eosio', name, owner, active: owner },
        },
        {
          account: 'eosio',
          name: 'buyrambytes',
          by: 'eosio',
          data: { payer: 'eosio', receiver: name, bytes: 8192 },
        },
        {
          account: 'eosio',
          name: 'delegatebw',
          by: 'eosio',
          data: {
            from: 'eosio',
            receiver: name,
            stake_net_quantity: stake,
            stake_cpu_quantity: stake,
            transfer: true,
          },
        },
        ...(core
          ? [
              {
                account: 'eosio.token',
                name: 'transfer',
                by: 'eosio',
                data: { from: 'eosio', to: name, quantity: core, memo: '' },
              },
            ]
          : []),
      ]);
    },
  };
}

const abis = new WeakMap<object, ABI>();

/** An ABI in WharfKit's own type, read once. */
function clientAbi(json: object | null | undefined): ABI | undefined {
  if (!json) return undefined;
  const known = abis.get(json) ?? ABI.from(json as ABIDef);
  abis.set(json, known);
  return known;
}

export function keyAuthority(...names: string[]): Authority {
  const keys = names.map((name) => ({ key: devnetPrivateKey(name).toPublic(), weight: 1 }));
  keys.sort((a, b) => Buffer.compare(a.key.data.array, b.key.data.array));
  return {
    threshold: 1,
    keys: keys.map(({ key, weight }) => ({ key: key.toLegacyString(), weight })),
    accounts: [],
    waits: [],
  };
}

/** The header of a block in WharfKit's own type. */
export function headerOf(block: Block): P2P.BlockHeader {
  return P2P.BlockHeader.from({
    timeSlot: (Date.parse(`${block.timestamp}Z`) - 946_684_800_000) / 500,
    producer: block.producer,
    confirmed: block.confirmed,
    previous: block.previous,
    transaction_mroot: block.transaction_mroot,
    action_mroot: block.action_mroot,
    schedule_version: block.schedule_version,
    header_extensions: [],
  });
}

/** The key, `EOS…`, that signed a block. */
export function signerOf(block: Block): string {
  const digest = Checksum256.hash(Serializer.encode({ object: headerOf(block) }));
  return Signature.from(block.producer_signature).recoverDigest(digest).toLegacyString();
}
