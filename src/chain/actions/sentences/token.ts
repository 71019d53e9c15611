import { account, contractSentences, ownAmount, ownToken, text } from './rule.ts';

const sent = { from: account('from'), to: account('to'), amount: ownAmount('quantity') };

/** Any contract may be a token's; these are the actions of the common one. */
export const token = contractSentences(
  {
    transfer: sent,
    transferMemo: { ...sent, memo: text('memo') },
    issue: { to: account('to'), amount: ownAmount('quantity') },
    retire: { amount: ownAmount('quantity') },
    create: { issuer: account('issuer'), amount: ownAmount('maximum_supply') },
    open: { owner: account('owner'), token: ownToken('symbol') },
    close: { owner: account('owner'), token: ownToken('symbol') },
  },
  { transfer: ['transferMemo', 'transfer'] },
);
