import { describe, expect, it, vi } from 'vitest';
import type { ChainAccess } from '#src/chain/client/chain/access.ts';
import { openChain } from '#src/chain/client/chain/access.ts';
import { accountFigures, transactionFigures } from '#src/chain/client/chain/figures.ts';
import { checkWithSecondNode } from '#src/chain/client/chain/second-node.ts';
import { kylin } from '#src/chain/config/chains/kylin.ts';
import * as limits from '#src/chain/core/limits.ts';

const A = 'https://api.first.io';
const B = 'https://eos.second.io';
const C = 'https://eos.third.io';
const D = 'https://eos.fourth.io';
const ID = 'ab'.repeat(32);
const NOW = Date.UTC(2026, 10, 22, 12);

interface Node {
  readonly chainId?: string;
  readonly headAgeMs?: number;
  readonly irreversible?: number;
  readonly balances?: readonly string[];
  readonly threshold?: number;
  readonly noAccount?: boolean;
  readonly transactions?: readonly unknown[];
  readonly noBlock?: boolean;
  readonly down?: boolean;
  readonly silent?: boolean;
  readonly afterMs?: number;
  /** Asks for no requests within the next minute. */
  readonly busy?: boolean;
}

const level = { used: 0, available: 0, max: 0 };

function answerOf(node: Node, call: string): [number, unknown] {
  const missing = (message: string): [number, unknown] => [
    500,
    { code: 500, error: { code: 0, name: 'exception', what: '', details: [{ message }] } },
  ];
  switch (call) {
    case 'get_info':
      return [
        200,
        {
          chain_id: node.chainId ?? kylin.chainId,
          head_block_num: 200,
          head_block_id: 'h',
          head_block_time: new Date(NOW - (node.headAgeMs ?? 500)).toISOString().slice(0, -1),
          head_block_producer: 'bp',
          last_irreversible_block_num: node.irreversible ?? 190,
          last_irreversible_block_id: 'l',
        },
      ];
    case 'get_account':
      if (node.noAccount) return missing('unknown key (eosio::chain::name): alice');
      return [
        200,
        {
          account_name: 'alice',
          created: '2026-01-01T00:00:00',
          ram_quota: 1,
          ram_usage: 1,
          net_limit: level,
          cpu_limit: level,
          permissions: [
            {
              perm_name: 'active',
              parent: '',
              required_auth: {
                threshold: node.threshold ?? 1,
                accounts: [{ permission: { actor: 'bob', permission: 'active' }, weight: 1 }],
              },
            },
          ],
        },
      ];
    case 'get_currency_balance':
      return [200, node.balances ?? ['5.0000 EOS']];
    case 'get_block':
      if (node.noBlock) return missing('Could not find block: 100');
      return [
        200,
        {
          id: 'b100',
          block_num: 100,
          timestamp: '2026-11-22T11:00:00',
          producer: 'bp',
          previous: 'b99',
          transactions: node.transactions ?? [{ trx: { id: ID } }],
        },
      ];
    default:
      throw new Error(call);
  }
}

/** A chain whose nodes respond as given, call by call. */
function chainOf(nodes: Readonly<Record<string, Node | (() => Node)>>): ChainAccess {
  const urls = Object.keys(nodes);
  const fetch = async (input: RequestInfo | URL) => {
    const { origin, pathname } = new URL(String(input));
    const known = nodes[origin] ?? {};
    const node = typeof known === 'function' ? known() : known;
    if (node.down) throw new TypeError('down');
    if (node.busy) return new Response('', { status: 429, headers: { 'Retry-After': '60' } });
    if (node.silent) await new Promise(() => undefined);
    if (node.afterMs) await new Promise((done) => setTimeout(done, node.afterMs));
    const [status, body] = answerOf(node, pathname.split('/').at(-1) ?? '');
    return Response.json(body, { status });
  };
  return openChain(
    {
      ...kylin,
      endpoints: {
        ...kylin.endpoints,
        default: urls,
        provider: [],
        actions: [],
        transactions: [],
      },
    },
    { fetch, now: () => NOW },
  );
}

const wanted = {
  accounts: ['alice'],
  balances: [{ account: 'alice', contract: 'eosio.token', code: 'EOS' }],
  priced: [],
};
/** Reads again at once, and waits for a third operator as long as it takes. */
const noPause = (ms: number) =>
  ms === limits.thirdOperatorMs ? new Promise(() => undefined) : Promise.resolve();
