import type { PermissionView } from '../permission/permission.ts';

/** The kind of a compared value. `account`, `included` and `irreversible` are yes or no. */
export type FigureKind =
  'chain' | 'account' | 'permission' | 'balance' | 'block' | 'included' | 'irreversible';

/** One value that a node reported. */
export interface Figure {
  readonly kind: FigureKind;
  /** `alice@active` or a block number. It identifies the figure together with its kind. */
  readonly of: string;
  /** The compared and displayed value; null if the node has none. */
  readonly value: string | null;
}

/** A value that two nodes report differently. */
export interface Difference extends Omit<Figure, 'value'> {
  readonly first: string | null;
  readonly second: string | null;
}

export type NoCheck = 'no-response' | 'refused' | 'stale' | 'wrong-chain' | 'no-block';

/** Whether the nodes of two operators report the same. Nodes are base URLs. */
export type Agreement =
  | { readonly kind: 'single' }
  /** The comparison failed; `node` is the last one that failed. */
  | { readonly kind: 'failed'; readonly node: string; readonly reason: NoCheck }
  | { readonly kind: 'agree'; readonly nodes: readonly [string, string] }
  | {
      readonly kind: 'differ';
      readonly nodes: readonly [string, string];
      readonly differences: readonly Difference[];
    };

export const yesOrNo = (is: boolean) => (is ? 'yes' : 'no');

/** The differing figures, in the first node's order. */
export function differencesOf(first: readonly Figure[], second: readonly Figure[]): Difference[] {
  const key = ({ kind, of }: Figure) => `${kind} ${of}`;
  const others = new Map(second.map((figure) => [key(figure), figure.value]));
  const keysOfFirst = new Set(first.map(key));
  return [
    ...first.map(({ kind, of, value }) => ({
      kind,
      of,
      first: value,
      second: others.get(`${kind} ${of}`) ?? null,
    })),
    ...second
      .filter((figure) => !keysOfFirst.has(key(figure)))
      .map(({ kind, of, value }) => ({ kind, of, first: null, second: value })),
  ].filter((one) => one.first !== one.second);
}

/** Each permission of the trees with its authority on one line, in a fixed order. */
export function permissionFigures(account: string, trees: readonly PermissionView[]): Figure[] {
  return trees.flatMap((permission) => [
    {
      kind: 'permission' as const,
      of: `${account}@${permission.name}`,
      value: authorityLine(permission),
    },
    ...permissionFigures(account, permission.children),
  ]);
}

function authorityLine({ threshold, keys, accounts, waits }: PermissionView): string {
  const parts = [
    ...keys.map(({ key, weight }) => `${key} +${weight}`).toSorted(),
    ...accounts
      .map(({ actor, permission, weight }) => `${actor}@${permission} +${weight}`)
      .toSorted(),
    ...waits.map(({ seconds, weight }) => `${seconds} s +${weight}`).toSorted(),
  ];
  return `≥ ${threshold}: ${parts.join(', ')}`;
}
