import { UInt128 } from '@wharfkit/antelope';
import type { Int64 } from '@wharfkit/antelope';
import { Resources } from '@wharfkit/resources';
import type { SampleUsage } from '@wharfkit/resources';
import { Session } from '@wharfkit/session';
import { WalletPluginPrivateKey } from '@wharfkit/wallet-plugin-privatekey';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startDevnet } from '#devnet/start.ts';
import type { RunningDevnet } from '#devnet/start.ts';
import { BOOT_TIMEOUT, keyOf } from '../api/support.ts';

let devnet: RunningDevnet;
let resources: Resources;
let usage: SampleUsage;

beforeAll(async () => {
  devnet = await startDevnet({ port: 0, blockInterval: 0 });
  resources = new Resources({ url: devnet.url, fetch, sampleAccount: 'alice' });
  usage = await resources.getSampledUsage();
}, BOOT_TIMEOUT);

afterAll(() => devnet.close());

/** Units that an account's balance shrank by while something was sent. */
async function costOf(actor: string, name: string, data: object): Promise<number> {
  const session = new Session(
    {
      chain: { id: devnet.chain.spec.chainId, url: devnet.url },
      actor,
      permission: 'active',
      walletPlugin: new WalletPluginPrivateKey(keyOf(devnet, actor)),
    },
    { fetch },
  );
  const before = await balance(actor);
  const authorization = [{ actor, permission: 'active' }];
  await session.transact({ action: { account: 'eosio', name, authorization, data } });
  devnet.chain.produceBlock();
  return before - (await balance(actor));
}

function powerup(frac: Int64): Promise<number> {
  return costOf('alice', 'powerup', {
    payer: 'alice',
    receiver: 'alice',
    days: 1,
    net_frac: '0',
    cpu_frac: String(frac),
    max_payment: '1000.0000 EOS',
  });
}

async function balance(account: string): Promise<number> {
  const [held] = await resources.api.v1.chain.get_currency_balance('eosio.token', account, 'EOS');
  return Number(held?.units ?? 0);
}

describe('@wharfkit/resources, unchanged', () => {
  it('prices a powerup as the contract then charges it', async () => {
    const { cpu, powerup_days } = await resources.v1.powerup.get_state();
    expect(Number(powerup_days)).toBe(1);
    // A hundredth of all there is, which falls back to the market after a day.
    const ms = Math.ceil(1e13 / Number(cpu.frac_by_ms(usage, 1)));
    await powerup(cpu.frac_by_ms(usage, ms));
    const rented = await resources.v1.powerup.get_state();
    const taken = Number(rented.cpu.utilization) - Number(cpu.utilization);
    const foretold = cpu.utilization_increase(UInt128.from(cpu.frac_by_ms(usage, ms)));
    expect(Math.abs(taken - Number(foretold))).toBeLessThanOrEqual(1);
    devnet.chain.advance(25 * 3600 * 1000);
    await costOf('alice', 'powerupexec', { user: 'alice', max: 10 });

    // The client can price what is below the utilization of before.
    const { cpu: falling } = await resources.v1.powerup.get_state();
    expect(Number(falling.adjusted_utilization)).toBeGreaterThan(Number(falling.utilization));
    const timestamp = devnet.chain.headBlock.timestamp;
    const price = falling.price_per_ms(usage, Math.ceil(ms / 10), { timestamp });
    expect(price).toBeGreaterThan(1);
    const cost = await powerup(falling.frac_by_ms(usage, Math.ceil(ms / 10)));
    expect(cost / 10_000 / price).toBeCloseTo(1, 3);
  });

  it('prices RAM as the market then sells it', async () => {
    const bytes = 10_240;
    const price = (await resources.v1.ram.get_state()).price_per(bytes);
    const cost = await costOf('alice', 'buyrambytes', { payer: 'alice', receiver: 'alice', bytes });
    // The fee of a half per cent comes on top.
    expect(cost / Number(price.units)).toBeGreaterThan(1);
    expect(cost / Number(price.units)).toBeLessThan(1.011);
  });

  it('reads the REX pool and what a loan costs', async () => {
    const rex = await resources.v1.rex.get_state();
    expect(rex.total_lendable.value).toBeCloseTo(rex.total_lent.value + rex.total_unlent.value, 4);
    expect(rex.value).toBeGreaterThanOrEqual(0.0001);
    expect(rex.cpu_price_per_ms(usage, 1)).toBeGreaterThan(0);
    expect(rex.net_price_per_kb(usage, 1)).toBeGreaterThan(0);
  });
});
