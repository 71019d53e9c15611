import { describe, expect, it, vi } from 'vitest';
import { inlineScript } from '#scripts/site/inline-scripts.ts';
import { requestTimeoutMs } from '#src/chain/core/limits.ts';

const script = inlineScript('prefetch.js');
const chain = {
  chainId: 'c1',
  endpoints: { default: ['http://node.test'], transactions: [] },
  historyTypes: ['native'],
  hyperionUrl: null,
  accounts: { token: 'eosio.token' },
  coreSymbol: { code: 'EOS', precision: 4 },
};

interface Head {
  readonly fetch?: (url: string, init: RequestInit) => Promise<object>;
  /** Null for a page about nothing in particular. */
  readonly page?: 'account' | 'block' | 'transaction' | null;
  readonly localStorage?: Partial<Record<string, string>>;
  readonly config?: object;
}

/** What the head of a page asks for, by a clock of its own. */
function asked(
  path: string,
  { fetch = () => Promise.resolve({}), page = 'account', localStorage = {}, config }: Head = {},
) {
  const ask = vi.fn(fetch);
  const timers = new Map<number, () => void>();
  const document = {
    documentElement: { dataset: { prefetch: page ?? undefined } },
    getElementById: () => ({ textContent: JSON.stringify({ ...chain, ...config }) }),
  };
  const window: { __prefetched?: Record<string, unknown> } = {};
  const given = {
    window,
    document,
    localStorage,
    caches: {
      match: async (key: string, options: { cacheName: string }) =>
        `${key} of ${options.cacheName}`,
    },
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
  const isInfo = (url: string) => url.endsWith('/v1/chain/get_info');
  return {
    /** All but the one for the chain's head. */
    calls: ask.mock.calls.filter(([url]) => !isInfo(url)),
    headRequests: ask.mock.calls.filter(([url]) => isInfo(url)).length,
    requests: () => Object.keys(window.__prefetched ?? {}).filter((name) => !isInfo(name)),
    response: (name: string) => window.__prefetched?.[name],
    pass: (ms: number) => timers.get(ms)?.(),
  };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('the request of a page’s head', () => {
  it('requests the account of the address, by the name the pool looks for', () => {
    const { calls, requests } = asked('/zh/account/alice');
    const body = '{"account_name":"alice"}';
    expect(calls).toMatchObject([['http://node.test/v1/chain/get_account', { body }]]);
    expect(requests()).toEqual([`http://node.test/v1/chain/get_account${body}`]);
  });

  it('does not follow a node to another one, whose response would count as its own', () => {
    const { calls } = asked('/account/alice');
    expect(calls).toMatchObject([[expect.any(String), { redirect: 'error' }]]);
  });

  it('requests the balance that get_account does not report', () => {
    const config = { accounts: { token: 'core.vaulta' }, coreSymbol: { code: 'A', precision: 4 } };
    const { requests } = asked('/account/alice', { config });
    expect(requests()).toContain(
      'http://node.test/v1/chain/get_currency_balance' +
        '{"code":"core.vaulta","account":"alice","symbol":"A"}',
    );
  });

  it('times out if the endpoint does not respond, and the consumer sends a new one', async () => {
    const never = (_url: string, { signal }: RequestInit) =>
      new Promise<object>((_, reject) => {
        signal?.addEventListener('abort', () => reject(new Error('aborted')));
      });
    const { requests, pass } = asked('/account/alice', { fetch: never });
    pass(requestTimeoutMs);
    await settled();
    expect(requests()).toEqual([]);
  });

  it('is not aborted once the response has arrived, even if the page reads it late', async () => {
    const { calls, requests, pass } = asked('/account/alice');
    await settled();
    pass(requestTimeoutMs);
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

  it('requests the chain’s head on every page', () => {
    expect(asked('/account/alice').headRequests).toBe(1);
    expect(asked('/vote', { page: null }).headRequests).toBe(1);
    expect(asked('/vote', { page: null }).calls).toEqual([]);
  });

  it('is none for an id in capitals, which the page changes first', () => {
    expect(asked(`/block/${'AB'.repeat(32)}`, { page: 'block' }).calls).toEqual([]);
    expect(asked(`/block/${'ab'.repeat(32)}`, { page: 'block' }).calls).toHaveLength(1);
  });

  describe('with a response that the browser keeps', () => {
    const index = JSON.stringify([{ key: '/v1/chain/get_block/100', bytes: 1 }]);
    const localStorage = { 'kept-c1': index };

    it('makes no request for a stored block, which it hands over under a name that the pool does not use', async () => {
      const { calls, requests, response } = asked('/block/100', { page: 'block', localStorage });
      expect(calls).toEqual([]);
      expect(requests()).toEqual(['/v1/chain/get_block/100']);
      expect(await response('/v1/chain/get_block/100')).toBe('/v1/chain/get_block/100 of kept-c1');
    });

    it('is a request for anything else', () => {
      expect(asked('/block/10', { page: 'block', localStorage }).calls).toHaveLength(1);
      expect(asked('/account/alice', { localStorage }).calls).toHaveLength(1);
    });

    it('is a request without storage', () => {
      const refusing = new Proxy(localStorage, {
        get: () => {
          throw new Error('no storage');
        },
      });
      expect(asked('/block/100', { page: 'block', localStorage: refusing }).calls).toHaveLength(1);
    });
  });
});
