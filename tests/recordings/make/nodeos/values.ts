import { emptyAbi } from '#src/chain/sign/abi/abi.ts';
import type { Abi } from '#src/chain/sign/abi/abi.ts';
import { abiToBytes } from '#src/chain/sign/abi/abi-bytes.ts';
import { packType } from '#src/chain/sign/abi/serialize.ts';
import type { Client } from '#tests/conformance/client.ts';
import type { Book } from '../book.ts';
import { contractAccount, setAbi } from './contract-account.ts';
import { SPOILED, VALUES } from './value-list.ts';

const ACCOUNT = 'values';

const structs = [
  { name: 'base', base: '', fields: [{ name: 'id', type: 'uint64' }] },
  {
    name: 'derived',
    base: 'base',
    fields: [
      { name: 'to', type: 'name' },
      { name: 'more', type: 'uint8$' },
    ],
  },
  {
    name: 'tree',
    base: '',
    fields: [
      { name: 'leaf', type: 'name' },
      { name: 'inner', type: 'tree[]' },
    ],
  },
];

/** An ABI with an action for each type: its one field `value` is of that type. */
function abiOfTypes(types: readonly string[]): Abi {
  return {
    ...emptyAbi,
    version: 'eosio::abi/1.2',
    types: [{ new_type_name: 'amount', type: 'asset' }],
    structs: [
      ...structs,
      ...types.map((type, index) => ({
        name: `action_${nameAt(index)}`,
        base: '',
        fields: [{ name: 'value', type }],
      })),
    ],
    variants: [{ name: 'either', types: ['name', 'uint64', 'string'] }],
    actions: types.map((_, index) => ({
      name: nameAt(index),
      type: `action_${nameAt(index)}`,
      ricardian_contract: '',
    })),
  };
}

const nameAt = (index: number): string =>
  `t${String.fromCharCode(97 + Math.floor(index / 26))}${String.fromCharCode(97 + (index % 26))}`;

/** Sends values of every type, and bytes that are none, and keeps what the node made of them. */
export async function recordValues(client: Client, book: Book): Promise<void> {
  const types = [...new Set([...VALUES, ...SPOILED].map(([type]) => type))];
  const abi = abiOfTypes(types);
  await contractAccount(client, ACCOUNT);
  await setAbi(client, ACCOUNT, Buffer.from(abiToBytes(abi)).toString('hex'));
  const kept = (title: string, response: unknown, kind: string) =>
    book.keep(
      { title, request: { path: '/v1/chain/send_transaction' }, response, status: 202 },
      kind,
    );
  kept('abi', abi, 'value_abi');
  for (const [type, value] of VALUES) {
    const hex = Buffer.from(packType(abi, type, value)).toString('hex');
    const read = await decoded(client, nameAt(types.indexOf(type)), hex);
    kept(type, { type, value, hex, decoded: read }, 'values');
  }
  for (const [type, hex] of SPOILED) {
    const read = await decoded(client, nameAt(types.indexOf(type)), hex);
    kept(type, { type, hex, decoded: read }, 'spoiled_values');
  }
}

/** The value as the node wrote it in the trace, or null where it could not read the bytes. */
async function decoded(client: Client, name: string, hex: string): Promise<unknown> {
  const answer = await client.must([{ account: ACCOUNT, name, by: 'carol', data: hex }]);
  const { action_traces } = answer.json['processed'] as {
    action_traces: { act: { data: unknown } }[];
  };
  const data = action_traces[0]?.act.data;
  return typeof data === 'object' && data !== null && 'value' in data ? data.value : null;
}
