import type { Asset } from '#src/chain/core/asset.ts';
import { codecOf } from '../../abi/codec.ts';
import type { Chain } from '../../types.ts';
import { CORE_VAULTA, VAULTA_TOKEN } from '../../vaulta.ts';
import { act, active, system, transfer } from '../actions.ts';
import { createAmounts } from '../amounts.ts';
import {
  AIRDROP_HOLDERS,
  BUSY,
  DEMO,
  EXCHANGE,
  KEEPS_EOS,
  PEOPLE,
  SCAM,
  TRADER,
  TREASURY,
} from '../cast.ts';
import type { StoryRunner } from '../story-runner.ts';

const DAY = 24 * 60 * 60;
/** Units of EOS that alice keeps. */
const KEPT = 50_000_000n;
/** EOS that eosio swaps, to create accounts with A. */
const SYSTEM_FUND = 50_000_000;
/** Shares of the supply a year by their start. The first one is in force, the others come. */
const SCHEDULES: readonly (readonly [string, number])[] = [
  ['2024-06-01T00:00:00', 0.036_170_97],
  ['2028-06-01T00:00:00', 0.018_085_485],
  ['2032-06-01T00:00:00', 0.009_042_743],
  ['2036-06-01T00:00:00', 0.004_521_371],
  ['2040-06-01T00:00:00', 0.002_260_686],
  ['2044-06-01T00:00:00', 0.001_130_343],
];
/** 16.45% of it for producers, a quarter of that for blocks. */
const PAY = { inflation_pay_factor: 60_790, votepay_factor: 40_000 };

/** A token that poses as A. */
const FALSE = '900000000.0000 A';

/** After a day with EOS nearly all swap it to A. */
export function vaulta(runner: StoryRunner): void {
  const eos = createAmounts(runner.chain);
  const a = createAmounts(runner.chain, VAULTA_TOKEN);
  const step = (...actions: Parameters<StoryRunner['send']>[0]): void => {
    runner.send(actions);
    runner.wait(30);
  };
  runner.wait(DAY);
  step(
    system('setpayfactor', 'eosio', PAY),
    ...SCHEDULES.map(([start_time, continuous_rate]) =>
      system('setschedule', 'eosio', { start_time, continuous_rate }),
    ),
    system('execschedule', 'eosio', {}),
  );
  step(transfer('eosio', CORE_VAULTA, eos.whole(SYSTEM_FUND), 'to create accounts'));
  for (const account of swapping()) {
    const kept = account === 'alice' ? KEPT : 0n;
    step(transfer(account, CORE_VAULTA, eos.units(unitsOf(runner.chain, account) - kept), 'swap'));
  }
  // Two of the treasury's three agree.
  runner.send([transfer(TREASURY, CORE_VAULTA, eos.whole(10_000), 'swap')], ['alice', 'bob']);
  runner.wait(30);
  step(act(CORE_VAULTA, 'blockswapto', active(EXCHANGE), { account: EXCHANGE, block: true }));
  const send = (name: string, from: string, to: string, quantity: string, memo: string) =>
    step(act(CORE_VAULTA, name, active(from), { from, to, quantity, memo }));
  // They never send A, so the contract pays for their rows.
  for (const to of AIRDROP_HOLDERS.slice(0, 3))
    send('swapto', 'alice', to, eos.whole(3), 'swapped for you');
  send('swapto', 'bob', 'grace', a.whole(12), 'EOS as you wished');
  send('transfer', 'grace', CORE_VAULTA, a.whole(8), '');
  step(transfer('grace', CORE_VAULTA, eos.whole(20), 'and back'));
  const issue = { issuer: SCAM, maximum_supply: FALSE };
  step(
    act(SCAM, 'create', active(SCAM), issue),
    act(SCAM, 'issue', active(SCAM), { to: SCAM, quantity: FALSE, memo: '' }),
  );
  for (const to of ['alice', 'judy']) step(transfer(SCAM, to, a.whole(7_000), 'swap bonus', SCAM));
  const link = { account: 'alice', code: CORE_VAULTA, type: 'transfer', requirement: 'trading' };
  step(act(CORE_VAULTA, 'linkauth', active('alice'), link));
  const trade = { actor: 'alice', permission: 'trading' };
  const order = { from: 'alice', to: EXCHANGE, quantity: a.whole(60), memo: 'order 6' };
  step(act(CORE_VAULTA, 'transfer', trade, order));
}

function swapping(): string[] {
  const people = [...DEMO, ...PEOPLE].map(({ name }) => name);
  return [...people.filter((name) => name !== KEEPS_EOS), TRADER, BUSY, EXCHANGE];
}

/** An account's units of EOS. */
function unitsOf(chain: Chain, account: string): bigint {
  const query = { code: 'eosio.token', scope: account, table: 'accounts' };
  const [entry] = chain.table({ ...query, limit: 1, reverse: false, index: 1 }).rows;
  const codec = codecOf(chain.account('eosio.token')!.abi!, chain.spec.keyPrefix);
  const row = codec.decode('account', entry!.row.value) as { balance: Asset };
  return row.balance.units;
}
