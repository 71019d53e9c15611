import { useOutcomeTexts } from '#src/i18n/areas/outcome/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';

/** Of what a permission with a delay signed. True for as long as it is shown, so it names no moment. */
export function WaitingLine({ seconds }: { seconds: number }) {
  const text = useOutcomeTexts();
  const { duration } = useFormat();
  return <p className="font-medium text-warning">{text.waits(duration(seconds))}</p>;
}
