import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';

const script = readFileSync(new URL('../../src/layouts/inline/prime.js', import.meta.url), 'utf8');
const chain = {
  ...{ endpoints: { default: ['http://node.test'], transactions: [] }, historyTypes: ['native'] },
  hyperionUrl: null,
};

/** What the head of an account's page asks for. */
function asked(path: string) {
  const fetch = vi.fn((_url: string, _init: RequestInit) => Promise.resolve(new Response()));
  const document = {
    documentElement: { dataset: { primed: 'account' } },
    getElementById: () => ({ textContent: JSON.stringify(chain) }),
  };
  const window: { __primed?: Record<string, unknown> } = {};
  // The page runs it as a script of its own.
  const run = new Function('window', 'document', 'location', 'fetch', 'setTimeout', script) as (
    ...given: unknown[]
  ) => void;
  run(window, document, { pathname: path }, fetch, () => 0);
  return { calls: fetch.mock.calls, requests: Object.keys(window.__primed ?? {}) };
}

describe('the request of a page’s head', () => {
  it('asks for the account of the address, by the name the pool looks for', () => {
    const { calls, requests } = asked('/zh/account/alice');
    const body = '{"account_name":"alice"}';
    expect(calls).toMatchObject([['http://node.test/v1/chain/get_account', { body }]]);
    expect(requests).toEqual([`http://node.test/v1/chain/get_account${body}`]);
  });

  it('is given up where the endpoint never answers, since nobody else can end it', () => {
    expect(asked('/account/alice').calls[0]?.[1].signal).toBeInstanceOf(AbortSignal);
  });

  it('is none where the address cannot be read', () => {
    expect(asked('/account/%E0%A4%A').calls).toEqual([]);
  });
});
