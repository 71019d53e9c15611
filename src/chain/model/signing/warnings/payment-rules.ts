import type { Action } from '../../../actions/action.ts';
import { isName } from '../../../core/name.ts';
import { textOf } from '../../../rpc/json.ts';
import { isSimilarName } from '../../account/similar-names.ts';
import { permissionChanges } from '../../permission/permission-changes.ts';
import { assetOf } from '../../shared/lenient.ts';
import { holdsLink } from '../../shared/text-links.ts';
import type { SigningFacts } from './facts.ts';
import type { Finding } from './warning.ts';

/** Capital letters that look alike. */
const CONFUSED: readonly (readonly [RegExp, string])[] = [
  [/[QD]/g, 'O'],
  [/F/g, 'E'],
  [/[IJ]/g, 'L'],
  [/V/g, 'U'],
  [/N/g, 'M'],
  [/Z/g, 'S'],
  [/R/g, 'P'],
  [/K/g, 'X'],
];

/** Fields of system actions that name a receiver of resources or of a vote. */
const FIELDS = ['receiver', 'proxy'] as const;

/** A recipient whose name looks like a familiar one. */
export function lookAlike(facts: SigningFacts): Finding[] {
  const known = [facts.actor, ...facts.familiar];
  return receivers(facts).flatMap((name) => {
    if (known.includes(name)) return [];
    const like = known.find((one) => isSimilarName(name, one));
    return like === undefined ? [] : [{ rule: 'look-alike', name, like }];
  });
}

export function firstTransfer({ actions, actor, paidBefore }: SigningFacts): Finding[] {
  if (paidBefore === null) return [];
  return payments(actions)
    .filter(({ from, to }) => from === actor && to !== actor && !paidBefore.has(to))
    .map(({ to }) => ({ rule: 'first-transfer', to }));
}

export function exchangeWithoutMemo({ actions, exchanges }: SigningFacts): Finding[] {
  return payments(actions)
    .filter(({ to, memo }) => exchanges.has(to) && memo.trim() === '')
    .map(({ to }) => ({ rule: 'exchange-without-memo', to }));
}

/** A token with a well-known symbol from another contract. */
export function foreignToken({ actions, knownTokens }: SigningFacts): Finding[] {
  return tokensIn(actions).flatMap(({ contract, symbol }) => {
    const known = symbol === null ? undefined : knownTokens.get(symbol);
    if (symbol === null || known === undefined || known === contract) return [];
    return [{ rule: 'foreign-token', symbol, contract, known }];
  });
}

/** A token of another contract whose symbol looks like the core token's. */
export function similarToken({ actions, knownTokens, coreSymbol }: SigningFacts): Finding[] {
  return tokensIn(actions).flatMap(({ contract, symbol }) =>
    symbol !== null && !knownTokens.has(symbol) && isSimilarSymbol(symbol, coreSymbol)
      ? [{ rule: 'similar-token', symbol, contract, known: coreSymbol }]
      : [],
  );
}

export function memoLink({ actions, shorteners }: SigningFacts): Finding[] {
  return payments(actions)
    .filter(({ memo }) => holdsLink(memo.toLowerCase(), shorteners))
    .map(({ to }) => ({ rule: 'memo-link', to }));
}

/** Accounts that receive something: tokens, resources, a vote, or rights over an account. */
function receivers({ actions, systems, permissions }: SigningFacts): string[] {
  const named = actions
    .filter(({ account }) => systems.has(account))
    .flatMap(({ data }) => FIELDS.map((field) => textOf(data[field]) ?? ''));
  const trusted = permissionChanges(actions, permissions, systems).flatMap(({ after }) =>
    (after?.accounts ?? []).map(({ actor }) => actor),
  );
  return [...payments(actions).map(({ to }) => to), ...named, ...trusted].filter(isName);
}

/** The symbol with look-alike letters replaced by one form and repeated letters removed. */
function readAs(symbol: string): string {
  const alike = CONFUSED.reduce((text, [from, to]) => text.replace(from, to), symbol);
  return alike.replace(/(.)\1+/g, '$1');
}

/**
 * Whether two symbols can be confused: `EQS` or `EOSS` for `EOS`. Equal symbols are not similar.
 */
export function isSimilarSymbol(symbol: string, other: string): boolean {
  return symbol !== other && readAs(symbol) === readAs(other);
}

/** A token transfer among the actions. */
interface Payment {
  readonly contract: string;
  readonly from: string;
  readonly to: string;
  /** Null if the amount cannot be parsed, or the token is swapped. */
  readonly symbol: string | null;
  readonly memo: string;
}

/** The tokens that actions move, issue or retire: all that changes the balances of the review. */
function tokensIn(actions: readonly Action[]): Pick<Payment, 'contract' | 'symbol'>[] {
  const made = actions.filter(({ name }) => name === 'issue' || name === 'retire');
  return [
    ...payments(actions),
    ...made.map(({ account: contract, data }) => ({
      contract,
      symbol: assetOf(data['quantity'])?.symbol.code ?? null,
    })),
  ];
}

/** Token transfers of any contract, and what a swap sends on. */
export function payments(actions: readonly Action[]): Payment[] {
  return actions.flatMap(({ account, name, data }) => {
    const [from, to] = [textOf(data['from']), textOf(data['to'])];
    const swaps = name === 'swapto';
    if ((name !== 'transfer' && !swaps) || from === null || to === null) return [];
    // A swap may be given a token of another contract.
    const symbol = swaps ? null : (assetOf(data['quantity'])?.symbol.code ?? null);
    return [{ contract: account, from, to, symbol, memo: textOf(data['memo']) ?? '' }];
  });
}
