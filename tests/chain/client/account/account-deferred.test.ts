import { expect, it } from 'vitest';
import { readAccountDeferred } from '#src/chain/client/account/account-deferred.ts';
import type { ChainAccess } from '#src/chain/client/chain/access.ts';

const idOf = (index: number) => String(index).padStart(64, '0');

const row = (index: number, actor: string) => ({
  trx_id: idOf(index),
  sender: '',
  payer: actor,
  delay_until: '2026-12-01T00:00:00.000',
  transaction: {
    actions: [
      {
        account: 'eosio.token',
        name: 'transfer',
        authorization: [{ actor, permission: 'active' }],
        data: {},
      },
    ],
  },
});

interface Node {
  /** Pages by lower bound. */
  readonly pages: Readonly<Record<string, { transactions: unknown[]; more: string }>>;
  /** Code names of activated features; none for a node without the call. */
  readonly features: readonly string[] | null;
}

function access({ pages, features }: Node): ChainAccess {
  const requested: string[] = [];
  const respond = (path: string, body: { lower_bound: string }) => {
    requested.push(path);
    if (path.endsWith('get_scheduled_transactions')) return pages[body.lower_bound];
    if (features === null) throw new Error('unknown call');
    return {
      activated_protocol_features: features.map((value, index) => ({
        feature_digest: String(index),
        activation_ordinal: index,
        activation_block_num: index,
        specification: [{ name: 'builtin_feature_codename', value }],
      })),
    };
  };
  const pool = {
    post: async (path: string, body: never, { decode }: { decode: (of: unknown) => unknown }) => ({
      endpoint: 'https://node.example',
      value: decode(respond(path, body)),
    }),
  };
  return { pool } as unknown as ChainAccess;
}

it('finds the transactions of an account on all pages', async () => {
  const pages = {
    '': { transactions: [row(1, 'bob'), row(2, 'alice')], more: idOf(3) },
    [idOf(3)]: { transactions: [row(3, 'alice')], more: '' },
  };
  const { rows, complete, disabled } = await readAccountDeferred(
    access({ pages, features: [] }),
    'alice',
  );
  expect(rows.map(({ id }) => id)).toEqual([idOf(2), idOf(3)]);
  expect([complete, disabled]).toEqual([true, false]);
});

it('searches a part of a chain with too many', async () => {
  const pages = Object.fromEntries(
    Array.from({ length: 30 }, (_, index) => [
      index === 0 ? '' : idOf(index),
      { transactions: [row(index, 'alice')], more: idOf(index + 1) },
    ]),
  );
  const { rows, complete } = await readAccountDeferred(access({ pages, features: null }), 'alice');
  expect([rows.length, complete]).toEqual([20, false]);
});

it('requests none where the chain has removed them', async () => {
  const features = ['DISABLE_DEFERRED_TRXS_STAGE_1', 'DISABLE_DEFERRED_TRXS_STAGE_2'];
  const found = await readAccountDeferred(access({ pages: {}, features }), 'alice');
  expect(found).toEqual({ disabled: true, rows: [], complete: true });
});

it('lists those that are left where only new ones are stopped', async () => {
  const pages = { '': { transactions: [row(1, 'alice')], more: '' } };
  const features = ['DISABLE_DEFERRED_TRXS_STAGE_1'];
  const { disabled, rows } = await readAccountDeferred(access({ pages, features }), 'alice');
  expect([disabled, rows.length]).toEqual([false, 1]);
});
