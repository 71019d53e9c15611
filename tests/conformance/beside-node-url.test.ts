import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHAIN_KEYS, chainSpec } from '#devnet/chains.ts';
import { startDevnet } from '#devnet/start.ts';
import type { RunningDevnet } from '#devnet/start.ts';
import { clientOf } from './client.ts';
import { coreSymbol } from './keyless/client.ts';
import { compareKeyless, KEYLESS_STEPS, printed } from './keyless/run.ts';

/** The node that a devnet of the chain with the same token is compared with; nothing is changed on it. */
const NODE_URL = process.env['NODE_URL']?.replace(/\/+$/, '');

describe.skipIf(!NODE_URL)(`the devnet beside ${NODE_URL}`, () => {
  let devnet: RunningDevnet;

  beforeAll(async () => {
    const { name } = await coreSymbol(clientOf(NODE_URL!));
    const alike = CHAIN_KEYS.find((key) => chainSpec(key).symbol.code === name);
    devnet = await startDevnet({ port: 0, chains: [alike ?? 'eos'] });
  });

  afterAll(() => devnet.close());

  it('answers alike, but for what is written down', { timeout: 900_000 }, async () => {
    const findings = await compareKeyless(devnet.url, NODE_URL!);
    const lines = printed(findings);
    console.log(
      `${KEYLESS_STEPS.length} steps, ${lines.length} differences (devnet ≠ node)`,
      ...lines.map((line) => `\n${line}`),
    );
    expect(printed(findings.filter(({ why }) => why === undefined))).toEqual([]);
  });
});
