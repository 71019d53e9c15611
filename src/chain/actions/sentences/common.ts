import { other } from './other.ts';
import { account, contractSentences, ownAmount, text, token as tokenOf } from './rule.ts';
import { system } from './system.ts';

const sent = { from: account('from'), to: account('to'), amount: ownAmount('quantity') };

/** The actions of the standard token contract. Any contract may be a token. */
const token = contractSentences(
  {
    transfer: sent,
    transferMemo: { ...sent, memo: text('memo') },
    issue: { to: account('to'), amount: ownAmount('quantity') },
    retire: { amount: ownAmount('quantity') },
    create: { issuer: account('issuer'), amount: ownAmount('maximum_supply') },
    open: { owner: account('owner'), token: tokenOf('symbol') },
    issuefixed: { to: account('to'), amount: ownAmount('supply') },
    setmaxsupply: { issuer: account('issuer'), amount: ownAmount('maximum_supply') },
    close: { owner: account('owner'), token: tokenOf('symbol') },
  },
  { transfer: ['transferMemo', 'transfer'] },
);

/** Sentences that nearly every page needs. */
export const common = { token, system, other };
