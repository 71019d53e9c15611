import { deflateSync } from 'node:zlib';
import { ABI, Action, Serializer, Transaction } from '@wharfkit/antelope';
import type { ABIDef } from '@wharfkit/antelope';
import { devnetPrivateKey } from '#devnet/engine/keys.ts';

export interface Call {
  account: string;
  name: string;
  /** `alice`, or `alice@owner`; nobody where it is empty. */
  by: string;
  /** Arguments, or their packed form in hex. */
  data: Record<string, unknown> | string;
}

export interface Answer {
  status: number;
  // What a node answers is compared as it came.
  json: Record<string, unknown>;
}

export interface Packed {
  transaction: object;
  body: object;
}

/** Speaks to a node with the devnet's keys, and knows nothing of what kind of node it is. */
export interface Client {
  url: string;
  ask(path: string, body?: unknown): Promise<Answer>;
  /** A transaction in fields, and signed as the body of a request. */
  pack(calls: Call[], options?: SendOptions): Promise<Packed>;
  send(calls: Call[], options?: SendOptions): Promise<Answer>;
  /** As send; throws where the node refuses. */
  must(calls: Call[], options?: SendOptions): Promise<Answer>;
}

export interface SendOptions {
  /** Names whose devnet keys sign; the actors by default. */
  keys?: string[];
  /** In place of keys: `SIG_…` of a digest. */
  sign?: (digest: Uint8Array) => string;
  /** Seconds from now; negative for one that has expired. */
  expires?: number;
  path?: string;
  /** Whether the body holds the transaction in a field of its own. */
  wrapped?: boolean;
  delay?: number;
  /** Fields of the transaction that are to be others. */
  change?: Partial<
    Record<
      'ref_block_num' | 'ref_block_prefix' | 'max_net_usage_words' | 'max_cpu_usage_ms',
      number
    >
  >;
  /** Signed for another chain. */
  chainId?: string;
  /** Fields of the body that are to be others. */
  body?: Record<string, unknown>;
  /** Sent so many times; the last answer counts. */
  times?: number;
  /** Actions that run before the others, by nobody. */
  contextFree?: Call[];
  /** Whether the transaction is sent compressed with zlib. */
  compressed?: boolean;
}

let made = 0;

export function clientOf(url: string, fetcher: typeof fetch = fetch): Client {
  const abis = new Map<string, Promise<ABI>>();

  async function ask(path: string, body: unknown = {}): Promise<Answer> {
    const response = await fetcher(`${url}/v1/${path}`, {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
    return { status: response.status, json: (await response.json()) as Record<string, unknown> };
  }

  async function readAbi(account: string): Promise<ABI> {
    const { json } = await ask('chain/get_abi', { account_name: account });
    return ABI.from((json['abi'] ?? {}) as ABIDef);
  }

  function abiOf(account: string): Promise<ABI> {
    const known = abis.get(account) ?? readAbi(account);
    abis.set(account, known);
    return known;
  }

  async function actionOf({ account, name, by, data }: Call): Promise<Action> {
    const [actor = '', permission = 'active'] = by.split('@');
    const authorization = by === '' ? [] : [{ actor, permission }];
    return Action.from({ account, name, authorization, data }, await abiOf(account));
  }

  async function pack(calls: Call[], options: SendOptions = {}): Promise<Packed> {
    const { json: info } = await ask('chain/get_info');
    const id = Buffer.from(String(info['last_irreversible_block_id']), 'hex');
    // A chain may make no blocks meanwhile, or be ahead of this machine.
    const head = Math.max(Date.parse(`${String(info['head_block_time'])}Z`), Date.now());
    const transaction = Transaction.from({
      expiration: new Date(head + (options.expires ?? 60) * 1000).toISOString().slice(0, 19),
      ref_block_num: id.readUInt32BE(0) & 0xffff,
      ref_block_prefix: id.readUInt32LE(8),
      // No two are the same.
      max_net_usage_words: 60_000 + made++,
      max_cpu_usage_ms: 0,
      delay_sec: options.delay ?? 0,
      ...options.change,
      context_free_actions: await Promise.all((options.contextFree ?? []).map(actionOf)),
      actions: await Promise.all(calls.map(actionOf)),
    });
    const digest = transaction.signingDigest(options.chainId ?? String(info['chain_id']));
    const signers = calls.filter(({ by }) => by !== '');
    const names = options.keys ?? [...new Set(signers.map(({ by }) => keyOwner(by)))];
    const packed = Serializer.encode({ object: transaction });
    const body = {
      signatures: options.sign
        ? [options.sign(digest.array)]
        : names.map((name) => String(devnetPrivateKey(name).signDigest(digest))),
      compression: options.compressed ? 'zlib' : 'none',
      packed_context_free_data: '',
      packed_trx: options.compressed ? deflateSync(packed.array).toString('hex') : packed.hexString,
      ...options.body,
    };
    return { transaction: JSON.parse(JSON.stringify(transaction)) as object, body };
  }

  async function send(calls: Call[], options: SendOptions = {}): Promise<Answer> {
    const { body: transaction } = await pack(calls, options);
    const packed = options.wrapped ? { transaction } : transaction;
    const path = options.path ?? 'chain/send_transaction';
    for (let times = options.times ?? 1; times > 1; times--) await ask(path, packed);
    return ask(path, packed);
  }

  return {
    url,
    ask,
    pack,
    send,
    async must(calls, options) {
      const answer = await send(calls, options);
      if (answer.status >= 300) throw new Error(JSON.stringify(answer.json));
      for (const { account, name } of calls) if (name === 'setabi') abis.delete(account);
      if (calls.some(({ name }) => name === 'setabi')) abis.clear();
      return answer;
    },
  };
}

/** The system's accounts share one key. */
function keyOwner(level: string): string {
  const [actor = ''] = level.split('@');
  return actor.startsWith('eosio.') ? 'eosio' : actor;
}
