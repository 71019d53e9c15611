import { useOutcomeTexts } from '#src/i18n/areas/outcome/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';

/** A note on the delay of a permission. It has no absolute time, so it stays true. */
export function WaitingLine({ seconds }: { seconds: number }) {
  const text = useOutcomeTexts();
  const { duration } = useFormat();
  return <p className="font-medium text-warning">{text.waits(duration(seconds))}</p>;
}
