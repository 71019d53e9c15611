import type { SlotState } from '#src/chain/model/block/round-view.ts';

interface TurnProps {
  /** Of the blocks of the turn. */
  states: readonly SlotState[];
  /** The text alternative. */
  label: string;
}

/** A producer's turn: a leaning tick for each block, short if it was missed or is to come. */
export function Turn({ states, label }: TurnProps) {
  return (
    <span role="img" aria-label={label} className="turn">
      {runs(states).map(({ state, count }, index) => (
        <span key={index} className={state} style={{ flexGrow: count }} />
      ))}
    </span>
  );
}

interface Run {
  readonly state: SlotState;
  readonly count: number;
}

/** Equal neighbours are one element: the ticks are cut out of it. */
function runs(states: readonly SlotState[]): readonly Run[] {
  const found: Run[] = [];
  for (const state of states) {
    const last = found.at(-1);
    if (last?.state === state) found[found.length - 1] = { state, count: last.count + 1 };
    else found.push({ state, count: 1 });
  }
  return found;
}
