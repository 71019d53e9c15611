import type { ClockOff } from '#src/chain/model/block/chain-clock.ts';
import { useOutcomeTexts } from '#src/i18n/areas/outcome/texts.ts';
import { useMoment } from '#src/i18n/moment.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';

const MINUTE = 60;

const HOUR = 60 * MINUTE;

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

/** Names the clock that is off, and by how much. */
export function ClockNotice({ off }: { off: ClockOff }) {
  const { clocks } = useOutcomeTexts();
  const { duration } = useFormat();
  const span = duration(rounded(Math.abs(off.ms) / 1_000));
  const isAhead = off.ms > 0;
  const node = isAhead ? clocks.nodeAhead(span) : clocks.nodeBehind(span);
  const device = isAhead ? clocks.deviceAhead(span) : clocks.deviceBehind(span);
  return (
    <p className="text-warning">
      {off.whose === 'node' ? node : device} {off.endpoint !== null && <Host url={off.endpoint} />}
    </p>
  );
}

/** Rounded to the size of the difference: hours need no seconds. */
function rounded(seconds: number): number {
  return seconds > HOUR ? Math.round(seconds / MINUTE) * MINUTE : Math.round(seconds);
}

function Host({ url }: { url: string }) {
  return (
    <span className="text-muted">
      (<bdi>{URL.parse(url)?.host ?? url}</bdi>)
    </span>
  );
}
