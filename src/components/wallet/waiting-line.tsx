import { useOutcomeTexts } from '#src/i18n/areas/outcome/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';

/** What a permission with a delay signed is on the chain, and not done. */
export function WaitingLine({ seconds }: { seconds: number }) {
  const text = useOutcomeTexts();
  const { duration } = useFormat();
  return <p className="font-medium text-warning">{text.waits(duration(seconds))}</p>;
}
