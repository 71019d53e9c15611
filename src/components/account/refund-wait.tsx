import { useAccountTexts } from '#src/i18n/areas/account/texts.ts';
import { useClock } from '../ui/clock.ts';
import { Time } from '../ui/time.tsx';

/** A countdown to the refund, then that it can be claimed. */
export function RefundWait({ availableAt }: { availableAt: number }) {
  const text = useAccountTexts();
  const due = useClock((now) => now >= availableAt, false);
  return (
    <p className="mt-1 text-muted">
      {due ? (
        text.refundDue
      ) : (
        <>
          {text.refundIn} <Time at={availableAt} ahead />
        </>
      )}
    </p>
  );
}
