import { account, accounts, amount, contractSentences, count, fieldOf, is, name } from './rule.ts';
import { wholeNumber, yes, type Test } from './rule.ts';

const parties = { from: account('from'), receiver: account('receiver') };
const cpu = { cpu: amount('stake_cpu_quantity') };
const net = { net: amount('stake_net_quantity') };
const freedCpu = { cpu: amount('unstake_cpu_quantity') };
const freedNet = { net: amount('unstake_net_quantity') };
const rented = {
  payer: account('payer'),
  receiver: account('receiver'),
  days: wholeNumber('days'),
  amount: amount('max_payment'),
};
const permission = { account: account('account'), permission: name('permission') };
const link = { account: account('account'), contract: account('code') };
const owner = { owner: account('owner') };

export const system = contractSentences(
  {
    delegatebw: { ...parties, ...cpu, ...net },
    delegatebwCpu: { ...parties, ...cpu },
    delegatebwNet: { ...parties, ...net },
    delegatebwGive: { ...parties, ...cpu, ...net },
    giveCpu: { ...parties, ...cpu },
    giveNet: { ...parties, ...net },
    undelegatebw: { ...parties, ...freedCpu, ...freedNet },
    undelegatebwCpu: { ...parties, ...freedCpu },
    undelegatebwNet: { ...parties, ...freedNet },
    refund: owner,
    buyram: {
      payer: account('payer', 'account'),
      receiver: account('receiver', 'account', 'payer'),
      // `tokens` in the contract of 2018.
      amount: amount('quant', 'tokens'),
    },
    buyrambytes: {
      payer: account('payer'),
      receiver: account('receiver'),
      bytes: wholeNumber('bytes'),
    },
    sellram: { account: account('account'), bytes: wholeNumber('bytes') },
    powerup: rented,
    powerupCpu: rented,
    powerupNet: rented,
    voteproducer: {
      voter: account('voter'),
      count: count('producers'),
      producers: accounts('producers'),
    },
    voteproxy: { voter: account('voter'), proxy: account('proxy') },
    voteNone: { voter: account('voter') },
    regproducer: { producer: account('producer') },
    unregprod: { producer: account('producer') },
    regproxy: { proxy: account('proxy') },
    unregproxy: { proxy: account('proxy') },
    claimrewards: owner,
    newaccount: { creator: account('creator'), name: account('name', 'newact') },
    updateauth: permission,
    linkauth: { ...link, permission: name('requirement'), action: name('type') },
    linkauthAll: { ...link, permission: name('requirement') },
  },
  {
    delegatebw: [
      ['giveCpu', both(yes('transfer'), only('stake_cpu_quantity', 'stake_net_quantity'))],
      ['giveNet', both(yes('transfer'), only('stake_net_quantity', 'stake_cpu_quantity'))],
      ['delegatebwGive', yes('transfer')],
      ['delegatebwCpu', only('stake_cpu_quantity', 'stake_net_quantity')],
      ['delegatebwNet', only('stake_net_quantity', 'stake_cpu_quantity')],
      'delegatebw',
    ],
    undelegatebw: [
      ['undelegatebwCpu', only('unstake_cpu_quantity', 'unstake_net_quantity')],
      ['undelegatebwNet', only('unstake_net_quantity', 'unstake_cpu_quantity')],
      'undelegatebw',
    ],
    powerup: [
      ['powerupCpu', only('cpu_frac', 'net_frac')],
      ['powerupNet', only('net_frac', 'cpu_frac')],
      'powerup',
    ],
    buyramself: ['buyram'],
    voteproducer: [
      'voteproxy',
      ['voteproducer', is('proxy', '', undefined)],
      ['voteNone', (data) => is('proxy', '', undefined)(data) && noProducers(data)],
    ],
    regproducer2: ['regproducer'],
    // FIO has actions of the same names with other fields.
    regproxy: [
      ['regproxy', yes('isproxy')],
      ['unregproxy', is('isproxy', false, 0)],
    ],
    voteproxy: [],
    unregproxy: [],
    linkauth: ['linkauth', ['linkauthAll', is('type', '')]],
  },
);

function noProducers({ producers }: Readonly<Record<string, unknown>>): boolean {
  return Array.isArray(producers) && producers.length === 0;
}

/** True if the first field is an amount above zero and the second is zero. */
function only(some: string, none: string): Test {
  return (data) => !isNothing(fieldOf(data, some)) && isNothing(fieldOf(data, none));
}

/** `0`, or `0.0000 EOS`. */
function isNothing(value: unknown): boolean {
  return /^0+(\.0+)?( [A-Z]+)?$/.test(String(value));
}

function both(one: Test, other: Test): Test {
  return (data) => one(data) && other(data);
}
