import { Checksum256, Serializer, Transaction } from '@wharfkit/antelope';
import { describe, expect, it } from 'vitest';
import { bytesOfHex, hex } from '#devnet/abi/hex.ts';
import { actionDigest, merkleRoot, receiptDigest } from '#devnet/engine/digests.ts';
import { openTransaction, recoverKeys, signingDigest } from '#devnet/engine/transactions.ts';
import type { Action, ActionReceipt, Block } from '#devnet/types.ts';
import { recordings } from '#tests/recordings/read.ts';
import { headerOf, keyAuthority, signerOf, startBench } from '../harness.ts';

const leaf = (text: string): Uint8Array => Checksum256.hash(new TextEncoder().encode(text)).array;

function chainOfBlocks(): { bench: ReturnType<typeof startBench>; blocks: Block[] } {
  const bench = startBench();
  const blocks: Block[] = [bench.chain.headBlock];
  bench.chain.onBlock((block) => blocks.push(block));
  bench.advance(500);
  bench.addAccount('alice', '100.0000 EOS');
  bench.addAccount('bob');
  bench.advance(500);
  bench.transfer('alice', 'bob', '1.0000 EOS', 'one');
  bench.transfer('alice', 'bob', '2.0000 EOS', 'two');
  bench.transfer('bob', 'alice', '0.5000 EOS', 'three');
  bench.advance(500);
  bench.advance(500);
  return { bench, blocks };
}

describe('a tree of digests', () => {
  it('is zero without leaves and the leaf itself with one', () => {
    expect(merkleRoot([])).toBe('0'.repeat(64));
    expect(merkleRoot([leaf('a')])).toBe(hex(leaf('a')));
  });

  it('marks the sides of a pair in its first bits and doubles an odd last leaf', () => {
    const pair = (left: Uint8Array, right: Uint8Array): Uint8Array => {
      const bytes = Uint8Array.of(...left, ...right);
      bytes[0]! &= 0x7f;
      bytes[32]! |= 0x80;
      return Checksum256.hash(bytes).array;
    };
    const [a, b, c] = [leaf('a'), leaf('b'), leaf('c')];
    expect(merkleRoot([a, b])).toBe(hex(pair(a, b)));
    expect(merkleRoot([a, b, c])).toBe(hex(pair(pair(a, b), pair(c, c))));
  });
});

describe('a block', () => {
  it('has the id of its header, and the one before as its previous', () => {
    const { blocks } = chainOfBlocks();
    for (const [index, block] of blocks.entries()) {
      // WharfKit takes the number from the previous id.
      if (index > 0) expect(headerOf(block).id.hexString).toBe(block.id);
      if (index > 0) expect(block.previous).toBe(blocks[index - 1]!.id);
      expect(parseInt(block.id.slice(0, 8), 16)).toBe(block.num);
      expect(block.num).toBe(index + 1);
    }
  });

  it('is signed by its producer', () => {
    const { blocks } = chainOfBlocks();
    const block = blocks.at(-1)!;
    expect(signerOf(block)).toBe(keyAuthority('eosio').keys[0]!.key);
  });

  it('has the root of its action receipts in order of execution', () => {
    const { blocks } = chainOfBlocks();
    const block = blocks.find(({ transactions }) => transactions.length === 3)!;
    const receipts = block.traces
      .flatMap(({ action_traces }) => action_traces.map(({ receipt }) => receipt))
      .sort((a, b) => a.global_sequence - b.global_sequence);
    expect(receipts).toHaveLength(9);
    expect(block.action_mroot).toBe(merkleRoot(receipts.map(oracleReceiptDigest)));
    for (const receipt of receipts)
      expect(hex(receiptDigest(receipt))).toBe(hex(oracleReceiptDigest(receipt)));
  });

  it('gives its transactions the ids that WharfKit gives them', () => {
    const { blocks } = chainOfBlocks();
    for (const { packed_trx, id, transaction } of blocks.flatMap(
      ({ transactions }) => transactions,
    )) {
      const read = Serializer.decode({ data: packed_trx, type: Transaction });
      expect(read.id.hexString).toBe(id);
      expect(JSON.parse(JSON.stringify(read))).toEqual(transaction);
    }
  });

  it('is found by number and id, and rebuilt the same when it was empty', () => {
    const { bench, blocks } = chainOfBlocks();
    for (const block of blocks) {
      expect(bench.chain.block(block.num)).toEqual(block);
      expect(bench.chain.block(block.id)).toEqual(block);
    }
    expect(bench.chain.block(blocks.length + 1)).toBeUndefined();
    expect(bench.chain.block(blocks[1]!.id.replace(/.$/, 'x'))).toBeUndefined();
    expect(bench.chain.block('')).toBeUndefined();
  });
});

