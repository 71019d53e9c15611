import { ActionTable } from '#src/components/action/action-table.tsx';
import { MoreRows } from '#src/components/ui/rows/more-rows.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { StateView } from '#src/components/ui/state-view.tsx';
import { rowsIn } from '#src/chain/model/shared/load-state.ts';
import { sourceName } from '#src/chain/model/shared/source-name.ts';
import { useAccountVotesTexts } from '#src/i18n/areas/account/votes/texts.ts';
import { useMessages } from '#src/i18n/react.tsx';
import { useSentencesReady } from '#src/i18n/sentences/use-sentences.ts';
import { votingHistoryStore } from '#src/stores/account/account-votes.ts';
import { chainConfig, systemAccount } from '#src/stores/chain/chain.ts';
import { useLoad } from '#src/stores/query.ts';

/** An account's past votes, newest first. */
export function VotingHistory({ name }: { name: string }) {
  const { state, store } = useLoad(votingHistoryStore, name);
  const text = useAccountVotesTexts();
  const { screen } = useMessages();
  const { accounts } = chainConfig();
  const worded = useSentencesReady(rowsIn(state), systemAccount);
  const source = state.kind === 'ready' ? screen.source(sourceName(state.value.source)) : undefined;
  return (
    <Section title={text.history} note={source} flush>
      <StateView
        state={worded ? state : { kind: 'loading' }}
        empty={{ title: text.noHistory, text: text.noHistoryHint }}
        onRetry={store?.retry}
      >
        {({ rows, next, loadingMore, moreFailure }) => (
          <>
            {rows.length === 0 && (
              <p className="px-4 py-8 text-center text-muted">{text.noHistory}</p>
            )}
            <ActionTable rows={rows} system={accounts.system} tokenContract={accounts.token} />
            <MoreRows
              more={next !== null}
              pending={loadingMore}
              failure={moreFailure}
              onMore={() => void store?.loadMore()}
            />
          </>
        )}
      </StateView>
    </Section>
  );
}
