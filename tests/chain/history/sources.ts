import { nativeHistory } from '#src/chain/history/native/provider.ts';
import { hyperionHistory } from '#src/chain/history/hyperion/provider.ts';
import { createPool } from '#src/chain/rpc/pool.ts';
import { chainError, json, serve } from '../rpc/servers.ts';

/** The stored action of these tests: `bob` pays `alice`, who is notified third. */
export interface Kept {
  readonly sequence: number;
  readonly id: string;
}

export const kept = (count: number): Kept[] =>
  Array.from({ length: count }, (_, index) => ({
    sequence: 10 + index * 10,
    id: index.toString(16).padStart(64, '0'),
  }));

function transfer(memo: number) {
  const data = { from: 'bob', to: 'alice', quantity: '1.0000 EOS', memo: String(memo) };
  const authorization = [{ actor: 'bob', permission: 'active' }];
  return { account: 'eosio.token', name: 'transfer', authorization, data };
}

/** Deliveries to the account. bob authorized, so he has all three of each action. */
function deliveries(actions: readonly Kept[], account: string) {
  return actions
    .flatMap(({ sequence, id }) =>
      ['eosio.token', 'bob', 'alice'].map((receiver, index) => ({
        block_num: sequence,
        block_time: '2026-01-01T00:00:00.500',
        action_trace: {
          receiver,
          act: transfer(sequence),
          trx_id: id,
          action_ordinal: index + 1,
          creator_action_ordinal: index === 0 ? 0 : 1,
          closest_unnotified_ancestor_action_ordinal: index === 0 ? 0 : 1,
          receipt: { receiver, act_digest: `d${sequence}`, global_sequence: sequence + index },
        },
      })),
    )
    .filter(({ action_trace: trace }) => account === 'bob' || trace.receiver === account)
    .map((entry, index) => ({ ...entry, account_action_seq: index }));
}

/** A history plugin over a growing list, with nodeos's ranges. */
export async function nativeSource(actions: Kept[]) {
  const server = await serve((path, response, _, body) => {
    const { account_name: account, pos, offset, id } = JSON.parse(body || '{}');
    if (path.endsWith('get_actions')) {
      const all = deliveries(actions, account);
      const end = pos === -1 ? all.length : pos;
      return json(response, { actions: all.slice(Math.max(0, end + offset), end + 1) });
    }
    const found = actions.find((action) => action.id === id);
    if (!found) {
      const text = `Transaction ${id} not found in history and no block hint was given`;
      return json(response, chainError(3040011, 'tx_not_found', text), 500);
    }
    json(response, {
      id,
      block_num: found.sequence,
      block_time: '2026-01-01T00:00:00.500',
      trx: {
        receipt: { status: 'executed', cpu_usage_us: 100, net_usage_words: 16 },
        trx: { expiration: '2026-01-01T00:02:00', delay_sec: 3, signatures: ['SIG_K1_x'] },
      },
      traces: deliveries([found], 'bob').map((entry) => entry.action_trace),
    });
  });
  const pool = createPool({ endpoints: [server.url], checkHead: false });
  return { server, provider: nativeHistory(pool, pool) };
}

export async function hyperionSource(actions: Kept[]) {
  const server = await serve((path, response, request) => {
    const query = new URL(request.url ?? '', 'http://x').searchParams;
    const entry = ({ sequence, id }: Kept) => ({
      timestamp: '2026-01-01T00:00:00.500',
      block_num: sequence,
      trx_id: id,
      act: transfer(sequence),
      global_sequence: sequence,
      action_ordinal: 1,
      receipts: ['eosio.token', 'bob', 'alice'].map((receiver) => ({ receiver })),
      creator_action_ordinal: 0,
      cpu_usage_us: 100,
      net_usage_words: 16,
      signatures: [],
    });
    if (path === '/v2/history/get_transaction') {
      const found = actions.filter((action) => action.id === query.get('id'));
      const executed = found.length > 0;
      return json(response, { executed, trx_id: query.get('id'), actions: found.map(entry) });
    }
    const [low = 0, high = Infinity] = query.get('global_sequence')?.split('-').map(Number) ?? [];
    const fit = actions.filter(({ sequence }) => sequence >= low && sequence <= high);
    json(response, {
      total: { value: actions.length, relation: 'eq' },
      actions: fit
        .toReversed()
        .slice(0, Number(query.get('limit')))
        .map(entry),
    });
  });
  const pool = createPool({ endpoints: [server.url], checkHead: false });
  return { server, provider: hyperionHistory(pool) };
}
