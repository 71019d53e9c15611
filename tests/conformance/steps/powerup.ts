import { eosio, equip, rows, sends } from './making.ts';
import type { Step } from './making.ts';

const market = {
  current_weight_ratio: '10000000000000',
  target_weight_ratio: '10000000000000',
  assumed_stake_weight: '1000000000000',
  target_timestamp: null,
  exponent: 2,
  decay_secs: 86_400,
  min_price: '0.0000 EOS',
  max_price: '1000000.0000 EOS',
};
const config = { net: market, cpu: market, powerup_days: 1, min_powerup_fee: '0.0001 EOS' };
const powerup = (net_frac: string, cpu_frac: string, max_payment: string, days = 1) =>
  eosio('powerup', 'alice', {
    payer: 'alice',
    receiver: 'bob',
    days,
    net_frac,
    cpu_frac,
    max_payment,
  });

/** Resources rented by the day, at the price of the curve. */
export const POWERUP: readonly Step[] = [
  sends('a powerup before there is a market', [powerup('0', '1000000000', '1.0000 EOS')]),
  sends('a market configured by another', [eosio('cfgpowerup', 'alice', { args: config })]),
  sends('a market of a wrong exponent', [
    eosio('cfgpowerup', 'eosio', { args: { ...config, cpu: { ...market, exponent: 0.5 } } }),
  ]),
  sends('a market of another symbol', [
    eosio('cfgpowerup', 'eosio', { args: { ...config, min_powerup_fee: '0.0001 NONE' } }),
  ]),
  sends('stake for what follows', equip('alice', '2000.0000 EOS')),
  sends('more of it', [
    eosio('delegatebw', 'eosio', {
      from: 'eosio',
      receiver: 'alice',
      transfer: false,
      stake_net_quantity: '5000.0000 EOS',
      stake_cpu_quantity: '0.0000 EOS',
    }),
  ]),
  sends('room for the reserve', [
    eosio('buyrambytes', 'eosio', { payer: 'eosio', receiver: 'eosio.reserv', bytes: 16_384 }),
  ]),
  sends('a market', [eosio('cfgpowerup', 'eosio', { args: config })]),
  rows('powup.state', ''),
  sends('a powerup', [powerup('10000000000', '100000000000', '10.0000 EOS')]),
  sends('another, which costs more', [powerup('0', '100000000000', '10.0000 EOS')]),
  sends('a powerup that costs more than one would pay', [
    powerup('0', '100000000000000', '0.0001 EOS'),
  ]),
  sends('a powerup of so little that it costs nothing', [powerup('0', '1', '1.0000 EOS')]),
  sends('a powerup of nothing', [powerup('0', '0', '1.0000 EOS')]),
  sends('a powerup of less than nothing', [powerup('-1', '0', '1.0000 EOS')]),
  sends('a powerup of more than all', [powerup('0', '1000000000000001', '1.0000 EOS')]),
  sends('a powerup for more days', [powerup('0', '100000000000', '10.0000 EOS', 3)]),
  sends('orders that are not over', [eosio('powerupexec', 'alice', { user: 'alice', max: 10 })]),
  rows('powup.order', ''),
  rows('powup.state', ''),
];
