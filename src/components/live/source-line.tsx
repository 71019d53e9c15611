import { hostOf } from '#src/chain/core/host.ts';
import type { Failure } from '#src/chain/model/shared/load-state.ts';
import { useLiveTexts } from '#src/i18n/areas/live/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';

interface Source {
  readonly kind: 'stream' | 'push' | 'blocks';
  readonly endpoint: string | null;
  readonly fallbackReason: Failure | null;
}

interface SourceLineProps {
  /** Null until it is known. */
  source: Source | null;
  /** Of older rows; null if all are of the same. */
  earlier: { readonly sources: readonly Source[]; readonly upTo: number } | null;
  /** The streamed account, if only one is streamed. */
  account: string | null;
  /** Whether a stream exists for other filters. */
  streamPossible: boolean;
}

/** The source of the live actions and its limits. */
export function SourceLine({ source, earlier, account, streamPossible }: SourceLineProps) {
  const text = useLiveTexts();
  const format = useFormat();
  return (
    <p role="status" className="text-xs text-quiet max-md:min-h-8">
      {words()}
    </p>
  );

  function words(): string {
    if (!source) return text.starting;
    const labels = earlier?.sources.map(labelOf).join(', ');
    const before = earlier && text.upTo(format.number(earlier.upTo), labels ?? '');
    const sources = [labelOf(source), before].filter((one) => one !== null).join(' · ');
    const more = moreOf(source);
    return more === null ? sources : `${sources}. ${more}`;
  }

  function labelOf({ kind, endpoint }: Source): string {
    const host = hostOf(endpoint ?? '');
    return { stream: text.stream(host), push: text.push(host), blocks: text.blocks }[kind];
  }

  function moreOf({ kind, fallbackReason }: Source): string | null {
    if (kind === 'stream') return account === null ? null : text.streamOfAccount(account);
    if (fallbackReason) return text.streamDown(hostOf(fallbackReason.endpoint ?? ''));
    return streamPossible ? text.noStreamHere : null;
  }
}
