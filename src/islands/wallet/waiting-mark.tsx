import { useManyTexts } from '#src/i18n/areas/multisig/many/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { waitingStore } from '#src/stores/multisig/waiting.ts';
import { useLoad } from '#src/stores/load-store.ts';

/** How many proposals wait for the user, on the account button. */
export function WaitingMark({ actor }: { actor: string }) {
  const text = useManyTexts();
  const format = useFormat();
  const { state } = useLoad(waitingStore, actor);
  if (state.kind !== 'ready' || state.value.length === 0) return null;
  const count = format.number(state.value.length);
  return (
    <span
      title={text.waiting(count)}
      className="rounded-full bg-warning-soft px-1.5 text-xs text-warning tabular-nums"
    >
      {count}
    </span>
  );
}
