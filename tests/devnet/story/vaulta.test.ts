import { beforeAll, describe, expect, it } from 'vitest';
import { readRows } from '#devnet/api/rows.ts';
import { chainSpec } from '#devnet/chains.ts';
import { createChain } from '#devnet/engine/chain.ts';
import { bootChain } from '#devnet/start.ts';
import type { BootedChain } from '#devnet/start.ts';
import { AIRDROP_HOLDERS, EXCHANGE, KEEPS_EOS, TIGHT, TREASURY } from '#devnet/story/cast.ts';
import { createStoryClock } from '#devnet/story/clock.ts';
import { COUNCIL } from '#devnet/story/crowd/cast.ts';
import { CROWD_CONTRACTS } from '#devnet/story/crowd/contracts.ts';
import { runPresent, runStory } from '#devnet/story/story.ts';
import { ask, BOOT_TIMEOUT } from '../api/support.ts';

let booted: BootedChain;

beforeAll(() => {
  booted = bootChain('jungle');
}, BOOT_TIMEOUT);

const rows = (code: string, table: string, scope = code) =>
  readRows(booted.chain, { code, scope, table });
const balance = (code: string, account: string): number => {
  const [row] = rows(code, 'accounts', account);
  return row ? parseFloat(String(row['balance'])) : NaN;
};
const eos = (account: string): number => balance('eosio.token', account);
const a = (account: string): number => balance('core.vaulta', account);

/** When an action first ran, in days after the genesis. */
function dayOf(account: string, name: string): number {
  const { chain, history } = booted;
  const position = history.actionsOf().find((one) => {
    const act = history.action(one).receivers[0]?.act;
    return act?.account === account && act.name === name;
  })!;
  const { timestamp } = history.action(position).in.block;
  return (Date.parse(`${timestamp}Z`) - chain.spec.genesisTime) / (24 * 3600 * 1000);
}

