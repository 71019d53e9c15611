import { voteChanges, type voteIn } from '#src/chain/model/vote/vote-changes.ts';
import { VoteChanges } from '#src/components/signing/vote-changes.tsx';
import { rankedProducersStore, voterStore } from '#src/stores/account/account-votes.ts';
import { chainConfig } from '#src/stores/chain/chain.ts';
import { useLoad } from '#src/stores/load-store.ts';

/** What a vote changes of the one that the voter has now. */
export function ReviewVote({ voter, producers }: NonNullable<ReturnType<typeof voteIn>>) {
  const { state } = useLoad(voterStore, voter);
  const next = useOwners(producers);
  const current = state.kind === 'ready' ? state.value : null;
  if (state.kind === 'loading' || next === null)
    return <VoteChanges changes={null} leaves={null} />;
  if (state.kind !== 'ready' && state.kind !== 'empty')
    return <VoteChanges changes="unknown" leaves={null} />;
  return (
    <VoteChanges
      changes={voteChanges(current?.producers ?? [], next)}
      leaves={current?.proxy ?? null}
    />
  );
}

/** FIO votes for addresses, and keeps accounts. Null while the addresses of producers load. */
function useOwners(producers: readonly string[]): readonly string[] | null {
  const isFio = chainConfig().systemContract === 'fio';
  const { state } = useLoad(rankedProducersStore, isFio ? '' : null);
  if (!isFio) return producers;
  if (state.kind === 'loading') return null;
  const known = state.kind === 'ready' ? state.value : [];
  const owners = new Map(known.map(({ owner, fioAddress }) => [fioAddress, owner]));
  return producers.map((address) => owners.get(address) ?? address);
}
