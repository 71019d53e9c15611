import { useCrossChainTexts } from '#src/i18n/areas/cross-chain/texts.ts';
import { Badge } from '../ui/badge.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { HostileText } from '../ui/text/hostile-text.tsx';

const tones = {
  pending: 'neutral',
  processing: 'warning',
  success: 'positive',
  fail: 'danger',
} as const;

const isKnown = (status: string): status is keyof typeof tones => Object.hasOwn(tones, status);

/** The status of a transaction of the bridge, which may be a word of its own. */
export function BridgeStatus({ status }: { status: string }) {
  const { withdraw: text } = useCrossChainTexts();
  return (
    <Badge tone={isKnown(status) ? tones[status] : 'neutral'}>
      {isKnown(status) ? text.statuses[status] : <HostileText text={status} limit={20} />}
    </Badge>
  );
}

/** An address or an id of another chain. */
export function BridgeValue({ text }: { text: string | null }) {
  if (text === null || text === '') return '–';
  return (
    <span className="flex min-w-0 items-center gap-1">
      <span dir="ltr" className="min-w-0 font-mono wrap-anywhere">
        <HostileText text={text} limit={80} />
      </span>
      <CopyButton value={text} />
    </span>
  );
}
