import type { Service } from '#src/chain/model/shared/load-state.ts';
import type { LoadState } from '#src/chain/model/shared/load-state.ts';
import { failureWords } from '#src/components/ui/state-view.tsx';
import { useMessages } from '#src/i18n/react.tsx';

interface CountsNoteProps {
  state: LoadState<{ readonly source: string }>;
}

/** Where the counts are from, or what they need. */
export function CountsNote({ state }: CountsNoteProps) {
  const messages = useMessages();
  const { screen, ui } = messages;
  const needs = (service: Service) => ui.needsService(ui.services[service]);
  if (state.kind === 'ready')
    return <p className="pt-2 text-xs text-quiet">{screen.source(state.value.source)}</p>;
  if (state.kind === 'failed')
    return (
      <p className="pt-2 text-xs text-warning">
        {failureWords(state.failure, messages).text} {needs('nft-indexer')}
      </p>
    );
  if (state.kind === 'unsupported')
    return <p className="pt-2 text-xs text-muted">{needs(state.service)}</p>;
  return <p className="pt-2 text-xs">{'\u00a0'}</p>;
}
