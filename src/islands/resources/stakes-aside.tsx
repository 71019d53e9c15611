import { AsidePart } from '#src/components/form/form-layout.tsx';
import { OthersTable, StakeState } from '#src/components/resources/stake-state.tsx';
import { StateView } from '#src/components/ui/state-view.tsx';
import { useResourcesTexts } from '#src/i18n/areas/resources/texts.ts';
import { stakesGivenStore, stakesReceivedStore } from '#src/stores/account/account-stakes.ts';
import { accountStore } from '#src/stores/account/account.ts';
import { useLoad } from '#src/stores/load-store.ts';

/** An account's current stakes. */
export function StakesAside({ actor }: { actor: string }) {
  const { state: text } = useResourcesTexts();
  const account = useLoad(accountStore, actor || null);
  const given = useLoad(stakesGivenStore, actor || null);
  const received = useLoad(stakesReceivedStore, actor || null);
  const total = received.state.kind === 'ready' ? received.state.value.total : null;
  if (actor === '') return null;
  return (
    <>
      <AsidePart title={text.title}>
        <StateView state={account.state} onRetry={account.store?.retry}>
          {(value) => <StakeState account={value} received={total} />}
        </StateView>
      </AsidePart>
      <AsidePart title={text.others}>
        <StateView
          state={given.state}
          empty={{ title: text.noOthers }}
          onRetry={given.store?.retry}
        >
          {({ toOthers, complete }) => (
            <>
              {toOthers.length === 0 ? (
                <p className="text-muted">{text.noOthers}</p>
              ) : (
                <OthersTable rows={toOthers} />
              )}
              {!complete && <p className="mt-2 text-muted">{text.incomplete}</p>}
            </>
          )}
        </StateView>
      </AsidePart>
    </>
  );
}