const checkAccount = (access: ChainAccess) =>
  checkWithSecondNode(access, (one) => accountFigures(one, wanted), noPause);
const checkTransaction = (access: ChainAccess) =>
  checkWithSecondNode(access, (one) => transactionFigures(one, { id: ID, blockNum: 100 }), noPause);

describe('permissions and balances', () => {
  it('agree if two operators report the same', async () => {
    expect(await checkAccount(chainOf({ [A]: {}, [B]: {} }))).toEqual({
      kind: 'agree',
      nodes: [A, B],
      prices: [],
    });
  });

  it('are not compared with another node of the same operator', async () => {
    const access = chainOf({ [A]: {}, 'https://eos.first.io': { balances: ['9.0000 EOS'] } });
    expect(await checkAccount(access)).toEqual({ kind: 'single' });
  });

  it('differ, with both values, if one node reports another balance', async () => {
    expect(await checkAccount(chainOf({ [A]: { balances: ['9.0000 EOS'] }, [B]: {} }))).toEqual({
      kind: 'differ',
      nodes: [A, B],
      differences: [
        { kind: 'balance', of: 'alice (eosio.token)', first: '9.0000 EOS', second: '5.0000 EOS' },
      ],
      agreeing: [],
    });
  });

  it('differ if one node reports another threshold', async () => {
    expect(await checkAccount(chainOf({ [A]: {}, [B]: { threshold: 2 } }))).toMatchObject({
      differences: [
        {
          kind: 'permission',
          of: 'alice@active',
          first: '≥ 1: bob@active +1',
          second: '≥ 2: bob@active +1',
        },
      ],
    });
  });

  it('differ if one node reports that the account does not exist', async () => {
    expect(await checkAccount(chainOf({ [A]: { noAccount: true }, [B]: {} }))).toMatchObject({
      kind: 'differ',
      differences: [
        { kind: 'account', of: 'alice', first: 'no', second: 'yes' },
        { kind: 'permission', of: 'alice@active', first: null },
      ],
    });
  });

  it('are read again if one node was a block behind', async () => {
    let reads = 0;
    const behind = () => ({ balances: reads++ < 3 ? ['4.0000 EOS'] : ['5.0000 EOS'] });
    expect(await checkAccount(chainOf({ [A]: {}, [B]: behind }))).toMatchObject({ kind: 'agree' });
  });

  it('are compared with the next operator if one does not respond', async () => {
    expect(await checkAccount(chainOf({ [A]: {}, [B]: { down: true }, [C]: {} }))).toEqual({
      kind: 'agree',
      nodes: [A, C],
      prices: [],
    });
  });

  it.each([
    ['the first', { [A]: { down: true }, [B]: {}, [C]: {} }],
    ['the first two', { [A]: { down: true }, [B]: { headAgeMs: 120_000 }, [C]: {}, [D]: {} }],
  ])('are compared between the other operators if %s cannot be used', async (_, nodes) => {
    const found = await checkAccount(chainOf(nodes));
    expect(found).toEqual({ kind: 'agree', nodes: Object.keys(nodes).slice(-2), prices: [] });
  });

  const lie = { balances: ['9.0000 EOS'] };
  const later = { balances: ['5.0000 EOS'] };
  it.each([
    ['the third of three', [{}, {}, lie], [A, C], [A, B]],
    ['the second of three', [{}, lie, {}], [A, B], [A, C]],
    ['the first of three', [lie, {}, {}], [A, B], [B, C]],
    ['the third, which alone is honest', [lie, lie, {}], [A, C], [A, B]],
    ['the last of four, which is not asked, and the second', [{}, lie, {}, lie], [A, B], [A, C]],
  ])('differ if one of three objects, and two agree: %s', async (_, given, nodes, agreeing) => {
    const access = chainOf(Object.fromEntries(given.map((node, at) => [[A, B, C, D][at], node])));
    expect(await checkAccount(access)).toMatchObject({ kind: 'differ', nodes, agreeing });
  });

  it('agree if three operators report the same', async () => {
    expect(await checkAccount(chainOf({ [A]: {}, [B]: later, [C]: {} }))).toEqual({
      kind: 'agree',
      nodes: [A, B, C],
      prices: [],
    });
  });

  it('differ if all three report something else', async () => {
    const access = chainOf({ [A]: {}, [B]: lie, [C]: { threshold: 2 } });
    expect(await checkAccount(access)).toMatchObject({ nodes: [A, B], agreeing: [] });
  });

  it('agree by two if a third does not respond, and are not requested from the same operator', async () => {
    const twice = 'https://eos.second.io:444';
    const access = chainOf({ [A]: {}, [B]: {}, [twice]: lie, [C]: { down: true } });
    expect(await checkAccount(access)).toMatchObject({ kind: 'agree', nodes: [A, B] });
  });

  it('do not wait for a third that is silent once two agree', async () => {
    vi.useFakeTimers();
    const access = chainOf({ [A]: {}, [B]: {}, [C]: { silent: true } });
    const onDone = vi.fn();
    void checkWithSecondNode(access, (one) => accountFigures(one, wanted)).then(onDone);
    await vi.advanceTimersByTimeAsync(limits.thirdOperatorMs - 1);
    expect(onDone).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(onDone).toHaveBeenCalledExactlyOnceWith({ kind: 'agree', nodes: [A, B], prices: [] });
    vi.useRealTimers();
  });

  it('wait for a third that objects within that time', async () => {
    vi.useFakeTimers();
    const access = chainOf({
      [A]: {},
      [B]: {},
      [C]: { ...lie, afterMs: limits.thirdOperatorMs - 1 },
    });
    const checked = checkWithSecondNode(access, (one) => accountFigures(one, wanted));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await checked).toMatchObject({ kind: 'differ', agreeing: [A, B] });
    vi.useRealTimers();
  });

  it('are read again if the third was a block behind', async () => {
    let reads = 0;
    const behind = () => (reads++ < 3 ? lie : {});
    expect(await checkAccount(chainOf({ [A]: {}, [B]: {}, [C]: behind }))).toMatchObject({
      kind: 'agree',
      nodes: [A, B, C],
    });
  });

  it('differ still if a node that differed does not respond again', async () => {
    let reads = 0;
    const once = () => (reads++ < 3 ? { balances: ['4.0000 EOS'] } : { down: true });
    expect(await checkAccount(chainOf({ [A]: {}, [B]: once }))).toMatchObject({ kind: 'differ' });
  });

  it('are not requested from a node that asked for a pause at the check before', async () => {
    const requested = vi.fn(() => ({ busy: true }));
    const access = chainOf({ [A]: {}, [B]: requested, [C]: {} });
    expect(await checkAccount(access)).toMatchObject({ kind: 'agree', nodes: [A, C] });
    requested.mockClear();
    expect(await checkAccount(access)).toMatchObject({ kind: 'agree', nodes: [A, C] });
    expect(requested).not.toHaveBeenCalled();
  });

  it.each([
    ['no-response', { down: true }],
    ['wrong-chain', { chainId: 'ff'.repeat(32) }],
    ['stale', { headAgeMs: 120_000 }],
  ] as const)('cannot be compared with a node because of: %s', async (reason, node) => {
    expect(await checkAccount(chainOf({ [A]: {}, [B]: node }))).toEqual({
      kind: 'failed',
      node: B,
      reason,
    });
  });
});

describe('a transaction', () => {
  it('agrees if two operators have it in the same irreversible block', async () => {
    expect(await checkTransaction(chainOf({ [A]: {}, [B]: {} }))).toMatchObject({ kind: 'agree' });
  });

  it("differs if the other node's block lacks it", async () => {
    const access = chainOf({ [A]: {}, [B]: { transactions: [{ trx: 'ee'.repeat(32) }] } });
    expect(await checkTransaction(access)).toMatchObject({
      differences: [{ kind: 'included', of: '100', first: 'yes', second: 'no' }],
    });
  });

  it('differs if the other node has not reached its block', async () => {
    const access = chainOf({ [A]: {}, [B]: { noBlock: true, irreversible: 90 } });
    expect(await checkTransaction(access)).toMatchObject({
      kind: 'differ',
      differences: [
        { kind: 'block', first: 'b100', second: null },
        { kind: 'included', second: 'no' },
        { kind: 'irreversible', first: 'yes', second: 'no' },
      ],
    });
  });

  it('cannot be compared with a node without old blocks', async () => {
    expect(await checkTransaction(chainOf({ [A]: {}, [B]: { noBlock: true } }))).toEqual({
      kind: 'failed',
      node: B,
      reason: 'no-block',
    });
  });
});
