import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ABI, PackedTransaction, Serializer } from '@wharfkit/antelope';
import type { PackedTransactionType } from '@wharfkit/antelope';

/** XPR Network's: a command line that knows chains by name knows this one. */
export const CHAIN_ID = '384da888112027f0321850a169f737c33e53b388aad48b5adace4bab97f437e0';
const HEAD = 1000;
const IRREVERSIBLE_ID = `000003e2${'22'.repeat(28)}`;
/** The block 300 behind the head. Bytes 8 to 11, little-endian, are its prefix. */
export const REFERENCE_ID = `000002bc${'00'.repeat(4)}78563412${'00'.repeat(20)}`;

export const tokenAbi = ABI.from({
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
  actions: [{ name: 'transfer', type: 'transfer', ricardian_contract: '' }],
});

export interface FakeNode {
  readonly url: string;
  readonly pushed: PackedTransaction[];
  readonly asked: string[];
  /** Set to have the next answers of a path be of a status and a body. */
  readonly answers: Map<string, { status: number; body: unknown }>;
  readonly stop: () => Promise<void>;
}

/** When the head block was made, and a little later. Milliseconds UTC. */
export const NOW = Date.UTC(2026, 0, 1, 0, 8, 21);

function blockOf(body: string, field: string) {
  const num = Number((JSON.parse(body) as Record<string, unknown>)[field]);
  // Its newest blocks are looked into for what was refused.
  if (num !== HEAD - 300 && num <= HEAD - 12) throw new Error(`unexpected block ${num}`);
  return {
    id: REFERENCE_ID,
    block_num: num,
    timestamp: '2026-01-01T00:05:50.000',
    producer: 'producer1',
    previous: `000002bb${'00'.repeat(28)}`,
    transactions: [],
    confirmed: 0,
    transaction_mroot: '',
    action_mroot: '',
    schedule_version: 1,
    producer_signature: '',
    ref_block_num: num,
    ref_block_prefix: 0x12345678,
  };
}

/** A node that keeps what is sent to it, on a port of its own. */
export async function startFakeNode(chainId = CHAIN_ID): Promise<FakeNode> {
  const pushed: PackedTransaction[] = [];
  const asked: string[] = [];
  const answers = new Map<string, { status: number; body: unknown }>();

  const answer = (path: string, body: string): unknown => {
    if (path === '/v1/chain/get_info')
      return {
        server_version: 'fake',
        chain_id: chainId,
        head_block_num: HEAD,
        last_irreversible_block_num: 994,
        last_irreversible_block_id: IRREVERSIBLE_ID,
        head_block_id: `000003e8${'11'.repeat(28)}`,
        head_block_time: '2026-01-01T00:08:20.000',
        head_block_producer: 'producer1',
        virtual_block_cpu_limit: 1,
        virtual_block_net_limit: 1,
        block_cpu_limit: 1,
        block_net_limit: 1,
      };
    if (path === '/v1/chain/get_block_info') return blockOf(body, 'block_num');
    if (path === '/v1/chain/get_block') return blockOf(body, 'block_num_or_id');
    if (path === '/v1/chain/get_raw_abi')
      return {
        account_name: 'eosio.token',
        code_hash: '00'.repeat(32),
        abi_hash: '00'.repeat(32),
        abi: Buffer.from(Serializer.encode({ object: tokenAbi }).array).toString('base64'),
      };
    if (path === '/v1/chain/send_transaction2') {
      const sent = JSON.parse(body) as { transaction: PackedTransactionType };
      const packed = PackedTransaction.from(sent.transaction);
      pushed.push(packed);
      return {
        transaction_id: String(packed.getTransaction().id),
        processed: { block_num: HEAD + 1, action_traces: [] },
      };
    }
    throw new Error(`unexpected ${path}`);
  };

  const server = createServer(async (request, response) => {
    const path = request.url ?? '';
    let body = '';
    for await (const chunk of request) body += String(chunk);
    asked.push(path);
    const reported = answers.get(path) ?? { status: 200, body: answer(path, body) };
    response.writeHead(reported.status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(reported.body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    pushed,
    asked,
    answers,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
