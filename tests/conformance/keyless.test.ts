import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startDevnet } from '#devnet/start.ts';
import type { RunningDevnet } from '#devnet/start.ts';
import { startCrookedProxy } from './keyless/crooked.ts';
import type { Bend } from './keyless/crooked.ts';
import { compareKeyless, printed } from './keyless/run.ts';

/** Each a way in which a node could differ. */
const BENDS: Record<string, Bend> = {
  '/v1/chain/get_info': (_path, { status, json }) => {
    const rest = Object.entries(json as object).filter(([name]) => name !== 'block_cpu_limit');
    return { status, json: Object.fromEntries(rest) };
  },
  '/v1/chain/get_currency_stats': (_path, answered) =>
    answered.status === 200 ? { ...answered, json: [answered.json] } : answered,
  '/v1/chain/nosuchcall': (_path, { json }) => ({ status: 500, json }),
  '/v1/chain/push_transaction': (_path, { status, json }) => {
    const body = json as { error: object };
    return { status, json: { ...body, error: { ...body.error, what: 'No' } } };
  },
};

describe('what two nodes answer without keys', () => {
  let devnet: RunningDevnet;
  let jungle: RunningDevnet;

  beforeAll(async () => {
    devnet = await startDevnet({ port: 0, blockInterval: 0 });
    jungle = await startDevnet({ port: 0, chains: ['jungle'] });
  });

  afterAll(() => Promise.all([devnet.close(), jungle.close()]));

  it('is the same of a node and itself, whose state is as before', async () => {
    const before = devnet.chain.stateHash();
    expect(printed(await compareKeyless(devnet.url, devnet.url))).toEqual([]);
    expect(devnet.chain.stateHash()).toBe(before);
  });

  it('is of one shape on chains with different contents', async () => {
    expect(printed(await compareKeyless(devnet.url, jungle.url))).toEqual([]);
  });

  it('is reported where a node says otherwise', async () => {
    const proxy = await startCrookedProxy(
      devnet.url,
      (path, answered) => BENDS[path]?.(path, answered) ?? answered,
    );
    const findings = await compareKeyless(devnet.url, proxy.url);
    await proxy.close();
    const lines = printed(findings.filter(({ why }) => why === undefined));
    expect(lines).toContain('  chain/get_info · block_cpu_limit: number ≠ lacking');
    expect(lines).toContain('  chain/nosuchcall that is not there · status: 404 ≠ 500');
    expect(lines).toContainEqual(
      expect.stringMatching(/get_currency_stats of EOS · : object ≠ list/),
    );
    expect(lines).toContainEqual(
      expect.stringMatching(/^ {2}refused by push_transaction · error\.what: "[^"]+" ≠ "No"$/),
    );
    const steps = new Set(findings.map(({ step }) => step));
    expect([...steps].every((step) => /get_info|nosuch|currency_stats|push_tr/.test(step))).toBe(
      true,
    );
  });
});
