import { read } from './making.ts';
import type { Step } from './making.ts';

const ABSENT = 'ff'.repeat(32);

/** A block by what the chain says is its last irreversible one. */
function ofIrreversible(title: string, path: string, field: string, by: 'num' | 'id'): Step {
  return {
    title: `${path} ${title}`,
    async run(client) {
      const { json } = await client.ask('chain/get_info');
      const { status, json: block } = await client.ask(path, {
        [field]: json[`last_irreversible_block_${by}`],
      });
      // What is in it, and who made it, is of the run.
      return {
        status,
        json: { fields: Object.keys(block), kinds: Object.values(block).map(kind) },
      };
    },
  };
}

function kind(value: unknown): string {
  return Array.isArray(value) ? 'list' : value === null ? 'null' : typeof value;
}

/** How blocks are asked for. */
export const BLOCKS: readonly Step[] = [
  ofIrreversible('by number', 'chain/get_block', 'block_num_or_id', 'num'),
  ofIrreversible('by id', 'chain/get_block', 'block_num_or_id', 'id'),
  ofIrreversible('by number', 'chain/get_block_info', 'block_num', 'num'),
  {
    title: 'chain/get_block_header_state of the head',
    async run(client) {
      const { json } = await client.ask('chain/get_info');
      const body = { block_num_or_id: json['head_block_num'] };
      const { status, json: state } = await client.ask('chain/get_block_header_state', body);
      const fields = Object.entries(state).map(([name, value]) => [name, kind(value)]);
      return { status, json: { fields: Object.fromEntries(fields) as Record<string, string> } };
    },
  },
  read('0', 'chain/get_block', { block_num_or_id: 0 }),
  read('below 0', 'chain/get_block', { block_num_or_id: -1 }),
  read('of nothing', 'chain/get_block', { block_num_or_id: '' }),
  read('of an id that is not there', 'chain/get_block', { block_num_or_id: ABSENT }),
  read('of an id too short', 'chain/get_block', { block_num_or_id: 'abcd' }),
  read('of an id too long', 'chain/get_block', { block_num_or_id: `${ABSENT}ff` }),
  read('without a number', 'chain/get_block', {}),
  read('of a field of another name', 'chain/get_block', { block_num: 1 }),
  read('0', 'chain/get_block_info', { block_num: 0 }),
  read('of the future', 'chain/get_block_info', { block_num: 99_999_999 }),
  read('of text', 'chain/get_block_info', { block_num: 'x' }),
  read('without a number', 'chain/get_block_info', {}),
  read('of the future', 'chain/get_block_header_state', { block_num_or_id: 99_999_999 }),
  read('of the first', 'trace_api/get_block', { block_num: 0 }),
  read('of the future', 'trace_api/get_block', { block_num: 99_999_999 }),
  read('of text', 'trace_api/get_block', { block_num: 'x' }),
  read('without a number', 'trace_api/get_block', {}),
  read('of no id', 'trace_api/get_transaction_trace', { id: 'zz' }),
  read('of an id that is not there', 'trace_api/get_transaction_trace', { id: ABSENT }),
];
