import { useEffect, useRef, useState } from 'react';
import { type Followed, isInBlock } from '#src/chain/model/signing/outcome.ts';
import { findSent } from '../../chain/client/signing/find-sent.ts';
import {
  type Following,
  followOn,
  startFollowing,
} from '../../chain/client/signing/follow-sent.ts';
import { hostOf } from '../../chain/core/host.ts';
import { type ChainInfo, finalityOf } from '../../chain/model/block/chain-info.ts';
import { chainAccess } from '../chain/client.ts';
import { useHead } from '../chain/head.ts';
import { settlePending } from './pending-bytes.ts';
import { refreshAccounts } from './sent-bytes.ts';

/** Heads between two lookups of a transaction that no followed block contained. */
const HEADS_BETWEEN_LOOKS = 5;

/**
 * The progress of a sent transaction, checked with each new head while it is shown. Once a block
 * contains it, the stores of the accounts refresh, and its bytes are discarded.
 * @param acceptedIn block number reported by a node
 */
export function useFollowed(id: string, acceptedIn: number | null): Followed {
  const head = useHead();
  const info = head.kind === 'ready' ? head.value : null;
  const following = useRef<Following | null>(null);
  const isPolling = useRef(false);
  const heads = useRef(0);
  const [state, setState] = useState<Followed>({ kind: 'pending' });
  const isIn = isInBlock(state);
  useEffect(() => {
    if (!info || isPolling.current) return;
    const from = following.current ?? startFollowing(id, acceptedIn, info.headBlockNum);
    const isLate = from.blockNum === null && from.looks === 0;
    if (isLate && ++heads.current % HEADS_BETWEEN_LOOKS !== 0) return;
    isPolling.current = true;
    (isLate ? lookLate(from, info) : followOn(chainAccess(), from, info))
      .then(
        (next) => {
          following.current = next;
          setState(stateOf(next, info));
        },
        // The next head retries.
        () => undefined,
      )
      .finally(() => (isPolling.current = false));
  }, [id, acceptedIn, info]);
  useEffect(() => {
    if (!isIn) return;
    settlePending(id);
    void refreshAccounts();
  }, [id, isIn]);
  return state;
}

async function lookLate(following: Following, info: ChainInfo): Promise<Following> {
  const access = chainAccess();
  const blockNum = await findSent(access, following.id);
  if (blockNum === null) return following;
  const again = startFollowing(following.id, blockNum, info.headBlockNum);
  return followOn(access, { ...again, looks: 1 }, info);
}

function stateOf(following: Following, info: ChainInfo): Followed {
  const { blockNum, isFinal, looks, witnesses, disputed } = following;
  if (blockNum === null && disputed)
    return {
      kind: 'disputed',
      blockNum: disputed.blockNum,
      by: hostOf(disputed.by),
      against: hostOf(disputed.against),
    };
  if (blockNum === null) return { kind: looks > 0 ? 'pending' : 'unseen' };
  if (isFinal) return { kind: 'irreversible', blockNum };
  const finality = finalityOf(blockNum, info.lastIrreversibleBlockNum);
  const blocksToGo = finality.kind === 'reversible' ? finality.blocksToGo : 0;
  const [only = ''] = witnesses;
  const onlyBy = witnesses.length > 1 ? null : hostOf(only);
  return { kind: 'in-block', blockNum, blocksToGo, onlyBy };
}
