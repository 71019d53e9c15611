import { nameToBigint } from '../../src/chain/core/name-bigint.ts';
import { action, table } from '../engine/contract.ts';
import type { ApplyContext, NativeContract, TableAccess } from '../engine/contract.ts';
import { check } from '../engine/errors.ts';
import { abiOf } from './abi.ts';

interface Entry {
  topic: string;
  text: string;
  author: string;
}

/** A self-describing value: its kind and the value. */
type Anyvar = [kind: string, value: unknown];

interface Query {
  method: string;
  arg: Anyvar | null;
  filter: Query[];
}

const ENTRIES = 'entries';
const LONGEST = 200;

/** The kinds of EOSIO's `anyvar`, by index. */
const KINDS = [
  'null_t',
  'int64',
  'uint64',
  'int32',
  'uint32',
  'int16',
  'uint16',
  'int8',
  'uint8',
  'time_point',
  'checksum256',
  'float64',
  'string',
  'any_object',
  'any_array',
  'bytes',
  'symbol',
  'symbol_code',
  'asset',
];

const entries = (context: ApplyContext): TableAccess<Entry> =>
  context.table(ENTRIES, context.receiver);

const write = action<Entry>((context, { topic, text, author }) => {
  context.requireAuth(author);
  check(text.length <= LONGEST, 'The text is too long');
  entries(context).put({ topic, text, author }, author);
});

/** `count`, or `entries` with `by` an author. */
const queryit = action<Query>((context, { method, arg, filter }) => {
  const all = filtered(entries(context).rows(), filter);
  if (method === 'count') return ['uint64', BigInt(all.length)];
  check(method === 'entries', `There is no method ${method}`);
  const only = arg?.[0] === 'string' ? all.filter(({ author }) => author === arg[1]) : all;
  return ['any_array', only.map(described)];
});

function filtered(rows: Entry[], filter: readonly Query[]): Entry[] {
  check(
    filter.every(({ method }) => method === 'first'),
    'There is no such filter',
  );
  return filter.length > 0 ? rows.slice(0, 1) : rows;
}

function described(entry: Entry): Anyvar {
  const fields = Object.entries(entry).map(([name, value]) => ({ name, value: ['string', value] }));
  return ['any_object', fields];
}

/** A key-value table and queries, as EOSIO 2.1 had them. */
export const directory: NativeContract = {
  name: 'directory',
  abi: {
    ...abiOf({
      structs: {
        write: 'topic name, text string, author name',
        entry: 'topic name, text string, author name',
        queryit: 'method string, arg anyvar?, filter queryit[]',
        null_t: '',
        field: 'name string, value anyvar',
      },
      actions: ['write', 'queryit'],
    }),
    version: 'eosio::abi/1.2',
    types: [
      { new_type_name: 'any_object', type: 'field[]' },
      { new_type_name: 'any_array', type: 'anyvar[]' },
    ],
    variants: [{ name: 'anyvar', types: KINDS }],
    action_results: [{ name: 'queryit', result_type: 'anyvar' }],
    kv_tables: {
      [ENTRIES]: {
        type: 'entry',
        primary_index: { name: 'topic', type: 'name' },
        secondary_indices: {},
      },
    },
  },
  actions: { write, queryit },
  tables: { [ENTRIES]: table<Entry>('entry', ({ topic }) => nameToBigint(topic)) },
};
