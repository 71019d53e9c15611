import { useOutcomeTexts } from '#src/i18n/areas/outcome/texts.ts';
import { useMoment } from '#src/i18n/moment.ts';

/** Until when a signed transaction may be executed. Milliseconds UTC. */
export function StillOpen({ expires }: { expires: number }) {
  const text = useOutcomeTexts();
  const moment = useMoment();
  return (
    <p>
      {text.mayExecute(moment(expires))} {text.sameBytesHint}
    </p>
  );
}
