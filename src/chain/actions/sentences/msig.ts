import { account, contractSentences, count, name, time } from './rule.ts';

const proposal = { proposer: account('proposer'), proposal: name('proposal_name') };
const approval = { account: account('level.actor'), permission: name('level.permission') };

/** Proposals, and eosio.wrap, which runs a transaction without the authority of its actors. */
export const sentences = contractSentences(
  {
    propose: { ...proposal, count: count('requested'), expires: time('trx.expiration') },
    approve: { ...proposal, ...approval },
    unapprove: { ...proposal, ...approval },
    cancel: { ...proposal, account: account('canceler') },
    exec: { ...proposal, account: account('executer') },
    execAsChain: { account: account('executer'), count: count('trx.actions') },
    invalidate: { account: account('account') },
  },
  { exec: ['exec', 'execAsChain'] },
);
