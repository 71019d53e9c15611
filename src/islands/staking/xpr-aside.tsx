import { AsidePart } from '#src/components/form/form-layout.tsx';
import { ShortStakeState } from '#src/components/staking/short-stake-state.tsx';
import { StateView } from '#src/components/ui/state-view.tsx';
import { useStakingTexts } from '#src/i18n/areas/staking/texts.ts';
import { accountStore } from '#src/stores/account/account.ts';
import { useLoad } from '#src/stores/load-store.ts';
import { zeroAsset } from '#src/chain/core/asset.ts';
import { useXpr } from './use-xpr.ts';

/** The user's balance and stakes beside a form. */
export function XprAside({ actor }: { actor: string }) {
  const { state: text } = useStakingTexts();
  const { state, store } = useLoad(accountStore, actor || null);
  const { holdings, rules } = useXpr(actor);
  if (actor === '') return null;
  return (
    <AsidePart title={text.title}>
      <StateView state={state} onRetry={store?.retry}>
        {({ liquid }) => (
          <ShortStakeState
            liquid={liquid}
            short={holdings?.short ?? null}
            refund={holdings?.refund ?? null}
            longTotal={holdings?.longTotal ?? zeroAsset(liquid.symbol)}
            rules={rules}
          />
        )}
      </StateView>
    </AsidePart>
  );
}
