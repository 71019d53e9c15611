import type { ReactNode } from 'react';
import type { LoadState } from '#src/chain/model/shared/load-state.ts';
import { useElsewhereTexts } from '#src/i18n/areas/elsewhere/texts.ts';
import { useMessages } from '#src/i18n/react.tsx';
import { Button } from '../ui/button.tsx';
import { failureWords } from '../ui/state-view.tsx';

interface ChainRowProps<T> {
  /** The chain's name. */
  chain: string;
  state: LoadState<T>;
  /** What is said if the chain has nothing of the kind. */
  none: string;
  onRetry?: (() => void) | undefined;
  children: (value: T) => ReactNode;
}

/** What another chain has of a key or a name; a failure is shown in its place. */
export function ChainRow<T>({ chain, state, none, onRetry, children }: ChainRowProps<T>) {
  return (
    <li
      aria-label={chain}
      aria-busy={state.kind === 'loading'}
      className="grid gap-x-6 gap-y-1 border-b py-2 last:border-b-0 sm:grid-cols-[10rem_minmax(0,1fr)]"
    >
      <span className="font-semibold">{chain}</span>
      <div className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-1">
        <Content {...{ chain, state, none, onRetry, children }} />
      </div>
    </li>
  );
}

function Content<T>({ chain, state, none, onRetry, children }: ChainRowProps<T>) {
  const text = useElsewhereTexts();
  const messages = useMessages();
  switch (state.kind) {
    case 'loading':
      return <span className="text-quiet">{messages.common.loading}</span>;
    case 'ready':
      return children(state.value);
    case 'empty':
    case 'missing':
      return <span className="text-muted">{none}</span>;
    case 'unsupported':
      return <span className="text-muted">{text.noIndex}</span>;
    case 'failed':
      return (
        <>
          <span className="text-warning">{failureWords(state.failure, messages).text}</span>
          {onRetry && (
            <Button size="sm" onClick={onRetry}>
              {text.retry(chain)}
            </Button>
          )}
        </>
      );
  }
}
