import { isName } from '#src/chain/core/name.ts';
import type { LoadState } from '#src/chain/model/shared/load-state.ts';
import type { Voter } from '#src/chain/model/vote/voter.ts';
import { voterStore } from '#src/stores/account/account-votes.ts';
import { useLoad } from '#src/stores/load-store.ts';

export interface VotingAccount {
  readonly name: string;
  readonly state: LoadState<Voter | null>;
  /** Current producers of its vote; null while unknown. */
  readonly current: readonly string[] | null;
}

/** An account's current vote. */
export function useVoter(name: string): VotingAccount {
  const { state } = useLoad(voterStore, isName(name) ? name : null);
  const current =
    state.kind === 'ready' && state.value
      ? state.value.producers
      : state.kind === 'empty'
        ? []
        : null;
  return { name, state, current };
}
