import type { RefundView } from '#src/chain/model/account/account.ts';
import * as limits from '#src/chain/core/limits.ts';
import { useResourcesTexts } from '#src/i18n/areas/resources/texts.ts';
import { Amount } from '../ui/amount.tsx';
import { StateView } from '../ui/state-view.tsx';
import { RefundWait } from './refund-wait.tsx';

interface RefundPanelProps {
  /** Null for no pending refund. */
  refund: RefundView | null;
  pending?: boolean;
  onClaim: () => void;
}

/** A pending refund of CPU and NET: a countdown, then a claim button. */
export function RefundPanel({ refund, pending, onClaim }: RefundPanelProps) {
  const texts = useResourcesTexts();
  const { refund: text } = texts;
  if (!refund || refund.cpu.units + refund.net.units === 0n)
    return (
      <StateView
        state={{ kind: 'empty' }}
        empty={{ title: texts.shared.noRefunds, text: text.noneHint }}
      >
        {() => null}
      </StateView>
    );
  const { cpu, net, availableAt } = refund;
  const total = { ...cpu, units: cpu.units + net.units };
  return (
    <RefundWait
      amounts={[
        { label: text.cpu, value: <Amount amount={cpu} /> },
        { label: text.net, value: <Amount amount={net} /> },
        { label: texts.shared.total, value: <Amount amount={total} /> },
      ]}
      requestedAt={availableAt - limits.unstakeDays * limits.dayMs}
      availableAt={availableAt}
      pending={pending}
      onClaim={onClaim}
    />
  );
}
