import { afterEach, describe, expect, it } from 'vitest';
import { chooseHistory } from '#src/chain/history/choose.ts';
import { dfuseHistory } from '#src/chain/history/dfuse/provider.ts';
import { type ActionFilters, noFilters } from '#src/chain/model/action/action-filters.ts';
import { closeAll, json, serve } from '../../rpc/servers.ts';
import { expectFailuresReported, timeoutFor, service } from '../../services/faults.ts';

afterEach(closeAll);

const at = (url: string) => dfuseHistory({ url, timeoutMs: timeoutFor(url) });

const trace = (
  account: string,
  name: string,
  data: unknown,
  inner: unknown[] = [],
  receiver = account,
) => ({
  act: { account, name, data, authorization: [{ actor: 'alice', permission: 'active' }] },
  receipt: { receiver, act_digest: `${account}${name}${JSON.stringify(data)}` },
  inline_traces: inner,
});

const pay = (from: string, quantity: string) =>
  trace('eosio.token', 'transfer', { from, to: 'alice', quantity, memo: '' });

function found(id: string, traces: unknown[], places?: number[]) {
  const execution = {
    id,
    block_num: 7,
    block_time: '2026-01-01T00:00:00.500',
    action_traces: traces,
  };
  return { lifecycle: { id, execution_trace: execution }, ...(places && { action_idx: places }) };
}

const names = (rows: readonly { name: string }[]) => rows.map(({ name }) => name);

describe('the history of dfuse', () => {
  it('requests a search from the backend with its options', async () => {
    const { url, requested } = await service([{ transactions: null, cursor: '' }]);
    const filters = { ...noFilters, dateRange: { from: Date.UTC(2026, 0, 1), to: null } };
    const page = await at(url).actions('alice', { filters, cursor: 'c1', sort: 'asc' });
    expect(page).toMatchObject({ rows: [], next: null, loaded: 0, requested: ['date'] });
    const { pathname, searchParams } = new URL(requested[0]?.url ?? '', url);
    expect(pathname).toBe('/dfuse');
    expect(Object.fromEntries(searchParams)).toEqual({
      type: 'search_transactions_graphql',
      q: '(auth:alice OR receiver:alice OR data.to:alice OR data.from:alice OR data.receiver:alice)',
      'options[sort]': 'asc',
      'options[cursor]': 'c1',
      'options[limit]': '25',
      'options[withReversible]': 'true',
      'options[after]': '2026-01-01T00:00:00.000Z',
      'options[code]': '1',
    });
  });

  const party =
    '(auth:alice OR receiver:alice OR data.to:alice OR data.from:alice OR data.receiver:alice)';
  it.each<[Partial<ActionFilters>, string]>([
    [{ groups: ['send'] }, 'data.from:alice action:transfer'],
    [{ groups: ['receive'] }, 'data.to:alice action:transfer'],
    [
      { groups: ['contract'] },
      `${party} ((account:eosio action:setcode) OR (account:eosio action:setabi))`,
    ],
    [{ tokenFilter: { symbol: 'EOS', contract: 'eosio.token' } }, `${party} account:eosio.token`],
    [{ contractFilter: 'game', actionFilter: 'play' }, `${party} (account:game action:play)`],
    [{ actionFilter: 'play' }, `${party} action:play`],
  ])('searches for %j', async (filters, query) => {
    const { url, requested } = await service([{ transactions: [], cursor: '' }]);
    await at(url).actions('alice', { filters: { ...noFilters, ...filters } });
    expect(new URL(requested[0]?.url ?? '', url).searchParams.get('q')).toBe(query);
  });

  it('does not send a text that is not a name', async () => {
    const { url, requested } = await service([{ transactions: [], cursor: '' }]);
    const filters = { ...noFilters, contractFilter: 'x OR receiver:bob' };
    expect(await at(url).actions('alice', { filters })).toMatchObject({ rows: [], next: null });
    expect(requested).toEqual([]);
  });

  it('returns the matching actions by their index, or else the signed ones', async () => {
    const inner = trace('log', 'write', {});
    const first = trace('game', 'play', { n: 1 }, [inner, trace('game', 'win', {})]);
    const second = trace('game', 'leave', {});
    const { url } = await service([
      {
        transactions: [found('b', [first, second], [1, 3]), found('a', [first, second])],
        cursor: '',
      },
    ]);
    const page = await at(url).actions('alice', { limit: 3 });
    expect(names(page.rows)).toEqual(['leave', 'write', 'leave', 'play']);
    expect(page.rows[0]).toMatchObject({ transactionId: 'b', blockNum: 7, receivers: ['game'] });
    expect([page.loaded, page.next]).toEqual([2, null]);
  });

  it('pages by transactions and by cursor, newest or oldest first', async () => {
    const server = await serve((_, response, request) => {
      const query = new URL(request.url ?? '', 'http://x').searchParams;
      const from = Number(query.get('options[cursor]') || '0');
      const all = ['d', 'c', 'b', 'a'].map((id) => found(id, [trace('game', id, {})]));
      const ordered = query.get('options[sort]') === 'asc' ? all.toReversed() : all;
      const transactions = ordered.slice(from, from + 3);
      json(response, { transactions, cursor: String(from + 3) });
    });
    const history = chooseHistory([at(server.url)]);
    for (const [sort, expected] of [
      ['desc', 'dcba'],
      ['asc', 'abcd'],
    ] as const) {
      const first = await history.actions('alice', { limit: 3, sort });
      expect(first.next).toMatch(/^dfuse:/);
      const second = await history.actions('alice', { limit: 3, sort, cursor: first.next });
      expect(names([...first.rows, ...second.rows]).join('')).toBe(expected);
      expect(second.next).toBeNull();
    }
  });

  it('sums the pay of a claim of rewards, and adds the result of a REX sale', async () => {
    const pays = [pay('eosio.bpay', '1.5000 EOS'), pay('eosio.vpay', '0.0001 EOS')];
    const other = pay('eosio', '9.0000 EOS');
    const claim = trace('eosio', 'claimrewards', { owner: 'alice' }, [...pays, other]);
    const result = trace('eosio.rex', 'sellresult', { proceeds: '2.0000 EOS' });
    const sale = trace('eosio', 'sellrex', { from: 'alice' }, [result, trace('log', 'write', {})]);
    const { url } = await service([
      { transactions: [found('b', [claim]), found('a', [sale])], cursor: '' },
    ]);
    const { rows } = await at(url).actions('alice');
    const claimed = rows.find(({ name }) => name === 'claimrewards');
    expect(claimed?.data).toEqual({ owner: 'alice', quantity: '1.5001 EOS' });
    expect(names(rows)).toEqual(['transfer', 'transfer', 'claimrewards', 'sellresult', 'sellrex']);
  });

  it('throws for an empty response', async () => {
    const { url } = await service([null]);
    await expect(at(url).actions('alice')).rejects.toMatchObject({
      name: 'FetchError',
      message: 'Could not retrieve actions',
      endpoint: url,
    });
  });

  it('reports each kind of failure', async () => {
    await expectFailuresReported((url) => at(url).actions('alice'));
    await expectFailuresReported((url) => at(url).transaction('ab'));
  });
});