/** A receipt's digest by WharfKit's serializer. */
function oracleReceiptDigest(receipt: ActionReceipt): Uint8Array {
  const field = (name: string, type: string): object => ({ name, type });
  const abi = {
    structs: [
      { base: '', name: 'auth', fields: [field('account', 'name'), field('sequence', 'uint64')] },
      {
        base: '',
        name: 'receipt',
        fields: [
          field('receiver', 'name'),
          field('act_digest', 'checksum256'),
          field('global_sequence', 'uint64'),
          field('recv_sequence', 'uint64'),
          field('auth_sequence', 'auth[]'),
          field('code_sequence', 'varuint32'),
          field('abi_sequence', 'varuint32'),
        ],
      },
    ],
  };
  const auth_sequence = receipt.auth_sequence.map(([account, sequence]) => ({ account, sequence }));
  const object = { ...receipt, auth_sequence };
  return Checksum256.hash(Serializer.encode({ object, type: 'receipt', abi: abi as never })).array;
}

interface Executed {
  request: { params?: { packed_trx?: string; transaction?: { packed_trx?: string } } };
  response: {
    transaction_id: string;
    processed?: {
      receipt?: { net_usage_words: number };
      action_traces: {
        receipt: ActionReceipt;
        act: Omit<Action, 'data'> & { hex_data?: string };
        return_value_hex_data?: string;
      }[];
    };
  };
}

/** What a node executed; a failed one has no receipt. */
const executed = ['push_transaction', 'send_transaction', 'send_transaction2']
  .flatMap((call) => recordings(`v1_chain_${call}`))
  .map((recording) => recording as unknown as Executed)
  .filter(({ response }) => response.processed?.receipt);

/** Actions of older contracts that file a deferred transaction. */
const DEFERRING = new Set(['undelegatebw', 'exec']);

describe('transactions that a node executed', () => {
  it('have the ids and the billed size they were given', () => {
    let compared = 0;
    for (const { request, response } of executed) {
      const pushed = request.params?.transaction ?? request.params;
      if (!pushed?.packed_trx) continue;
      const opened = openTransaction(pushed as Parameters<typeof openTransaction>[0]);
      expect(opened.id).toBe(response.transaction_id);
      // What it defers is billed with it: itself, a refund of the older system contract, a proposal.
      const { delay_sec, actions } = opened.transaction;
      const defers = delay_sec > 0 || actions.some(({ name }) => DEFERRING.has(name));
      if (defers) continue;
      // 12 bytes are billed for any transaction.
      expect(Math.ceil((opened.size + 12) / 8)).toBe(response.processed?.receipt?.net_usage_words);
      compared += 1;
    }
    expect(compared).toBeGreaterThan(20);
  });

  it('have the action digests they were given', () => {
    let compared = 0;
    for (const { response } of executed)
      for (const { act, receipt, return_value_hex_data } of response.processed!.action_traces) {
        if (act.hex_data === undefined || return_value_hex_data === undefined) continue;
        const action = { ...act, data: act.hex_data };
        const returned = bytesOfHex(return_value_hex_data);
        expect(hex(actionDigest(action, returned))).toBe(receipt.act_digest);
        compared += 1;
      }
    expect(compared).toBeGreaterThan(50);
  });
});

describe('signatures', () => {
  it('give back the keys that made them', () => {
    const bench = startBench();
    bench.advance(500);
    const call = {
      account: 'eosio',
      name: 'refund',
      by: ['eosio', 'eosio.stake'],
      data: { owner: 'eosio' },
    };
    const names = ['alice', 'bob', 'carol'];
    const opened = openTransaction(bench.pack([call], { keys: names }));
    const digest = signingDigest(bench.chain.spec.chainId, opened);
    const expected = names.map((name) => keyAuthority(name).keys[0]!.key);
    expect(recoverKeys(digest, opened, 'EOS')).toEqual(expected);
    expect(recoverKeys(digest, opened, 'FIO')[0]).toBe(expected[0]!.replace('EOS', 'FIO'));
  });
});
