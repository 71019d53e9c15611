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
  /** The streamed account, if only one is streamed. */
  account: string | null;
  /** Whether a stream exists for other filters. */
  streamPossible: boolean;
}

/** The source of the live actions and its limits. */
export function SourceLine({ source, account, streamPossible }: SourceLineProps) {
  const text = useLiveTexts();
  return (
    <p role="status" className="text-xs text-quiet max-md:min-h-8">
      {words()}
    </p>
  );

  function words(): string {
    if (!source) return text.starting;
    const label = {
      stream: text.stream(hostOf(source.endpoint ?? '')),
      push: text.push(hostOf(source.endpoint ?? '')),
      blocks: text.blocks,
    }[source.kind];
    const more = moreOf(source);
    return more === null ? label : `${label}. ${more}`;
  }

  function moreOf({ kind, fallbackReason }: NonNullable<SourceLineProps['source']>): string | null {
    if (kind === 'stream') return account === null ? null : text.streamOfAccount(account);
    if (fallbackReason) return text.streamDown(hostOf(fallbackReason.endpoint ?? ''));
    return streamPossible ? text.noStreamHere : null;
  }
}
