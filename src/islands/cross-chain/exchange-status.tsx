import { Banner } from '#src/components/ui/banner.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { CopyButton } from '#src/components/ui/copy-button.tsx';
import { TransactionLink } from '#src/components/ui/entity-link.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { StateView } from '#src/components/ui/state-view.tsx';
import { HostileText } from '#src/components/ui/text/hostile-text.tsx';
import { useCrossChainTexts } from '#src/i18n/areas/cross-chain/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { orderRefreshMs, swapOrderStore } from '#src/stores/cross-chain/cross-chain.ts';
import { useLoad } from '#src/stores/load-store.ts';
import { setQuery } from '#src/stores/change-url.ts';

/** An order of the swap service, until it is paid. */
export function ExchangeStatus({ order }: { order: string }) {
  const texts = useCrossChainTexts();
  const { swap: text } = texts;
  const span = useFormat().duration(orderRefreshMs / 1000);
  const load = useLoad(swapOrderStore, order);
  return (
    <Section title={text.status}>
      <p className="flex flex-wrap items-center gap-1 py-2">
        <span className="text-muted">{texts.shared.order}</span>{' '}
        <HostileText text={order} limit={64} />
        <CopyButton value={order} label={texts.shared.order} />
      </p>
      <p className="pb-3 text-muted">{text.orderHint}</p>
      <StateView {...load}>
        {({ success, transaction_id: id }) => (
          <Banner
            kind={success ? 'success' : 'info'}
            title={success ? text.done : text.waiting(span)}
          >
            {success && id !== null && <TransactionLink id={id} />}
          </Banner>
        )}
      </StateView>
      <Button className="mt-4" onClick={() => setQuery({ order: null })}>
        {text.another}
      </Button>
    </Section>
  );
}
