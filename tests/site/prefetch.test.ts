import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';

const script = readFileSync(
  new URL('../../src/layouts/inline/prefetch.js', import.meta.url),
  'utf8',
);
const chain = {
  endpoints: { default: ['http://node.test'], transactions: [] },
  historyTypes: ['native'],
  hyperionUrl: null,
};

/** What the head of an account's page asks for, by a clock of its own. */
function asked(path: string, fetch = (_url: string, _init: RequestInit) => Promise.resolve({})) {
  const ask = vi.fn(fetch);
  const timers = new Map<number, () => void>();
  const document = {
    documentElement: { dataset: { prefetch: 'account' } },
    getElementById: () => ({ textContent: JSON.stringify(chain) }),
  };
  const window: { __prefetched?: Record<string, unknown> } = {};
  const given = {
    window,
    document,
    location: { pathname: path },
    fetch: ask,
    setTimeout: (then: () => void, ms: number) => {
      timers.set(ms, then);
      return ms;
    },
    clearTimeout: (ms: number) => void timers.delete(ms),
  };
  // The page runs it as a script of its own.
  (new Function(...Object.keys(given), script) as (...all: unknown[]) => void)(
    ...Object.values(given),
  );
  return {
    calls: ask.mock.calls,
    requests: () => Object.keys(window.__prefetched ?? {}),
    pass: (ms: number) => timers.get(ms)?.(),
  };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('the request of a page’s head', () => {
  it('asks for the account of the address, by the name the pool looks for', () => {
    const { calls, requests } = asked('/zh/account/alice');
    const body = '{"account_name":"alice"}';
    expect(calls).toMatchObject([['http://node.test/v1/chain/get_account', { body }]]);
    expect(requests()).toEqual([`http://node.test/v1/chain/get_account${body}`]);
  });

  it('times out if the endpoint does not respond, and the consumer sends a new one', async () => {
    const never = (_url: string, { signal }: RequestInit) =>
      new Promise<object>((_, reject) => {
        signal?.addEventListener('abort', () => reject(new Error('aborted')));
      });
    const { requests, pass } = asked('/account/alice', never);
    pass(5_000);
    await settled();
    expect(requests()).toEqual([]);
  });

  it('is kept once it is answered, however long the page takes to come for it', async () => {
    const { calls, requests, pass } = asked('/account/alice');
    await settled();
    pass(5_000);
    expect(calls[0]?.[1].signal?.aborted).toBe(false);
    expect(requests()).toHaveLength(1);
  });

  it.each(['/account/ALICE', '/account/abc!', '/account/toolongaccountname', '/account/'])(
    'is none for an address that names no account: %s',
    (path) => {
      expect(asked(path).calls).toEqual([]);
    },
  );

  it('is none where the address cannot be read', () => {
    expect(asked('/account/%E0%A4%A').calls).toEqual([]);
  });
});
