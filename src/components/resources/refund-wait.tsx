import { isRefundDue } from '#src/chain/model/account/refund.ts';
import { useResourcesTexts } from '#src/i18n/areas/resources/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Button } from '../ui/button.tsx';
import { useClock } from '../ui/clock.ts';
import { AbsoluteTime } from '../ui/time.tsx';
import { type Fact, FactRows } from '../form/fact-rows.tsx';
import { Forecast } from './forecast.tsx';

interface RefundWaitProps {
  amounts: readonly Fact[];
  /** Milliseconds UTC. */
  requestedAt: number;
  availableAt: number;
  pending?: boolean | undefined;
  onClaim: () => void;
}

/** Unstaked amounts: a countdown, then a claim button. */
export function RefundWait(props: RefundWaitProps) {
  const { amounts, requestedAt, availableAt, pending, onClaim } = props;
  const { refund: text, sending } = useResourcesTexts();
  const format = useFormat();
  const now = useClock((time) => time, 0);
  const due = isRefundDue({ availableAt }, now);
  const left = (availableAt - now) / 1000;
  return (
    <div className="space-y-4">
      <FactRows
        facts={[
          ...amounts,
          { label: text.since, value: <AbsoluteTime at={requestedAt} /> },
          { label: text.at, value: <AbsoluteTime at={availableAt} /> },
        ]}
      />
      <Forecast
        facts={due ? [] : [{ label: text.left, value: format.duration(left) }]}
        lines={[due ? text.due : text.waiting]}
      />
      {due && (
        <Button variant="primary" size="lg" className="w-full" disabled={pending} onClick={onClaim}>
          {pending ? sending : text.submit}
        </Button>
      )}
    </div>
  );
}
