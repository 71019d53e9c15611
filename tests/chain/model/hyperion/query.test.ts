import { expect, it } from 'vitest';
import { hyperionLink } from '#src/chain/model/hyperion/query.ts';

const BASE = 'https://history.example';

it('a query has the parameters of its call that are not empty', () => {
  const values = { account: ' alice ', filter: 'eosio.token:*', limit: '', id: 'ab' };
  expect(hyperionLink(BASE, '/v2/history/get_actions', values)).toBe(
    `${BASE}/v2/history/get_actions?account=alice&filter=eosio.token%3A*`,
  );
  expect(hyperionLink(BASE, '/v2/history/get_transaction', values)).toBe(
    `${BASE}/v2/history/get_transaction?id=ab`,
  );
  expect(hyperionLink(BASE, '/v2/health', values)).toBe(`${BASE}/v2/health`);
});

it('a value cannot add parameters', () => {
  const link = new URL(hyperionLink(BASE, '/v2/state/get_account', { account: 'a&b=c#d' }));
  expect([...link.searchParams]).toEqual([['account', 'a&b=c#d']]);
});
