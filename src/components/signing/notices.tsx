import { useOutcomeTexts } from '#src/i18n/areas/outcome/texts.ts';
import { useMoment } from '#src/i18n/moment.ts';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';

interface IdenticalNoticeProps {
  /** Milliseconds UTC. */
  expires: number;
  onSendSame: () => void;
}

/** Warns that an earlier signed transaction with the same effect may still be executed. */
export function IdenticalNotice({ expires, onSendSame }: IdenticalNoticeProps) {
  const text = useOutcomeTexts();
  const moment = useMoment();
  return (
    <Banner
      kind="warning"
      title={text.identical(moment(expires))}
      actions={
        <Button size="sm" onClick={onSendSame}>
          {text.sameBytes}
        </Button>
      }
    >
      <p>{text.identicalHint}</p>
      <p>{text.sameBytesHint}</p>
    </Banner>
  );
}
