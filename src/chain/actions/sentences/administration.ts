import { account, contractSentences, count, fieldOf, name, text, whole } from './rule.ts';
import type { DecodedAction } from './rule.ts';
import { is, yes } from './rule.ts';
import * as part from '../sentence-parts.ts';

const of = account('account', 'acc');
const finalizer = { finalizer: account('finalizer_name') };
const peer = { finalizer: account('proposer_finalizer_name') };

/** Negative limits mean unlimited. */
const limit =
  (field: string) =>
  ({ data }: DecodedAction) => {
    const value = fieldOf(data, field);
    return String(value).startsWith('-') ? part.text('∞') : part.whole(value);
  };

/** Actions of producers and of the chain itself on the system contract, and account settings. */
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
    limitauthchg: { account: of },
    rmvproducer: { producer: account('producer') },
    kickbp: { producer: account('producer') },
    activate: { feature: text('feature_digest') },
    setparams: {},
    setprods: { count: count('schedule') },
    setram: { bytes: whole('max_ram_size') },
    setramrate: { bytes: whole('bytes_per_block') },
    setinflation: {},
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
    wasmcfg: { settings: name('settings') },
  },
  {
    setpriv: [
      ['setpriv', yes('is_priv')],
      ['unsetpriv', is('is_priv', 0, false)],
    ],
    setacctram: ['setacctram', 'resetlimit'],
    setacctnet: ['setacctnet', 'resetlimit'],
    setacctcpu: ['setacctcpu', 'resetlimit'],
    setrexmature: ['setrex'],
    setschedule: ['setinflation'],
    delschedule: ['setinflation'],
    execschedule: ['setinflation'],
    setpayfactor: ['setinflation'],
  },
);
