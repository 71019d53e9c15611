import { account, accounts, amount, contractSentences, count, is, name, text } from './rule.ts';
import { whole, yes } from './rule.ts';

const staked = {
  from: account('from'),
  receiver: account('receiver'),
  cpu: amount('stake_cpu_quantity'),
  net: amount('stake_net_quantity'),
};
const permission = { account: account('account'), permission: name('permission') };
const link = { account: account('account'), contract: account('code') };
const owner = { owner: account('owner') };

export const system = contractSentences(
  {
    delegatebw: staked,
    delegatebwGive: staked,
    undelegatebw: {
      from: account('from'),
      receiver: account('receiver'),
      cpu: amount('unstake_cpu_quantity'),
      net: amount('unstake_net_quantity'),
    },
    refund: owner,
    buyram: {
      payer: account('payer', 'account'),
      receiver: account('receiver', 'account'),
      // Named `tokens` in the contract of 2018.
      amount: amount('quant', 'tokens'),
    },
    buyrambytes: {
      payer: account('payer'),
      receiver: account('receiver'),
      bytes: whole('bytes'),
    },
    sellram: { account: account('account'), bytes: whole('bytes') },
    ramtransfer: { from: account('from'), to: account('to'), bytes: whole('bytes') },
    ramburn: { owner: account('owner'), bytes: whole('bytes') },
    buyramburn: { payer: account('payer'), amount: amount('quantity') },
    powerup: {
      payer: account('payer'),
      receiver: account('receiver'),
      days: whole('days'),
      amount: amount('max_payment'),
    },
    powerupexec: { user: account('user') },
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
    deleteauth: permission,
    linkauth: { ...link, permission: name('requirement'), action: name('type') },
    linkauthAll: { ...link, permission: name('requirement') },
    unlinkauth: { ...link, action: name('type') },
    unlinkauthAll: link,
    setcode: { account: account('account') },
    clearcode: { account: account('account') },
    setabi: { account: account('account') },
    canceldelay: { account: account('canceling_auth.actor'), transaction: text('trx_id') },
    bidname: { bidder: account('bidder'), name: name('newname'), amount: amount('bid') },
    bidrefund: { bidder: account('bidder'), name: name('newname') },
    logbuyram: {
      payer: account('payer'),
      receiver: account('receiver'),
      bytes: whole('bytes'),
      amount: amount('quantity'),
    },
    logsellram: { account: account('account'), bytes: whole('bytes'), amount: amount('quantity') },
    logramchange: { owner: account('owner'), bytes: whole('ram_bytes') },
    logsystemfee: { amount: amount('fee'), protocol: name('protocol') },
    onblock: { producer: account('header.producer') },
    onerror: {},
  },
  {
    delegatebw: [['delegatebwGive', yes('transfer')], 'delegatebw'],
    buyramself: ['buyram'],
    voteproducer: [
      'voteproxy',
      ['voteproducer', is('proxy', '', undefined)],
      ['voteNone', (data) => is('proxy', '', undefined)(data) && noProducers(data)],
    ],
    regproducer2: ['regproducer'],
    // FIO has actions of these names too, whose fields are others.
    regproxy: [
      ['regproxy', yes('isproxy')],
      ['unregproxy', is('isproxy', false, 0)],
    ],
    voteproxy: [],
    unregproxy: [],
    linkauth: ['linkauth', ['linkauthAll', is('type', '')]],
    unlinkauth: ['unlinkauth', ['unlinkauthAll', is('type', '')]],
    setcode: [['clearcode', is('code', '')], 'setcode'],
  },
);

function noProducers({ producers }: Readonly<Record<string, unknown>>): boolean {
  return Array.isArray(producers) && producers.length === 0;
}
