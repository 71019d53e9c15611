import { isName } from '#src/chain/core/name.ts';
import type { LoadState } from '#src/chain/model/shared/load-state.ts';
import type { Voter } from '#src/chain/model/vote/voter.ts';
import { voterStore } from '#src/stores/account/account-votes.ts';
import { useLoad } from '#src/stores/query.ts';

export interface Voting {
  readonly name: string;
  readonly state: LoadState<Voter | null>;
  /** Producers it votes for; null while that is not known. */
  readonly current: readonly string[] | null;
}

/** What an account votes now. */
export function useVoter(name: string): Voting {
  const { state } = useLoad(voterStore, isName(name) ? name : null);
  const current =
    state.kind === 'ready' && state.value
      ? state.value.producers
      : state.kind === 'empty'
        ? []
        : null;
  return { name, state, current };
}
