import {
  claimablePay,
  rankChange,
  readPublishedProducer,
  type UnclaimedPay,
  unclaimedPay,
} from '../../chain/client/vote/producer.ts';
import { chainAccess } from '../chain/client.ts';
import { createLoadStore, emptyIfNull, type LoadStore, loadStores } from '../load-store.ts';

/** The pay that a producer has not claimed: `bpalpha11111/<unpaid blocks>/<votes>/<last claim>`. */
export function producerPayStore(of: string): LoadStore<UnclaimedPay | null> {
  const [owner = '', unpaid, votes, claimed] = of.split('/');
  const producer = {
    owner,
    unpaidBlocks: Number(unpaid),
    votes: Number(votes),
    claimedAt: Number(claimed) || null,
  };
  return createLoadStore(
    `producer-pay/${owner}`,
    () => unclaimedPay(chainAccess(), producer),
    emptyIfNull,
  );
}

/** The pay that an account can claim as a producer; empty if it is none. */
export const claimablePayStore = loadStores(
  'claimable-pay',
  (owner) => claimablePay(chainAccess(), owner),
  emptyIfNull,
);

/** What a producer publishes about itself. */
export const publishedProducerStore = loadStores(
  'published-producer',
  (owner) => readPublishedProducer(chainAccess(), owner),
  { ...emptyIfNull, unaffected: true },
);

/** How many ranks a producer rose since the previous day. */
export const rankChangeStore = loadStores(
  'rank-change',
  (owner) => rankChange(chainAccess(), owner),
  { ...emptyIfNull, unaffected: true },
);
