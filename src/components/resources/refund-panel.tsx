import { useSyncExternalStore } from 'react';
import type { RefundView } from '#src/chain/model/account/account.ts';
import { isRefundDue } from '#src/chain/model/account/refund.ts';
import * as limits from '#src/chain/core/limits.ts';
import { useResourcesTexts } from '#src/i18n/areas/resources/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Amount } from '../ui/amount.tsx';
import { Button } from '../ui/button.tsx';
import { clockNow, subscribeToClock } from '../ui/clock.ts';
import { StateView } from '../ui/state-view.tsx';
import { AbsoluteTime } from '../ui/time.tsx';
import { FactRows } from '../form/fact-rows.tsx';
import { Forecast } from './forecast.tsx';

interface RefundPanelProps {
  /** Null for no pending refund. */
  refund: RefundView | null;
  pending?: boolean;
  onClaim: () => void;
}

/** A pending refund: a countdown, then a claim button. */
export function RefundPanel({ refund, pending, onClaim }: RefundPanelProps) {
  const { refund: text, sending } = useResourcesTexts();
  const format = useFormat();
  const now = useSyncExternalStore(subscribeToClock, clockNow, () => 0);
  if (!refund || refund.cpu.units + refund.net.units === 0n)
    return (
      <StateView state={{ kind: 'empty' }} empty={{ title: text.none, text: text.noneHint }}>
        {() => null}
      </StateView>
    );
  const { cpu, net, availableAt } = refund;
  const due = isRefundDue(refund, now);
  const left = (availableAt - now) / 1000;
  return (
    <div className="space-y-4">
      <FactRows
        facts={[
          { label: text.cpu, value: <Amount amount={cpu} /> },
          { label: text.net, value: <Amount amount={net} /> },
          {
            label: text.total,
            value: <Amount amount={{ ...cpu, units: cpu.units + net.units }} />,
          },
          {
            label: text.since,
            value: <AbsoluteTime at={availableAt - limits.unstakeDays * limits.dayMs} />,
          },
          { label: text.at, value: <AbsoluteTime at={availableAt} /> },
        ]}
      />
      <Forecast
        facts={due ? [] : [{ label: text.left, value: format.duration(left) }]}
        lines={[due ? text.due : text.waiting]}
      />
      {due && (
        <Button variant="primary" className="w-full" disabled={pending} onClick={onClaim}>
          {pending ? sending : text.submit}
        </Button>
      )}
    </div>
  );
}
