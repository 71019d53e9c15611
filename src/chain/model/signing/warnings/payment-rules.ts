import type { Action } from '../../../actions/action.ts';
import { isName } from '../../../core/name.ts';
import { inSlices } from '../../../core/slices.ts';
import { textOf } from '../../../rpc/json.ts';
import { findSimilar } from '../../account/similar-names.ts';
import { permissionChanges } from '../../permission/permission-changes.ts';
import { holdsLink } from '../../shared/text-links.ts';
import { isOfUnknownContract, type SigningFacts } from './facts.ts';
import type { Finding } from './warning.ts';

/** Capital letters that look alike, and pairs that look like one. */
const CONFUSED: readonly (readonly [RegExp, string])[] = [
  [/VV/g, 'W'],
  [/RN/g, 'M'],
  [/[QD]/g, 'O'],
  [/F/g, 'E'],
  [/[IJ]/g, 'L'],
  [/V/g, 'U'],
  [/N/g, 'M'],
  [/Z/g, 'S'],
  [/R/g, 'P'],
  [/K/g, 'X'],
];

/** Fields with words, or with names that are not those of accounts that exist. */
const NO_ACCOUNTS: ReadonlySet<string> = new Set(
  'memo name newname newact permission parent requirement type proposal_name'.split(' '),
);

/** A transaction carried by an action. Its actions are compared by themselves. */
const CARRIED = 'trx';

/** All that has no ink: spaces, controls, and characters that are not drawn. */
const INKLESS = /[\p{C}\p{Z}\p{DI}\u2800\u{1d159}]/gu;

/**
 * A recipient whose name looks like a familiar one, or like one that was paid before. That it was paid
 * itself makes it no more familiar than the other.
 */
export function lookAlike(facts: SigningFacts): Finding[] {
  const { paidHere } = facts;
  const known = knownTo(facts);
  const similarTo = findSimilar([...known, ...paidHere]);
  return receivers(facts).flatMap((name) => {
    if (known.has(name)) return [];
    const like = similarTo(name);
    const bothPaid = paidHere.has(name) && like !== undefined && !known.has(like);
    return like === undefined || bothPaid ? [] : [{ rule: 'look-alike', name, like }];
  });
}

const knownTo = ({ actor, knownNames }: SigningFacts) => new Set([actor, ...knownNames]);

/**
 * Compares the names in actions, with pauses: a proposal may name tens of thousands. `lookAlike` then
 * has the results.
 */
export async function compareNames(facts: SigningFacts): Promise<void> {
  await inSlices(facts.actions, ({ data }) => namesIn(data));
  await inSlices(receivers(facts), findSimilar([...knownTo(facts), ...facts.paidHere]));
}

export function firstTransfer({ actions, actor, paidBefore }: SigningFacts): Finding[] {
  if (paidBefore === null) return [];
  return payments(actions)
    .filter(({ from, to }) => from === actor && to !== actor && !paidBefore.has(to))
    .map(({ to }) => ({ rule: 'first-transfer', to }));
}

export function exchangeWithoutMemo({ actions, exchanges }: SigningFacts): Finding[] {
  return payments(actions)
    .filter(({ to, memo }) => exchanges.has(to) && memo.replace(INKLESS, '') === '')
    .map(({ to }) => ({ rule: 'exchange-without-memo', to }));
}

/**
 * A payment to the swap service. It decides afterwards what it gives, at a price that its own server
 * quotes: neither the bytes nor a table of the chain has one to compare.
 */
export function noMinimum({ actions, swapAccount }: SigningFacts): Finding[] {
  return payments(actions)
    .filter(({ to }) => to === swapAccount)
    .map(({ to }) => ({ rule: 'no-minimum', to }));
}

/** A token with a well-known symbol from another contract. */
export function foreignToken({ actions, knownTokens }: SigningFacts): Finding[] {
  return tokensIn(actions).flatMap(({ contract, symbol }) => {
    const known = symbol === null ? undefined : knownTokens.get(symbol);
    if (symbol === null || known === undefined || known === contract) return [];
    return [{ rule: 'foreign-token', symbol, contract, known }];
  });
}

