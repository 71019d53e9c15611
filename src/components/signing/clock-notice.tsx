import type { ClockOff } from '#src/chain/model/block/chain-clock.ts';
import { useOutcomeTexts } from '#src/i18n/areas/outcome/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';

const MINUTE = 60;

const HOUR = 60 * MINUTE;

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
