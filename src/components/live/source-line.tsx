import type { Failure } from '#src/chain/model/load-state.ts';
import { useLiveTexts } from '#src/i18n/areas/live/texts.ts';

interface SourceLineProps {
  /** Null until it is known. */
  source: {
    readonly kind: 'stream' | 'blocks';
    readonly endpoint: string | null;
    readonly instead: Failure | null;
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
    if (source.kind === 'stream') {
      const told = text.stream(hostOf(source.endpoint));
      return account === null ? told : `${told}. ${text.streamOfAccount(account)}`;
    }
    if (source.instead)
      return `${text.blocks}. ${text.streamDown(hostOf(source.instead.endpoint))}`;
    return streamPossible ? `${text.blocks}. ${text.noStreamHere}` : text.blocks;
  }
}

function hostOf(endpoint: string | null): string {
  return URL.parse(endpoint ?? '')?.host ?? '';
}
