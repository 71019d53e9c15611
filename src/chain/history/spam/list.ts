import { actions, contracts, senders } from './eos-advertising.ts';
import { keywords, shorteners } from './memo-words.ts';
import type { SpamList } from './spam-test.ts';

/** All lists combined. Loaded when a history is filtered, because the lists are large. */
export const spamList: SpamList = {
  contracts: new Set(contracts),
  actions: new Set(actions),
  // Contracts that advertise also send transfers.
  senders: new Set([...contracts, ...senders]),
  shorteners,
  keywords,
};
