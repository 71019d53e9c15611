import { account, contractSentences, count, name, time } from './rule.ts';

const proposal = { proposer: account('proposer'), proposal: name('proposal_name') };
const approval = { account: account('level.actor'), permission: name('level.permission') };

export const msig = contractSentences({
  propose: { ...proposal, count: count('requested'), expires: time('trx.expiration') },
  approve: { ...proposal, ...approval },
  unapprove: { ...proposal, ...approval },
  cancel: { ...proposal, account: account('canceler') },
  exec: { ...proposal, account: account('executer') },
  invalidate: { account: account('account') },
});

/** Runs a transaction without the authority of those it acts for; producers alone may. */
export const wrap = contractSentences({
  exec: { account: account('executer'), count: count('trx.actions') },
});
