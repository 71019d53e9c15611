import { account, eosio, rows, sends } from './making.ts';
import type { Step } from './making.ts';

const amount = (name: string, by: string, field: string, quantity: string) =>
  eosio(name, by, { owner: by, [field]: quantity });
const buyrex = (by: string, quantity: string) =>
  eosio('buyrex', by, { from: by, amount: quantity });
const sellrex = (by: string, rex: string) => eosio('sellrex', by, { from: by, rex });
const rent = (kind: 'cpu' | 'net', loan_payment: string, loan_fund = '0.0000 EOS') =>
  eosio(`rent${kind}`, 'bob', { from: 'bob', receiver: 'alice', loan_payment, loan_fund });
const loan = (name: string, loan_num: number, payment: string) =>
  eosio(name, 'bob', {
    from: 'bob',
    loan_num,
    ...(payment ? { [name.startsWith('fund') ? 'payment' : 'amount']: payment } : {}),
  });
const tables = ['rexpool', 'rexbal', 'rexfund', 'cpuloan', 'netloan', 'rexqueue'];

/** Tokens lent, REX bought, sold and saved, resources rented: to the last unit as the real contract does. */
export const REX: readonly Step[] = [
  sends('a deposit to REX', [amount('deposit', 'alice', 'amount', '300.0000 EOS')]),
  sends('a deposit of nothing', [amount('deposit', 'alice', 'amount', '0.0000 EOS')]),
  sends('a deposit of more than one has', [amount('deposit', 'bob', 'amount', '9999.0000 EOS')]),
  sends('a loan before there is REX', [rent('cpu', '1.0000 EOS')]),
  sends('REX without a vote', [
    amount('deposit', 'eosio', 'amount', '10.0000 EOS'),
    buyrex('eosio', '1.0000 EOS'),
  ]),
  sends('REX for more than was deposited', [buyrex('alice', '301.0000 EOS')]),
  sends('REX', [buyrex('alice', '250.0000 EOS')]),
  ...tables.slice(0, 3).map((table) => rows(table, 'eosio')),
  sends('REX sold before it may be', [sellrex('alice', '1.0000 REX')]),
  sends('REX of another symbol', [sellrex('alice', '1.0000 EOS')]),
  sends('a deposit for loans', [
    eosio('deposit', 'eosio', { owner: 'eosio', amount: '5.0000 EOS' }),
    {
      account: 'eosio.token',
      name: 'transfer',
      by: 'alice',
      data: { from: 'alice', to: 'bob', quantity: '40.0000 EOS', memo: '' },
    },
  ]),
  sends('a deposit by who rents', [amount('deposit', 'bob', 'amount', '30.0000 EOS')]),
  sends('CPU rented', [rent('cpu', '1.0000 EOS')]),
  sends('CPU rented with a fund', [rent('cpu', '0.5000 EOS', '2.0000 EOS')]),
  sends('NET rented', [rent('net', '0.2500 EOS')]),
  sends('CPU rented for nothing', [rent('cpu', '0.0000 EOS')]),
  sends('CPU rented for more than one has', [rent('cpu', '500.0000 EOS')]),
  ...tables.map((table) => rows(table, 'eosio')),
  sends('a loan funded', [loan('fundcpuloan', 2, '1.0000 EOS')]),
  sends('a loan funded that is not there', [loan('fundcpuloan', 99, '1.0000 EOS')]),
  sends('a fund taken back', [loan('defcpuloan', 2, '0.5000 EOS')]),
  sends('more of it than there is', [loan('defcpuloan', 2, '500.0000 EOS')]),
  rows('cpuloan', 'eosio'),
  sends('more REX, at its new price', [buyrex('alice', '10.0000 EOS')]),
  sends('REX put into savings', [amount('mvtosavings', 'alice', 'rex', '1000.0000 REX')]),
  sends('more REX than there is put into savings', [
    amount('mvtosavings', 'alice', 'rex', '99999999.0000 REX'),
  ]),
  sends('REX taken out of savings', [amount('mvfrsavings', 'alice', 'rex', '400.0000 REX')]),
  sends('more of it than there is', [amount('mvfrsavings', 'alice', 'rex', '99999999.0000 REX')]),
  sends('REX gathered', [eosio('consolidate', 'alice', { owner: 'alice' })]),
  sends('REX brought up to date', [eosio('updaterex', 'alice', { owner: 'alice' })]),
  sends('REX for what was staked', [
    eosio('unstaketorex', 'alice', {
      owner: 'alice',
      receiver: 'bob',
      from_net: '0.5000 EOS',
      from_cpu: '0.5000 EOS',
    }),
  ]),
  sends('REX for stake one has not', [
    eosio('unstaketorex', 'alice', {
      owner: 'alice',
      receiver: 'bob',
      from_net: '50.0000 EOS',
      from_cpu: '0.0000 EOS',
    }),
  ]),
  sends('an order that is not there taken back', [
    eosio('cnclrexorder', 'alice', { owner: 'alice' }),
  ]),
  sends('orders filled', [eosio('rexexec', 'alice', { user: 'alice', max: 2 })]),
  sends('REX closed while there is some', [eosio('closerex', 'alice', { owner: 'alice' })]),
  sends('a deposit taken out', [amount('withdraw', 'alice', 'amount', '5.0000 EOS')]),
  sends('more than there is', [amount('withdraw', 'alice', 'amount', '500.0000 EOS')]),
  sends('a vote that REX does not allow', [
    eosio('voteproducer', 'alice', { voter: 'alice', proxy: '', producers: ['bob'] }),
  ]),
  ...tables.map((table) => rows(table, 'eosio')),
  rows('rexretpool', 'eosio', 'eosio', { json: false, limit: 0 }),
  rows('retbuckets', 'eosio', 'eosio', { json: false, limit: 0 }),
  account('alice'),
];
