import { nameToBigint } from '#src/chain/core/name-bigint.ts';
import type { Asset } from '#src/chain/core/asset.ts';
import { abiOf } from '../../contracts/abi.ts';
import { action, table } from '../../engine/contract.ts';
import type { NativeContract } from '../../engine/contract.ts';
import { check } from '../../engine/errors.ts';

interface Entry {
  id: bigint;
  author: string;
  text: string;
}

const write = action<Entry>((context, entry) => {
  context.requireAuth(entry.author);
  const entries = context.table<Entry>('entries', context.receiver);
  check(!entries.get(entry.id), 'that page is written on already');
  entries.put(entry, entry.author);
});

/** Looks like a token transfer to the notified accounts, but moves nothing. */
const transfer = action<{ from: string; to: string; quantity: Asset; memo: string }>(
  (context, { from, to }) => {
    context.requireAuth(from);
    context.requireRecipient(from, to);
  },
);

/** Field names with a special meaning in JavaScript. */
const oddity = action<Record<string, string>>((context) => {
  context.requireAuth(context.receiver);
});

/** Sends `keep` as a deferred transaction. */
const promise = action<{ id: bigint }>((context, { id }) => {
  const { receiver } = context;
  context.requireAuth(receiver);
  const authorization = [{ actor: receiver, permission: 'active' }];
  const { data } = context.action;
  context.sendDeferred({
    senderId: id,
    payer: receiver,
    transaction: {
      expiration: '1970-01-01T00:00:00',
      ref_block_num: 0,
      ref_block_prefix: 0,
      max_net_usage_words: 0,
      max_cpu_usage_ms: 0,
      delay_sec: 1,
      context_free_actions: [],
      transaction_extensions: [],
      actions: [{ account: receiver, name: 'keep', authorization, data }],
    },
  });
});

const keep = action<{ id: bigint }>((_, { id }) => {
  check(false, `promise ${id} was not kept`);
});

export const ODD_FIELDS = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'length'];

export const guestbook: NativeContract = {
  name: 'guestbook',
  abi: abiOf({
    structs: {
      entry: 'id uint64, author name, text string',
      'write:entry': '',
      transfer: 'from name, to name, quantity asset, memo string',
      oddity: ODD_FIELDS.map((field) => `${field} string`).join(', '),
      promise: 'id uint64',
      keep: 'id uint64',
    },
    actions: ['write', 'transfer', 'oddity', 'promise', 'keep'],
    tables: { entries: 'entry' },
  }),
  actions: { write, transfer, oddity, promise, keep },
  notifications: { 'eosio::onerror': (context) => context.print('one more broken promise') },
  tables: { entries: table<Entry>('entry', ({ id }) => id) },
};

const SHELVES = [
  'atlas',
  'bond',
  'card',
  'deed',
  'essay',
  'form',
  'guide',
  'hymn',
  'index',
  'journal',
];
const FLOORS = ['a', 'b', 'c', 'd'];
/** Forty: `atlas.a` to `journal.d`. */
export const SHELF_TABLES: readonly string[] = SHELVES.flatMap((shelf) =>
  FLOORS.map((floor) => `${shelf}.${floor}`),
);

interface Paper {
  id: bigint;
  owner: string;
  title: string;
  worth: Asset;
}

const file = action<{ table: string; scope: string; paper: Paper }>((context, args) => {
  context.requireAuth(context.receiver);
  context.table<Paper>(args.table, args.scope).put(args.paper, context.receiver);
});

export const archive: NativeContract = {
  name: 'archive',
  abi: abiOf({
    structs: {
      paper: 'id uint64, owner name, title string, worth asset',
      file: 'table name, scope name, paper paper',
    },
    actions: ['file'],
    tables: Object.fromEntries(SHELF_TABLES.map((name) => [name, 'paper'])),
  }),
  actions: { file },
  tables: Object.fromEntries(
    SHELF_TABLES.map((name) => [name, table<Paper>('paper', ({ id }) => id)]),
  ),
};

interface Description {
  owner: string;
  json: string;
}

const set = action<Description>((context, row) => {
  context.requireAuth(row.owner);
  context.table<Description>('producerjson', context.receiver).put(row, row.owner);
});

/** Producers' bp.json files on the chain. */
export const producerJson: NativeContract = {
  name: 'producerjson',
  abi: abiOf({
    structs: { producerjson: 'owner name, json string', 'set:producerjson': '' },
    actions: ['set'],
    tables: { producerjson: 'producerjson' },
  }),
  actions: { set },
  tables: {
    producerjson: table<Description>('producerjson', ({ owner }) => nameToBigint(owner)),
  },
};

export const CROWD_CONTRACTS: readonly NativeContract[] = [guestbook, archive, producerJson];
