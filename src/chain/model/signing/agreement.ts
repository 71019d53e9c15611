import * as limits from '../../core/limits.ts';
import type { NftIdentity } from '../nft/nft.ts';
import type { NftTrade } from '../nft/trade.ts';
import type { PermissionView } from '../permission/permission.ts';

/**
 * What the chain decides when an action runs: what it gives, what it costs, and the bid that has to
 * be outbid.
 */
const priceKinds = ['proceeds', 'cost', 'bid'] as const;

/** What the bytes name by an index or an id only. It is shown like a price. */
const namedKinds = ['plan', 'nft', 'trade'] as const;

/** The kind of a compared value. `account`, `included` and `irreversible` are yes or no. */
export type FigureKind =
  | 'chain'
  | 'account'
  | 'permission'
  | 'balance'
  | 'block'
  | 'included'
  | 'irreversible'
  | (typeof priceKinds)[number]
  | (typeof namedKinds)[number];

/** One value that a node reported. */
export interface Figure {
  readonly kind: FigureKind;
  /** `alice@active` or a block number. It identifies the figure together with its kind. */
  readonly of: string;
  /** The compared and displayed value; null if the node has none. */
  readonly value: string | null;
  /** The value of a price in its smallest unit. */
  readonly units?: bigint;
  /** The NFT that `value` identifies. */
  readonly nft?: NftIdentity;
  /** What the value of a trade says. */
  readonly trade?: NftTrade;
  /** Not all NFTs of the trade were read. */
  readonly isTruncated?: true;
  /** The action lets the chain take far more than this price. */
  readonly allowsMore?: true;
}

/** A value that two nodes report differently. */
export interface Difference extends Pick<Figure, 'kind' | 'of'> {
  readonly first: string | null;
  readonly second: string | null;
}

export type NoCheck = 'no-response' | 'refused' | 'stale' | 'wrong-chain' | 'no-block';

/** Whether the nodes of two operators, or three, report the same. Nodes are base URLs. */
export type Agreement =
  | { readonly kind: 'single' }
  /** The comparison failed; `node` is the last one that failed. */
  | { readonly kind: 'failed'; readonly node: string; readonly reason: NoCheck }
  | {
      readonly kind: 'agree';
      readonly nodes: readonly string[];
      /** The prices, and what is shown like them, that they agree on, as the first one reports them. */
      readonly prices: readonly Figure[];
      /** There are more figures than were compared. */
      readonly isTruncated?: boolean;
    }
  | {
      readonly kind: 'differ';
      readonly nodes: readonly [string, string];
      readonly differences: readonly Difference[];
      /** The two of three nodes that report the same; empty if no two do. The third node is outvoted. */
      readonly agreeing: readonly string[];
    };

export const yesOrNo = (is: boolean) => (is ? 'yes' : 'no');

/** Whether the bytes have an index or an id only, which the value explains. */
export const isNamed = ({ kind }: Figure) => namedKinds.some((one) => one === kind);

const keyOf = ({ kind, of }: Figure) => `${kind} ${of}`;

/** By key and place among those of the same key: a node that reports both must not agree by either. */
function numbered(figures: readonly Figure[]): ReadonlyMap<string, Figure> {
  const all = [...Map.groupBy(figures, keyOf)];
  return new Map(all.flatMap(([key, some]) => some.map((one, at) => [`${at} ${key}`, one])));
}

/** The differing figures, in the first node's order. Prices that are close do not differ. */
export function differencesOf(first: readonly Figure[], second: readonly Figure[]): Difference[] {
  const [ones, others] = [numbered(first), numbered(second)];
  const missing = [...others].filter(([key]) => !ones.has(key));
  return [
    ...[...ones]
      .filter(([key, figure]) => !isClose(figure, others.get(key)))
      .map(([key, figure]) => difference(figure, figure, others.get(key))),
    ...missing.map(([, figure]) => difference(figure, undefined, figure)),
  ].filter((one) => one.first !== one.second);
}

/** The prices, and what is shown like them, among the figures of two nodes that agree, each once. */
export function pricesOf(first: readonly Figure[], second: readonly Figure[]): Figure[] {
  const isPrice = (one: Figure) => isNamed(one) || priceKinds.some((kind) => kind === one.kind);
  const allowsMore = new Set([...first, ...second].filter((one) => one.allowsMore).map(keyOf));
  const prices = new Map(
    first.filter(isPrice).map((figure) => [`${keyOf(figure)} ${figure.value}`, figure]),
  );
  return [...prices.values()].map((figure) =>
    allowsMore.has(keyOf(figure)) ? { ...figure, allowsMore: true } : figure,
  );
}

function difference({ kind, of }: Figure, first?: Figure, second?: Figure): Difference {
  return { kind, of, first: first?.value ?? null, second: second?.value ?? null };
}

/** Whether two prices differ by no more than trades between two blocks explain, or by a unit. */
function isClose({ kind, value, units: one }: Figure, other?: Figure): boolean {
  const two = other?.units;
  if (kind === 'bid' || one === undefined || two === undefined) return false;
  if (unitOf(value) !== unitOf(other?.value)) return false;
  const [less, more] = one < two ? [one, two] : [two, one];
  return more - less <= 1n || (more - less) * 1000n <= more * limits.pricePerMille;
}

/** The decimals and the symbol of an amount: `.0000 EOS`. With others, as many units are another amount. */
const unitOf = (value: string | null | undefined) =>
  value?.replace(/^-?\d+/, '').replaceAll(/\d/g, '0');

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
