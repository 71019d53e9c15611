import type { Client } from '#tests/conformance/client.ts';
import type { Book } from '../book.ts';
import type { Recording } from '../../recording.ts';

const HEADER_STATES = 4;
const MAX_BLOCK_BYTES = 20_000;
const BLOCKS_OF_KIND = 2;

/** What makes a block worth keeping, the rarest first. */
const MARKS: readonly (readonly [title: string, isMarked: (text: string) => boolean])[] = [
  ['with a deferred transaction', (text) => /"trx":"[0-9a-f]{64}"/.test(text)],
  ['with a deferred transaction that failed', (text) => /"status":"(soft|hard)_fail"/.test(text)],
  ['with a compressed transaction', (text) => text.includes('"compression":"zlib"')],
  ['with a context free action', (text) => /"context_free_actions":\[\{/.test(text)],
  ['with a producer schedule', (text) => /"new_producer(s|_schedule)":\{/.test(text)],
  ['with a protocol feature', (text) => text.includes('"new_protocol_features":[')],
  ['with three signatures', (text) => /"signatures":\["[^"]+","[^"]+","[^"]+"\]/.test(text)],
  ['with a signature of a passkey', (text) => text.includes('SIG_WA_')],
  ['with many transactions', (text) => text.split('"cpu_usage_us"').length > 5],
  ['with one transaction', (text) => text.split('"cpu_usage_us"').length === 2],
  ['with nothing', (text) => text.includes('"transactions":[]')],
];

/** Looks through the chain for blocks of every kind, and reads the states of the latest headers. */
export async function recordBlocks(client: Client, book: Book): Promise<void> {
  const info = (await client.ask('chain/get_info')).json as { head_block_num: number };
  const blocks: { text: string; recording: Recording }[] = [];
  for (let number = 2; number <= info.head_block_num; number++)
    blocks.push(await answered(client, 'chain/get_block', { block_num_or_id: number }));
  const chosen = new Map<unknown, Recording>();
  for (const [title, isMarked] of MARKS) {
    const fitting = blocks.filter(({ text }) => text.length < MAX_BLOCK_BYTES && isMarked(text));
    if (fitting.length === 0) console.log(`  no block ${title}`);
    const smallest = fitting.toSorted((a, b) => a.text.length - b.text.length);
    for (const { recording } of smallest.slice(0, BLOCKS_OF_KIND))
      if (!chosen.has(recording.request.params))
        chosen.set(recording.request.params, { ...recording, title: `block ${title}` });
  }
  for (const recording of chosen.values()) book.keep(recording);
  const traced = [...chosen.values()].slice(0, 4);
  for (const { title, request } of traced) {
    const { block_num_or_id } = request.params as { block_num_or_id: number };
    const { recording } = await answered(client, 'trace_api/get_block', {
      block_num: block_num_or_id,
    });
    if (recording.status < 300) book.keep({ ...recording, title });
  }
  const { block_num_or_id } = traced[0]!.request.params as { block_num_or_id: number };
  const short = await answered(client, 'chain/get_block_info', { block_num: block_num_or_id });
  book.keep(short.recording);
  for (let back = 0; back < HEADER_STATES; back++) {
    const { json } = await client.ask('chain/get_info');
    const { recording } = await answered(client, 'chain/get_block_header_state', {
      block_num_or_id: json['head_block_num'],
    });
    if (recording.status < 300) book.keep(recording);
    await new Promise((resolve) => setTimeout(resolve, 700));
  }
}

async function answered(client: Client, path: string, params: Record<string, unknown>) {
  const { status, json } = await client.ask(path, params);
  const [value] = Object.values(params);
  const title = `${path.split('/')[1]} ${String(value)}`;
  const recording = { title, request: { path: `/v1/${path}`, params }, response: json, status };
  return { text: JSON.stringify(json), recording };
}
