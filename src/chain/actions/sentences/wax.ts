import { account, contractSentences } from './rule.ts';

/** Actions that only WAX's system contract has. */
export const sentences = contractSentences({
  claimgenesis: { account: account('claimer') },
  claimgbmvote: { account: account('owner') },
  claimgbmprod: { account: account('owner') },
  // Proton has it too.
  voterclaim: { account: account('owner') },
});
