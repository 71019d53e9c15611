import { account, contractSentences, is, name, ownAmount, text, texts, token } from './rule.ts';

const voter = account('voter');
const proposal = { voter, proposal: name('proposal_name') };

/** Governance contracts: telos.decide, eosio.forum and proxy profiles. */
export const sentences = contractSentences(
  {
    regvoter: { voter, token: token('treasury_symbol') },
    unregvoter: { voter, token: token('treasury_symbol') },
    castvote: { voter, ballot: name('ballot_name'), options: texts('options') },
    unvoteall: { voter, ballot: name('ballot_name') },
    stake: { voter, amount: ownAmount('quantity') },
    unstake: { voter, amount: ownAmount('quantity') },
    voteYes: proposal,
    voteNo: proposal,
    vote: proposal,
    unvote: proposal,
    propose: {
      proposer: account('proposer'),
      proposal: name('proposal_name'),
      title: text('title'),
    },
    expire: { proposal: name('proposal_name') },
    set: { proxy: account('proxy') },
    remove: { proxy: account('proxy') },
  },
  { vote: [['voteYes', is('vote', 1)], ['voteNo', is('vote', 0)], 'vote'] },
);
