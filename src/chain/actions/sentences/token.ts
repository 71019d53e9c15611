import { account, contractSentences, ownAmount, text, token as tokenOf } from './rule.ts';

const sent = { from: account('from'), to: account('to'), amount: ownAmount('quantity') };

/** The actions of the standard token contract. Any contract may be a token. */
export const token = contractSentences(
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
