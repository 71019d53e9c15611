import { AsidePart } from '#src/components/form/form-layout.tsx';
import { RamState } from '#src/components/resources/ram-state.tsx';
import { StateView } from '#src/components/ui/state-view.tsx';
import type { RamMarket } from '#src/chain/model/resource/ram.ts';
import { useResourcesTexts } from '#src/i18n/areas/resources/texts.ts';
import { accountStore } from '#src/stores/account/account.ts';
import { useLoad } from '#src/stores/query.ts';

interface RamAsideProps {
  actor: string;
  sellable: bigint | null;
  market: RamMarket | null;
}

/** An account's current RAM. */
export function RamAside({ actor, sellable, market }: RamAsideProps) {
  const { state: text } = useResourcesTexts();
  const { state, store } = useLoad(accountStore, actor);
  return (
    <AsidePart title={text.title}>
      <StateView state={state} onRetry={store?.retry}>
        {({ ram, liquid }) => <RamState {...{ ram, liquid, sellable, market }} />}
      </StateView>
    </AsidePart>
  );
}
