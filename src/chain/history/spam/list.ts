import type { SpamList } from '../filters/spam.ts';
import { actions, contracts, senders } from './eos-advertising.ts';
import { keywords, shorteners } from './memo-words.ts';

/** All lists as one. Loaded when a history is filtered, not before: it is data, and it grows. */
export const spamList: SpamList = {
  contracts: new Set(contracts),
  actions: new Set(actions),
  // Who advertises by contract does so by transfers as well.
  senders: new Set([...contracts, ...senders]),
  shorteners,
  keywords,
};
