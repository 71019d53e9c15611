import { atom, type ReadableAtom } from 'nanostores';
import { useMemo } from 'react';
import { type Followed, isInBlock } from '#src/chain/model/signing/outcome.ts';
import { findSent } from '../../chain/client/signing/find-sent.ts';
import {
  type FollowState,
  advanceFollow,
  startFollowing,
} from '../../chain/client/signing/follow-sent.ts';
import { hostOf } from '../../chain/core/host.ts';
import { type ChainInfo, finalityOf } from '../../chain/model/block/chain-info.ts';
import { chainAccess } from '../chain/client.ts';
import { $head } from '../chain/head.ts';
import { refreshAffected } from '../refresh.ts';
import { useDataStore } from '../use-data-store.ts';
import { $outcome } from '../wallet/wallet-state.ts';
import { saveExecuted } from './pending-bytes.ts';
import { $reversible } from './reversible.ts';

/** Heads between two lookups of a transaction that no followed block contained. */
const HEADS_BETWEEN_LOOKS = 5;
/** Lookups until it is given up: by then the transaction has long expired. */
const MOST_LOOKS = 100;

const followers = new Map<string, ReadableAtom<Followed>>();

/**
 * The progress of a sent transaction, checked with each new head until it is irreversible, also after
 * its screen is left. Whenever that changes what nodes report, what it may have changed is refreshed.
 * @param acceptedIn block number reported by a node
 */
export function follow(id: string, acceptedIn: number | null): ReadableAtom<Followed> {
  const known = followers.get(id);
  if (known) return known;
  const $followed = atom<Followed>({ kind: 'pending' });
  followers.set(id, $followed);
  let following: FollowState | null = null;
  let isPolling = false;
  let heads = 0;
  let lateLookups = 0;

  async function next(info: ChainInfo): Promise<void> {
    const from = following ?? startFollowing(id, acceptedIn, info.headBlockNum);
    const isLate = from.blockNum === null && from.attemptsLeft === 0;
    if (isLate && ++heads % HEADS_BETWEEN_LOOKS !== 0) return;
    if (isLate && ++lateLookups > MOST_LOOKS) return stop();
    if (isLate) void searchBlocks().catch(() => undefined);
    following = await (isLate ? findLate(from, info) : advanceFollow(chainAccess(), from, info));
    show(stateOf(following, info));
  }

  function show(state: Followed): void {
    const before = $followed.get();
    $followed.set(state);
    noteReversible(id, state);
    if (state.kind === 'irreversible') stop();
    if (isInBlock(state)) noteInBlock(id, state.blockNum);
    if (state.kind !== before.kind && (isInBlock(state) || isInBlock(before))) refreshAffected();
  }

  const stop = $head.subscribe((head) => {
    if (head.kind !== 'ready' || isPolling) return;
    isPolling = true;
    void next(head.value)
      // The next head retries.
      .catch(() => undefined)
      .finally(() => (isPolling = false));
  });
  return $followed;
}

/** The progress of a sent transaction in a component. */
export function useFollowed(id: string, acceptedIn: number | null): Followed {
  return useDataStore(useMemo(() => follow(id, acceptedIn), [id, acceptedIn]));
}

/** A user who has left its outcome was not informed that it succeeded. */
function noteInBlock(id: string, blockNum: number): void {
  saveExecuted(id, blockNum, $outcome.get()?.transactionId === id);
}

/** The latest transaction whose block can still be replaced. */
function noteReversible(id: string, state: Followed): void {
  if (state.kind === 'in-block') {
    const { blockNum, blocksToGo } = state;
    const shown = $reversible.get();
    if (!shown || shown.id === id || shown.blockNum <= blockNum)
      $reversible.set({ id, blockNum, blocksToGo });
  } else if ($reversible.get()?.id === id) $reversible.set(null);
}

/** No followed block has it. The search reads those that were left out too. */
async function searchBlocks(): Promise<void> {
  const { searchPending } = await import('./search-pending.ts');
  await searchPending();
}

async function findLate(following: FollowState, info: ChainInfo): Promise<FollowState> {
  const access = chainAccess();
  const blockNum = await findSent(access, following.id);
  if (blockNum === null) return following;
  const again = startFollowing(following.id, blockNum, info.headBlockNum);
  return advanceFollow(access, { ...again, attemptsLeft: 1 }, info);
}

function stateOf(following: FollowState, info: ChainInfo): Followed {
  const { blockNum, isFinal, attemptsLeft, witnesses, disputed } = following;
  if (blockNum === null && disputed)
    return {
      kind: 'disputed',
      blockNum: disputed.blockNum,
      by: hostOf(disputed.by),
      against: hostOf(disputed.against),
    };
  if (blockNum === null) return { kind: attemptsLeft > 0 ? 'pending' : 'unseen' };
  if (isFinal) return { kind: 'irreversible', blockNum };
  const finality = finalityOf(blockNum, info.lastIrreversibleBlockNum);
  const blocksToGo = finality.kind === 'reversible' ? finality.blocksToGo : 0;
  const [only = ''] = witnesses;
  const onlyBy = witnesses.length > 1 ? null : hostOf(only);
  return { kind: 'in-block', blockNum, blocksToGo, onlyBy };
}
