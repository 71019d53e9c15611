import { useAccountTexts } from '#src/i18n/areas/account/texts.ts';
import { DueTime } from '../ui/due-time.tsx';

/** A countdown to the refund, then that it can be claimed. */
export function RefundWait({ availableAt }: { availableAt: number }) {
  const text = useAccountTexts();
  return (
    <p className="mt-1 text-muted">
      <DueTime at={availableAt} label={text.refundIn} due={text.refundDue} />
    </p>
  );
}
