import { useSyncExternalStore } from 'react';
import type { AccountView } from '#src/chain/model/account/account.ts';
import type { Asset } from '#src/chain/core/asset.ts';
import { isRefundDue } from '#src/chain/model/account/refund.ts';
import { useResourcesTexts } from '#src/i18n/areas/resources/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { ResourceBars } from '../account/resource-bars.tsx';
import { Amount } from '../ui/amount.tsx';
import { clockNow, subscribeToClock } from '../ui/clock.ts';
import { type Fact, FactRows } from '../form/fact-rows.tsx';

interface StakeStateProps {
  account: Pick<
    AccountView,
    'liquid' | 'stakedCpu' | 'stakedNet' | 'refund' | 'cpu' | 'net' | 'ram'
  >;
  /** Staked by others; null if unknown. */
  received: { readonly cpu: Asset; readonly net: Asset } | null;
}

/** An account's balance, stakes and refunds. */
export function StakeState({ account, received }: StakeStateProps) {
  const { state: text } = useResourcesTexts();
  const { liquid, stakedCpu, stakedNet, refund } = account;
  const facts: Fact[] = [
    { label: text.available, value: <Amount amount={liquid} /> },
    { label: text.stakedCpu, value: <Amount amount={stakedCpu} /> },
    { label: text.stakedNet, value: <Amount amount={stakedNet} /> },
  ];
  const others = (received?.cpu.units ?? 0n) + (received?.net.units ?? 0n);
  if (others > 0n)
    facts.push({
      label: text.fromOthers,
      value: <Amount amount={{ ...liquid, units: others }} />,
    });
  if (refund) {
    const units = refund.cpu.units + refund.net.units;
    facts.push({ label: text.refunding, value: <Amount amount={{ ...refund.cpu, units }} /> });
    facts.push({ label: text.arrives, value: <Wait refund={refund} /> });
  }
  return (
    <div className="space-y-4">
      <FactRows facts={facts} />
      <div className="-mx-4 -my-4">
        <ResourceBars account={account} />
      </div>
    </div>
  );
}

function Wait({ refund }: { refund: { readonly availableAt: number } }) {
  const { state: text } = useResourcesTexts();
  const format = useFormat();
  const now = useSyncExternalStore(subscribeToClock, clockNow, () => 0);
  return isRefundDue(refund, now)
    ? text.claimable
    : format.duration((refund.availableAt - now) / 1000);
}
