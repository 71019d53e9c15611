import { hostOf } from '#src/chain/core/host.ts';
import type { Failure } from '#src/chain/model/shared/load-state.ts';
import { useLiveTexts } from '#src/i18n/areas/live/texts.ts';

interface SourceLineProps {
  /** Null until it is known. */
  source: {
    readonly kind: 'stream' | 'push' | 'blocks';
    readonly endpoint: string | null;
    readonly fallbackReason: Failure | null;
  } | null;
  /** The account that is streamed alone, where it is one. */
  account: string | null;
  /** Whether the chain has a stream that other filters would bring. */
  streamPossible: boolean;
}

/** Says where the actions come from, and what that source cannot tell. */
export function SourceLine({ source, account, streamPossible }: SourceLineProps) {
  const text = useLiveTexts();
  return (
    <p role="status" className="text-xs text-muted">
      {words()}
    </p>
  );

  function words(): string {
    if (!source) return text.starting;
    const told = {
      stream: text.stream(hostOf(source.endpoint ?? '')),
      push: text.push(hostOf(source.endpoint ?? '')),
      blocks: text.blocks,
    }[source.kind];
    const more = moreOf(source);
    return more === null ? told : `${told}. ${more}`;
  }

  function moreOf({ kind, fallbackReason }: NonNullable<SourceLineProps['source']>): string | null {
    if (kind === 'stream') return account === null ? null : text.streamOfAccount(account);
    if (fallbackReason) return text.streamDown(hostOf(fallbackReason.endpoint ?? ''));
    return streamPossible ? text.noStreamHere : null;
  }
}
