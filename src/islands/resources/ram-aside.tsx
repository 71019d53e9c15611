import type { ReactNode } from 'react';
import { movableBytes, type OwnRam, type RamGift } from '#src/chain/model/resource/ram-moves.ts';
import { type RamMarket, ramPrice } from '#src/chain/model/resource/ram.ts';
import { FactRows } from '#src/components/form/fact-rows.tsx';
import { AsidePart } from '#src/components/form/form-layout.tsx';
import { RamPrice } from '#src/components/resources/ram-price.tsx';
import { RamState } from '#src/components/resources/ram-state.tsx';
import { StateView } from '#src/components/ui/state-view.tsx';
import { useResourcesTexts } from '#src/i18n/areas/resources/texts.ts';
import { accountStore } from '#src/stores/account/account.ts';
import { ramTradingStore } from '#src/stores/account/resources.ts';
import { useLoad } from '#src/stores/load-store.ts';
import { FormWithPreview, type FormWithPreviewProps } from '../wallet/form-with-preview.tsx';

interface RamAsideProps {
  actor: string;
  sellable: bigint | null;
  market: RamMarket | null;
  gift?: RamGift | null;
}

/** An account's current RAM and the price of more; the price alone before a log-in. */
export function RamAside({ actor, sellable, market, gift = null }: RamAsideProps) {
  const texts = useResourcesTexts();
  const { state: text } = texts;
  const { state, store } = useLoad(accountStore, actor || null);
  if (actor === '')
    return (
      market && (
        <FactRows
          facts={[{ label: texts.shared.pricePerKb, value: <RamPrice price={ramPrice(market)} /> }]}
        />
      )
    );
  return (
    <AsidePart title={text.title}>
      <StateView state={state} onRetry={store?.retry}>
        {(own) => <RamState ram={own.ram} liquid={own.liquid} {...{ sellable, market, gift }} />}
      </StateView>
    </AsidePart>
  );
}

interface RamFormPageProps extends Pick<FormWithPreviewProps, 'user' | 'actions'> {
  /** What `useRam` has read. */
  ram: Omit<RamAsideProps, 'actor'> & Pick<ReturnType<typeof useRam>, 'ready'>;
  children: () => ReactNode;
}

/** A RAM form once the market is known, with the preview and the account's RAM beside it. */
export function RamFormPage({ user, actions, ram, children }: RamFormPageProps) {
  const { ready, sellable, market, gift } = ram;
  return (
    <FormWithPreview
      user={user}
      actions={actions}
      facts={<RamAside actor={user.actor} {...{ sellable, market, gift }} />}
    >
      <StateView state={ready.state} onRetry={ready.onRetry}>
        {children}
      </StateView>
    </FormWithPreview>
  );
}

/** An account's RAM and balance, and the RAM market. */
export function useRam(actor: string) {
  const { state } = useLoad(accountStore, actor || null);
  const trading = useLoad(ramTradingStore, actor);
  const account = state.kind === 'ready' ? state.value : null;
  const loaded = trading.state.kind === 'ready' ? trading.state.value : null;
  const ready = { state: trading.state, onRetry: trading.store?.retry };
  const ram: OwnRam | null = account && loaded ? { ...account.ram, ...loaded } : null;
  const { market = null, gift = null } = loaded ?? {};
  const sellable = ram && movableBytes(ram);
  return { ready, ram, sellable, market, gift, account, liquid: account?.liquid ?? null };
}