describe('a transaction of dfuse', () => {
  const changed = { action_idx: 1, account: 'log', table: 'notes', scope: 'log', key: 'alice' };
  const life = {
    id: 'ab',
    transaction_status: 'executed',
    transaction: { expiration: '2026-01-01T00:01:00', delay_sec: 3, signatures: ['SIG_K1_x'] },
    execution_trace: {
      id: 'ab',
      block_num: 7,
      block_time: '2026-01-01T00:00:00.500',
      receipt: { status: 'executed', cpu_usage_us: 100, net_usage_words: 16 },
      action_traces: [trace('game', 'play', {}, [trace('log', 'write', {})])],
    },
    dbops: [
      {
        ...changed,
        op: 'UPD',
        old: { payer: 'log', hex: '00' },
        new: { payer: 'log', json: { n: 1 } },
      },
    ],
    ramops: [{ op: 'primary_index_update', action_idx: 0, payer: 'game', delta: -8, usage: 100 }],
    created_by: { sender: 'bob', payer: 'bob' },
  };

  it('has its receipt, its creator and its table changes', async () => {
    const { url, requested } = await service([life]);
    const view = await at(url).transaction('ab');
    expect(requested[0]?.url).toBe('/dfuse?type=fetch_transaction&id=ab');
    expect(view).toMatchObject({
      id: 'ab',
      status: 'executed',
      cpuUsage: 100,
      netUsage: 128,
      delaySeconds: 3,
      createdBy: { sender: 'bob', payer: 'bob' },
      source: 'dfuse',
      signatures: ['SIG_K1_x'],
      actions: [
        {
          name: 'play',
          ramOperations: [{ kind: 'primary_index_update', payer: 'game', delta: -8, usage: 100 }],
          inline: [
            {
              name: 'write',
              tableChanges: [
                {
                  kind: 'update',
                  contract: 'log',
                  table: 'notes',
                  scope: 'log',
                  key: 'alice',
                  before: { payer: 'log', hex: '00', json: null },
                  after: { payer: 'log', hex: null, json: { n: 1 } },
                },
              ],
            },
          ],
        },
      ],
    });
    expect(view.actions[0]).not.toHaveProperty('tableChanges');
  });

  it('is not executed if it failed', async () => {
    const failed = {
      ...life,
      execution_trace: { ...life.execution_trace, receipt: null, except: {} },
    };
    const { url } = await service([failed]);
    expect((await at(url).transaction('ab')).status).toBe('hard_fail');
  });

  it('is deferred if it waits', async () => {
    const waits = {
      id: 'cd',
      transaction_status: 'pending',
      execution_trace: null,
      transaction: {
        expiration: '2026-01-02T00:00:00',
        delay_sec: 9,
        actions: [{ account: 'game', name: 'play' }],
      },
      created_by: {
        sender: 'game',
        payer: 'alice',
        published_at: '2026-01-01T00:00:00',
        delay_until: '2026-01-01T00:00:09',
      },
    };
    const { url } = await service([waits], [waits], [life], [null]);
    const history = chooseHistory([at(url)]);
    expect(await history.deferred('cd')).toMatchObject({
      id: 'cd',
      status: 'deferred',
      sender: 'game',
      payer: 'alice',
      delaySeconds: 9,
      published: Date.UTC(2026, 0, 1),
      delayUntil: Date.UTC(2026, 0, 1, 0, 0, 9),
      expiration: Date.UTC(2026, 0, 2),
      actions: [{ account: 'game', name: 'play', inline: [] }],
    });
    await expect(history.transaction('cd')).rejects.toThrow('TX not found');
    await expect(history.deferred('ab')).rejects.toThrow('TX not found');
    await expect(history.transaction('ef')).rejects.toThrow('TX not found');
  });
});
