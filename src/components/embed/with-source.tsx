import { type ReactNode, Suspense } from 'react';
import { useEmbedTexts } from '#src/i18n/areas/embed/texts.ts';
import { useMessages } from '#src/i18n/react.tsx';
import { lazyPart, Nothing } from '../ui/lazy-part.tsx';
import { Time } from '../ui/time.tsx';

/** Few nodes are behind. */
const StaleLine = lazyPart(async () => (await import('../ui/stale-line.tsx')).StaleLine, Nothing);

interface WithSourceProps {
  /** The host or the name of the source; null if it is unknown. */
  source: string | null;
  /** When it was read. Milliseconds UTC. */
  at: number;
  /** Seconds by which the node's head block was behind; 0 if it was not. */
  behind: number;
  children: ReactNode;
}

/**
 * A card that stands alone, with where its data came from and how old they are. For cards outside of
 * a page that says so.
 */
export function WithSource({ source, at, behind, children }: WithSourceProps) {
  const { screen } = useMessages();
  const text = useEmbedTexts();
  return (
    <div className="space-y-4">
      {behind > 0 && (
        <Suspense>
          <StaleLine seconds={behind} />
        </Suspense>
      )}
      {children}
      <p className="flex flex-wrap gap-x-4 text-xs text-muted">
        {source !== null && <span>{screen.source(source)}</span>}
        <span>
          {text.read} <Time at={at} />
        </span>
      </p>
    </div>
  );
}
