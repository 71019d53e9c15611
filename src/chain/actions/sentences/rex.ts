import { text } from '../sentence-parts.ts';
import { account, amount, contractSentences, idNumber, wholeNumber } from './rule.ts';
import type { DecodedAction } from './rule.ts';

/** Actions for CPU and for NET differ only in their names. */
const resource = ({ name }: DecodedAction) => text(name.includes('cpu') ? 'CPU' : 'NET');
const owner = { owner: account('owner') };

/**
 * The resource exchange of the system contract, and the result actions it sends from its own
 * account.
 */
export const sentences = contractSentences(
  {
    deposit: { owner: account('owner'), amount: amount('amount') },
    withdraw: { owner: account('owner'), amount: amount('amount') },
    buyrex: { from: account('from'), amount: amount('amount') },
    sellrex: { from: account('from'), amount: amount('rex') },
    unstaketorex: {
      owner: account('owner'),
      receiver: account('receiver'),
      cpu: amount('from_cpu'),
      net: amount('from_net'),
    },
    mvtosavings: { owner: account('owner'), amount: amount('rex') },
    mvfrsavings: { owner: account('owner'), amount: amount('rex') },
    rent: {
      from: account('from'),
      receiver: account('receiver'),
      resource,
      amount: amount('loan_payment'),
      fund: amount('loan_fund'),
    },
    fundloan: {
      from: account('from'),
      loan: idNumber('loan_num'),
      resource,
      amount: amount('payment'),
    },
    defloan: {
      from: account('from'),
      loan: idNumber('loan_num'),
      resource,
      amount: amount('amount'),
    },
    cnclrexorder: owner,
    updaterex: owner,
    consolidate: owner,
    closerex: owner,
    rexexec: { user: account('user'), count: wholeNumber('max') },
    donatetorex: { payer: account('payer'), amount: amount('quantity') },
    buyresult: { amount: amount('rex_received') },
    sellresult: { amount: amount('proceeds') },
    orderresult: { owner: account('owner'), amount: amount('proceeds') },
    powupresult: { amount: amount('fee') },
    rentresult: { amount: amount('rented_tokens') },
  },
  {
    rentcpu: ['rent'],
    rentnet: ['rent'],
    fundcpuloan: ['fundloan'],
    fundnetloan: ['fundloan'],
    defcpuloan: ['defloan'],
    defnetloan: ['defloan'],
  },
);
