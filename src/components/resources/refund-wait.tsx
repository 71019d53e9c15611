import { isRefundDue } from '#src/chain/model/account/stake-refund.ts';
import { useResourcesTexts } from '#src/i18n/areas/resources/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useClock } from '../ui/clock.ts';
import { AbsoluteTime } from '../ui/time.tsx';
import { type Fact, FactRows } from '../form/fact-rows.tsx';
import { SubmitForm } from '../form/submit-form.tsx';
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
  const { refund: text } = useResourcesTexts();
  const format = useFormat();
  const now = useClock((time) => time, 0);
  const due = isRefundDue({ availableAt }, now);
  const left = (availableAt - now) / 1000;
  const wait = (
    <>
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
    </>
  );
  if (!due) return <div className="space-y-4">{wait}</div>;
  return (
    <SubmitForm label={text.submit} pending={pending} onSubmit={onClaim}>
      {wait}
    </SubmitForm>
  );
}

/** Before a log-in: how a refund arrives. */
export function RefundOfGuest({ hint }: { hint: string }) {
  const { refund: text } = useResourcesTexts();
  return (
    <SubmitForm label={text.submit} onSubmit={() => undefined}>
      <Forecast lines={[hint, text.waiting]} />
    </SubmitForm>
  );
}
