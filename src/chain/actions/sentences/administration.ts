import {
  account,
  amount,
  contractSentences,
  count,
  fieldOf,
  name,
  text,
  texts,
  wholeNumber,
} from './rule.ts';
import type { DecodedAction, Test } from './rule.ts';
import { is, yes } from './rule.ts';
import * as part from '../sentence-parts.ts';

const of = account('account', 'acc');
const permission = { account: account('account'), permission: name('permission') };
const link = { account: account('account'), contract: account('code') };
const finalizer = { finalizer: account('finalizer_name') };
const peer = { finalizer: account('proposer_finalizer_name') };

/** Negative limits mean unlimited. */
const limit =
  (field: string) =>
  ({ data }: DecodedAction) => {
    const value = fieldOf(data, field);
    return String(value).startsWith('-') ? part.text('∞') : part.wholeNumber(value);
  };

const hasSome =
  (field: string): Test =>
  (data) => {
    const value = fieldOf(data, field);
    return Array.isArray(value) && value.length > 0;
  };
const hasNone =
  (...fields: string[]): Test =>
  (data) =>
    fields.every((field) => {
      const value = fieldOf(data, field);
      return Array.isArray(value) && value.length === 0;
    });

/** The system contract's less frequent actions: of the chain, of producers, and account settings. */
export const sentences = contractSentences(
  {
    setpriv: { account: of },
    unsetpriv: { account: of },
    setalimits: {
      account: of,
      ram: limit('ram_bytes'),
      net: limit('net_weight'),
      cpu: limit('cpu_weight'),
    },
    setacctram: { account: of, ram: limit('ram_bytes') },
    setacctnet: { account: of, net: limit('net_weight') },
    setacctcpu: { account: of, cpu: limit('cpu_weight') },
    resetlimit: { account: of },
    voteupdate: { voter: account('voter_name') },
    unvest: { account: of },
    limitAuthOnly: { account: of, permissions: texts('allow_perms') },
    limitAuthNot: { account: of, permissions: texts('disallow_perms') },
    limitAuthOff: { account: of },
    limitauthchg: { account: of },
    rmvproducer: { producer: account('producer') },
    activate: { feature: text('feature_digest') },
    setparams: {},
    setprods: { count: count('schedule') },
    setram: { bytes: wholeNumber('max_ram_size') },
    setramrate: { bytes: wholeNumber('bytes_per_block') },
    setinflation: {},
    setschedule: {},
    delschedule: {},
    execschedule: {},
    setpayfactor: {},
    setrex: {},
    cfgpowerup: {},
    switchtosvnn: {},
    regfinkey: finalizer,
    actfinkey: finalizer,
    delfinkey: finalizer,
    regpeerkey: peer,
    delpeerkey: peer,
    denynames: { count: count('patterns') },
    undenynames: { count: count('patterns') },
    denyhashadd: {},
    denyhashrm: {},
    denyhashcalc: { count: count('patterns') },
    init: {},
    updtrevision: { revision: wholeNumber('revision') },
    getpeerkeys: {},
    wasmcfg: { settings: name('settings') },
    ramtransfer: { from: account('from'), to: account('to'), bytes: wholeNumber('bytes') },
    ramburn: { owner: account('owner'), bytes: wholeNumber('bytes') },
    buyramburn: { payer: account('payer'), amount: amount('quantity') },
    giftram: {
      from: account('from'),
      to: account('to', 'receiver'),
      bytes: wholeNumber('bytes', 'ram_bytes'),
    },
    ungiftram: { from: account('from'), to: account('to') },
    powerupexec: { user: account('user') },
    deleteauth: permission,
    unlinkauth: { ...link, action: name('type') },
    unlinkauthAll: link,
    setcode: { account: account('account') },
    clearcode: { account: account('account') },
    setabi: { account: account('account') },
    clearabi: { account: account('account') },
    canceldelay: { account: account('canceling_auth.actor'), transaction: text('trx_id') },
    bidname: { bidder: account('bidder'), name: name('newname'), amount: amount('bid') },
    bidrefund: { bidder: account('bidder'), name: name('newname') },
    logbuyram: {
      payer: account('payer'),
      receiver: account('receiver'),
      bytes: wholeNumber('bytes'),
      amount: amount('quantity'),
    },
    logsellram: {
      account: account('account'),
      bytes: wholeNumber('bytes'),
      amount: amount('quantity'),
    },
    logramchange: { owner: account('owner'), bytes: wholeNumber('ram_bytes') },
    logsystemfee: { amount: amount('fee'), protocol: name('protocol') },
    onblock: { producer: account('header.producer') },
    onerror: {},
    // WAX's own. Proton has voterclaim too.
    claimgenesis: { account: account('claimer') },
    claimgbmvote: { account: account('owner') },
    claimgbmprod: { account: account('owner') },
    voterclaim: { account: account('owner') },
  },
  {
    setpriv: [
      ['setpriv', yes('is_priv')],
      ['unsetpriv', is('is_priv', 0, false)],
    ],
    limitauthchg: [
      ['limitAuthOnly', hasSome('allow_perms')],
      ['limitAuthNot', hasSome('disallow_perms')],
      ['limitAuthOff', hasNone('allow_perms', 'disallow_perms')],
      'limitauthchg',
    ],
    setacctram: ['setacctram', 'resetlimit'],
    setacctnet: ['setacctnet', 'resetlimit'],
    setacctcpu: ['setacctcpu', 'resetlimit'],
    setrexmature: ['setrex'],
    unlinkauth: ['unlinkauth', ['unlinkauthAll', is('type', '')]],
    setcode: [['clearcode', is('code', '')], 'setcode'],
    setabi: [['clearabi', is('abi', '')], 'setabi'],
  },
);
