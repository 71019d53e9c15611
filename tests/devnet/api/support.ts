import { PrivateKey, Serializer, SignedTransaction, Transaction } from '@wharfkit/antelope';
import type { Hono } from 'hono';
import { bootChain } from '#devnet/start.ts';
import type { BootedChain } from '#devnet/start.ts';

export interface Answer {
  status: number;
  headers: Headers;
  // The tests look into bodies of many shapes.
  body: Json;
}

export type Json = { [field: string]: Json } & { [index: number]: Json } & Iterable<Json> &
  JsonLeaf;
interface JsonLeaf {
  length: number;
}

/** Asks the app as an explorer would: POST with a JSON body, or GET where there is none. */
export async function ask(app: Hono, path: string, body?: unknown): Promise<Answer> {
  const response = await app.request(
    path,
    body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) },
  );
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    body: (text === '' ? null : JSON.parse(text)) as Json,
  };
}

/** Milliseconds a hook may take to boot a chain on a busy machine. */
export const BOOT_TIMEOUT = 60_000;

export function bootStory(): BootedChain {
  return bootChain('eos');
}

export interface TransferOptions {
  from?: string;
  to?: string;
  contract?: string;
  quantity?: string;
  memo?: string;
  /** Seconds from the head's time. */
  expiresIn?: number;
  /** Private key as text. */
  key?: string;
  /** In place of a key: `SIG_…` of a digest. */
  sign?: (digest: Uint8Array) => string;
  chainId?: string;
  permission?: string;
}

export interface PackedBody {
  signatures: string[];
  compression: string;
  packed_context_free_data: string;
  packed_trx: string;
}

/** A signed transfer made with a published client's own code, not with the devnet's. */
export function signedTransfer(
  booted: BootedChain,
  options: TransferOptions = {},
): {
  id: string;
  body: PackedBody;
  transaction: Transaction;
} {
  const { chain } = booted;
  const head = chain.headBlock;
  const { from = 'alice', to = 'bob', quantity = '1.0000 EOS', memo = '' } = options;
  const { contract = 'eosio.token' } = options;
  const expiration = new Date(Date.parse(`${head.timestamp}Z`) + (options.expiresIn ?? 60) * 1000);
  const action = Serializer.encode({
    object: { from, to, quantity, memo },
    type: 'transfer',
    abi: TOKEN_ABI,
  });
  const transaction = Transaction.from({
    expiration: expiration.toISOString().slice(0, 19),
    ref_block_num: head.num & 0xffff,
    ref_block_prefix: Buffer.from(head.id, 'hex').readUInt32LE(8),
    actions: [
      {
        account: contract,
        name: 'transfer',
        authorization: [{ actor: from, permission: options.permission ?? 'active' }],
        data: action.hexString,
      },
    ],
  });
  const digest = transaction.signingDigest(options.chainId ?? chain.spec.chainId);
  const signature =
    options.sign?.(digest.array) ??
    PrivateKey.from(options.key ?? keyOf(booted, from)).signDigest(digest);
  const signed = SignedTransaction.from({ ...transaction, signatures: [signature] });
  return {
    id: String(transaction.id),
    transaction,
    body: {
      signatures: signed.signatures.map(String),
      compression: 'none',
      packed_context_free_data: '',
      packed_trx: Serializer.encode({ object: transaction }).hexString,
    },
  };
}

export function keyOf({ demoAccounts }: BootedChain, name: string): string {
  const account = demoAccounts.find((candidate) => candidate.name === name);
  if (!account) throw new Error(`${name} is no demo account`);
  return account.privateKey;
}

const TOKEN_ABI = {
  version: 'eosio::abi/1.1',
  structs: [
    {
      name: 'transfer',
      base: '',
      fields: [
        { name: 'from', type: 'name' },
        { name: 'to', type: 'name' },
        { name: 'quantity', type: 'asset' },
        { name: 'memo', type: 'string' },
      ],
    },
  ],
};
