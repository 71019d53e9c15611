import { useEffect, useRef, useState } from 'react';
import { followOn, startFollowing, type Following } from '../chain/client/follow-sent.ts';
import type { ChainInfo } from '../chain/model/chain-info.ts';
import { finalityOf } from '../chain/model/finality.ts';
import type { Followed } from '../chain/model/followed.ts';
import { chainAccess } from './client.ts';
import { useHead } from './head.ts';

/**
 * How far a sent transaction has come, asked with each new head of the page's one poller, for as
 * long as somebody shows it.
 * @param told the block that a node said
 */
export function useFollowed(id: string, told: number | null): Followed {
  const head = useHead();
  const info = head.kind === 'ready' ? head.value : null;
  const following = useRef<Following | null>(null);
  const asking = useRef(false);
  const [state, setState] = useState<Followed>({ kind: 'pending' });
  useEffect(() => {
    if (!info || asking.current) return;
    const from = following.current ?? startFollowing(id, told, info.headBlockNum);
    asking.current = true;
    followOn(chainAccess(), from, info)
      .then(
        (next) => {
          following.current = next;
          setState(stateOf(next, info));
        },
        // The next head asks again.
        () => undefined,
      )
      .finally(() => (asking.current = false));
  }, [id, told, info]);
  return state;
}

function stateOf({ blockNum, isFinal, looks }: Following, info: ChainInfo): Followed {
  if (blockNum === null) return { kind: looks > 0 ? 'pending' : 'unseen' };
  if (isFinal) return { kind: 'irreversible', blockNum };
  const finality = finalityOf(blockNum, info.lastIrreversibleBlockNum);
  const blocksToGo = finality.kind === 'reversible' ? finality.blocksToGo : 0;
  return { kind: 'in-block', blockNum, blocksToGo };
}
