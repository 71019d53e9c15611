import type { Authority } from '../../actions/authority.ts';
import { keyId } from '../../core/key.ts';

/** A key, an account or a wait, without its weight. */
export type DiffHolder =
  | { readonly kind: 'key'; readonly key: string }
  | { readonly kind: 'account'; readonly actor: string; readonly permission: string }
  | { readonly kind: 'wait'; readonly seconds: number };

/** One holder before and after a change. A weight is null where it is not a holder. */
export interface DiffRow {
  readonly id: string;
  readonly holder: DiffHolder;
  readonly before: number | null;
  readonly after: number | null;
}

export type DiffMark = 'added' | 'removed' | 'changed' | 'same';

const ORDER: readonly DiffMark[] = ['removed', 'changed', 'added', 'same'];

/** Each holder of two authorities once: removed ones first, those that stay the same last. */
export function authorityDiff(before: Authority | null, after: Authority | null): DiffRow[] {
  const [was, is] = [holdersOf(before), holdersOf(after)];
  const ids = [...new Set([...was.keys(), ...is.keys()])];
  const rows = ids.flatMap((id) => {
    const entry = was.get(id) ?? is.get(id);
    if (!entry) return [];
    return [
      {
        id,
        holder: entry.holder,
        before: was.get(id)?.weight ?? null,
        after: is.get(id)?.weight ?? null,
      },
    ];
  });
  const orderOf = (row: DiffRow) => ORDER.indexOf(markOf(row));
  return rows.toSorted((one, other) => orderOf(one) - orderOf(other));
}

export function markOf({ before, after }: Pick<DiffRow, 'before' | 'after'>): DiffMark {
  if (before === null) return 'added';
  if (after === null) return 'removed';
  return before === after ? 'same' : 'changed';
}

interface Weighted {
  readonly holder: DiffHolder;
  readonly weight: number;
}

function holdersOf(authority: Authority | null): Map<string, Weighted> {
  if (authority === null) return new Map();
  const { keys, accounts, waits } = authority;
  return new Map<string, Weighted>([
    ...keys.map(
      ({ key, weight }) => [keyId(key), { holder: { kind: 'key' as const, key }, weight }] as const,
    ),
    ...accounts.map(
      ({ actor, permission, weight }) =>
        [
          `${actor}@${permission}`,
          { holder: { kind: 'account' as const, actor, permission }, weight },
        ] as const,
    ),
    ...waits.map(
      ({ seconds, weight }) =>
        [`wait ${seconds}`, { holder: { kind: 'wait' as const, seconds }, weight }] as const,
    ),
  ]);
}
