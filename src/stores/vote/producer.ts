import {
  type ClaimablePay,
  claimablePay,
  rankChange,
  readPublishedProducer,
  type UnclaimedPay,
  unclaimedPay,
} from '../../chain/client/vote/producer.ts';
import type { PublishedProducer } from '../../chain/model/vote/published-producer.ts';
import { chainAccess } from '../chain/client.ts';
import { createLoadStore, type LoadStore } from '../load-store.ts';

/** The pay that a producer has not claimed: `bpalpha11111/<unpaid blocks>/<votes>/<last claim>`. */
export function producerPayStore(of: string): LoadStore<UnclaimedPay | null> {
  const [owner = '', unpaid, votes, claimed] = of.split('/');
  const producer = {
    owner,
    unpaidBlocks: Number(unpaid),
    votes: Number(votes),
    claimedAt: Number(claimed) || null,
  };
  return createLoadStore(`producer-pay/${owner}`, () => unclaimedPay(chainAccess(), producer), {
    isEmpty: (pay) => pay === null,
  });
}

/** The pay that an account can claim as a producer; empty if it is none. */
export function claimablePayStore(owner: string): LoadStore<ClaimablePay | null> {
  return createLoadStore(`claimable-pay/${owner}`, () => claimablePay(chainAccess(), owner), {
    isEmpty: (pay) => pay === null,
  });
}

/** What a producer publishes about itself. */
export function publishedProducerStore(owner: string): LoadStore<PublishedProducer | null> {
  const read = () => readPublishedProducer(chainAccess(), owner);
  return createLoadStore(`published-producer/${owner}`, read, {
    isEmpty: (published) => published === null,
    unaffected: true,
  });
}

/** How many ranks a producer rose since the previous day. */
export function rankChangeStore(owner: string): LoadStore<number | null> {
  return createLoadStore(`rank-change/${owner}`, () => rankChange(chainAccess(), owner), {
    isEmpty: (change) => change === null,
    unaffected: true,
  });
}
