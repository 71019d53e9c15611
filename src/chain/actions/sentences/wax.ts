import { account, contractSentences } from './rule.ts';

/** What the system contract of WAX has of its own. */
export const sentences = contractSentences({
  claimgenesis: { account: account('claimer') },
  claimgbmvote: { account: account('owner') },
  claimgbmprod: { account: account('owner') },
  // Proton's has it too.
  voterclaim: { account: account('owner') },
});