describe('the story of a chain that runs as Vaulta does', () => {
  it('is in EOS on the first day and in A from then on', () => {
    expect(dayOf('eosio.token', 'transfer')).toBeLessThan(0.1);
    expect(dayOf('core.vaulta', 'transfer')).toBeGreaterThan(1);
    expect(dayOf('core.vaulta', 'transfer')).toBeLessThan(2);
  });

  it('has people with A alone, with EOS alone, and with both', () => {
    for (const name of ['bob', 'carol', 'erin', EXCHANGE]) {
      expect(eos(name), name).toBe(0);
      expect(a(name), name).toBeGreaterThan(100);
    }
    expect(eos(KEEPS_EOS)).toBeGreaterThan(100);
    expect(a(KEEPS_EOS)).toBeNaN();
    for (const name of ['alice', TREASURY]) {
      expect(eos(name), name).toBeGreaterThan(1000);
      expect(a(name), name).toBeGreaterThan(1000);
    }
  });

  it('has as many EOS in core.vaulta as there are A outside', () => {
    expect(2_100_000_000 - a('core.vaulta')).toBeCloseTo(eos('core.vaulta'), 3);
  });

  it('has an exchange that swapto cannot reach, and balances whose rows the contract pays', () => {
    expect(rows('core.vaulta', 'blocked')).toEqual([{ account: EXCHANGE }]);
    const [held] = rows('core.vaulta', 'accounts', AIRDROP_HOLDERS[0]);
    expect(held).toEqual({ balance: '3.0000 A', released: 0 });
    expect(rows('core.vaulta', 'accounts', 'bob')).toMatchObject([{ released: 1 }]);
  });

  it('has an account with A and less RAM than its first payment needs', async () => {
    const { body } = await ask(booted.app, '/v1/chain/get_account', { account_name: TIGHT });
    const free = Number(body['ram_quota']) - Number(body['ram_usage']);
    expect(free).toBeGreaterThan(0);
    expect(free).toBeLessThan(241);
    expect(rows('core.vaulta', 'accounts', TIGHT)).toMatchObject([{ released: 0 }]);
  });

  it('has REX in savings, on its way, mature, and withdrawn', () => {
    const balances = new Map(rows('eosio', 'rexbal').map((row) => [row['owner'], row]));
    const maturities = (owner: string) =>
      (balances.get(owner)!['rex_maturities'] as { first: string }[]).map(({ first }) =>
        Date.parse(`${first}Z`),
      );
    const now = Date.now();
    const day = 24 * 3600 * 1000;
    expect(maturities('alice')).toHaveLength(1);
    const [coming] = maturities('carol');
    expect(coming! - now).toBeGreaterThan(19 * day);
    expect(coming! - now).toBeLessThan(22 * day);
    expect(maturities('heidi')[0]).toBeLessThan(now);
    const [fund] = rows('eosio', 'rexfund').filter(({ owner }) => owner === 'grace');
    expect(parseFloat(String(fund!['balance']))).toBeGreaterThan(1000);
  });

  it('has RAM as a gift and as WRAM', () => {
    expect(rows('eosio', 'giftedram')).toEqual([
      { giftee: 'judy', gifter: 'alice', ram_bytes: 8192 },
    ]);
    expect(balance('eosio.wram', 'bob')).toBe(37_000);
    const gifted = new Set(['giftram', 'ungiftram', 'ramtransfer', 'ramburn', 'buyramburn']);
    for (const name of gifted) expect(dayOf('core.vaulta', name), name).toBeGreaterThan(1);
  });

  it('has stake, refunds, PowerUp and bids by core.vaulta', () => {
    for (const name of ['delegatebw', 'undelegatebw', 'refund', 'powerup', 'bidname'])
      expect(dayOf('core.vaulta', name), name).toBeGreaterThan(1);
    expect(rows('eosio', 'refunds', 'bob')).toMatchObject([{ net_amount: '500.0000 EOS' }]);
    expect(rows('eosio', 'powup.order', '').length).toBeGreaterThan(0);
  });

  it('uses every action of core.vaulta', () => {
    const { chain, history } = booted;
    const used = new Set(
      history
        .actionsOf('core.vaulta')
        .map((one) => history.action(one).receivers[0]!.act)
        .filter(({ account }) => account === 'core.vaulta')
        .map(({ name }) => name),
    );
    const unused = chain
      .account('core.vaulta')!
      .abi!.actions!.map(({ name }) => name)
      .filter((name) => !used.has(name));
    // The genesis runs it.
    expect(unused).toEqual(['init']);
  });

  it('pays producers in A, with the supply’s schedules ahead', () => {
    expect(a('bpalpha11111')).toBeGreaterThan(0);
    expect(rows('eosio.bpay', 'rewards').length).toBeGreaterThan(15);
    expect(rows('eosio', 'schedules').map(({ start_time }) => start_time)).toEqual(
      ['2028', '2032', '2036', '2040', '2044'].map((year) => `${year}-06-01T00:00:00`),
    );
    expect(rows('eosio', 'global4')).toMatchObject([
      { continuous_rate: '0.03617097000000000', inflation_pay_factor: 60_790 },
    ]);
  });

  it('is the same on every start', () => {
    const again = bootChain('jungle', { remember: false });
    expect(again.story).toEqual(booted.story);
    expect(again.story.length).toBeGreaterThan(450);
    expect(again.story.length).toBeLessThan(700);
  });
});

it('the crowd lives with A', () => {
  const spec = chainSpec('eos');
  const clock = createStoryClock(spec.genesisTime);
  const chain = createChain(spec, { now: clock.now, contracts: [...CROWD_CONTRACTS] });
  const sent = runStory(chain, clock, { crowd: true });
  runPresent(chain, clock, { crowd: true });
  expect(sent.length).toBeGreaterThan(1_500);
  const held = readRows(chain, { code: 'core.vaulta', scope: COUNCIL, table: 'accounts' });
  expect(parseFloat(String(held[0]!['balance']))).toBeGreaterThan(0);
  expect(chain.scheduledTransactions().length).toBeGreaterThan(0);
});