/** A token of another contract whose symbol looks like that of the core token or another known one. */
export function similarToken({ actions, knownTokens, coreSymbol }: SigningFacts): Finding[] {
  return tokensIn(actions).flatMap(({ contract, symbol }) => {
    if (symbol === null || knownTokens.has(symbol)) return [];
    const known = [coreSymbol, ...knownTokens.keys()].find((one) => isSimilarSymbol(symbol, one));
    return known === undefined ? [] : [{ rule: 'similar-token', symbol, contract, known }];
  });
}

/** A path at an IP address; a signing request, which opens a wallet. */
const OTHER_LINK = /(?<![\d.])(?:\d{1,3}\.){3}\d{1,3}(?::\d+)?\/\w|\besr:[\w/-]/i;

export function memoLink({ actions, shorteners }: SigningFacts): Finding[] {
  return payments(actions)
    .filter(({ memo }) =>
      [memo, asRead(memo)].some(
        (text) => holdsLink(text.toLowerCase(), shorteners) || OTHER_LINK.test(text),
      ),
    )
    .map(({ to }) => ({ rule: 'memo-link', to }));
}

/** The letters that a reader sees and types, without characters that are not drawn. */
function asRead(memo: string): string {
  const letters = memo.normalize('NFKC').replace(/[\p{Cf}\p{DI}\u2800]/gu, '');
  // Browsers take it for a dot.
  return letters.replaceAll('\u3002', '.');
}

/**
 * Accounts that an action names, in whatever field and at any depth: as receivers of tokens, NFTs,
 * resources or a vote, or of rights over an account. Its contract is one of them, unless it is known.
 */
function receivers(facts: SigningFacts): string[] {
  const { actions, systemContracts, permissions } = facts;
  const named = new Set<string>();
  for (const action of actions) {
    if (isOfUnknownContract(action, facts)) named.add(action.account);
    for (const name of namesIn(action.data)) named.add(name);
  }
  for (const { after } of permissionChanges(actions, permissions, systemContracts))
    for (const { actor } of after?.accounts ?? []) named.add(actor);
  return [...named].filter(isName);
}

/** Of each action's data: warnings are worked out anew with each response of a node. */
const found = new WeakMap<object, readonly string[]>();

/** What may be the name of an account in an action's data, which nothing changes. */
function namesIn(data: object): readonly string[] {
  const before = found.get(data);
  if (before) return before;
  const texts = new Set<string>();
  addTexts(texts, data);
  const names = [...texts].filter(isName);
  found.set(data, names);
  return names;
}

/** Adds the texts in a value, but for those of fields that name no accounts. */
function addTexts(texts: Set<string>, value: unknown, field = ''): void {
  if (typeof value === 'string') {
    if (!NO_ACCOUNTS.has(field)) texts.add(value);
  } else if (Array.isArray(value)) {
    for (const one of value as readonly unknown[]) addTexts(texts, one, field);
  } else if (typeof value === 'object' && value !== null && field !== CARRIED) {
    for (const [name, one] of Object.entries(value)) addTexts(texts, one, name);
  }
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
      symbol: symbolIn(data['quantity']),
    })),
  ];
}

/** The symbol of an amount, also of one with more decimals than the chain's own tokens can have. */
function symbolIn(quantity: unknown): string | null {
  const [, code = null] = /^-?[\d.]+ ([A-Z]{1,7})$/.exec(textOf(quantity) ?? '') ?? [];
  return code;
}

/** Token transfers of any contract, and what a swap sends on. */
export function payments(actions: readonly Action[]): Payment[] {
  return actions.flatMap(({ account, name, data }) => {
    const [from, to] = [textOf(data['from']), textOf(data['to'])];
    const swaps = name === 'swapto';
    if ((name !== 'transfer' && !swaps) || from === null || to === null) return [];
    // A swap may be given a token of another contract.
    const symbol = swaps ? null : symbolIn(data['quantity']);
    return [{ contract: account, from, to, symbol, memo: textOf(data['memo']) ?? '' }];
  });
}
