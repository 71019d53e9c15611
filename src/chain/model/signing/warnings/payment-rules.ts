import type { Action } from '../../../actions/action.ts';
import { isName } from '../../../core/name.ts';
import { inSlices } from '../../../core/slices.ts';
import { findSimilar } from '../../account/similar-names.ts';
import { permissionChanges } from '../../permission/permission-changes.ts';
import { holdsLink } from '../../shared/text-links.ts';
import { addresseeAccounts, similarAddressees } from './addressees.ts';
import { isOfUnknownContract, type SigningFacts } from './facts.ts';
import { inkOf, type Payment, payments, symbolIn } from './payments.ts';
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

/** Fields of known contracts with words, or with names that are not those of accounts that exist. */
const NO_ACCOUNTS: ReadonlySet<string> = new Set(
  'memo name newname newact permission parent requirement type proposal_name'.split(' '),
);

/** What a contract that is not known means by the name of a field is its own affair. */
const WORDS: ReadonlySet<string> = new Set(['memo']);

/** A transaction carried by an action of a known contract. Its actions are compared by themselves. */
const CARRIED = 'trx';

/**
 * A recipient whose name looks like a familiar one, or like one that was paid before. That it was paid
 * itself makes it no more familiar than the other. Addresses and keys are compared with those paid before.
 */
export function lookAlike(facts: SigningFacts): Finding[] {
  const { paidHere } = facts;
  const known = knownTo(facts);
  const similarTo = findSimilar(comparedNames(facts));
  const names = receivers(facts).flatMap((name): Finding[] => {
    if (known.has(name)) return [];
    const like = similarTo(name);
    const bothPaid = paidHere.has(name) && like !== undefined && !known.has(like);
    return like === undefined || bothPaid ? [] : [{ rule: 'look-alike', name, like }];
  });
  return [...names, ...similarAddressees(facts)];
}

const knownTo = ({ actor, knownNames }: SigningFacts) => new Set([actor, ...knownNames]);

const comparedNames = (facts: SigningFacts) => [
  ...knownTo(facts),
  ...[...facts.paidHere].filter(isName),
];

/**
 * Compares the names in actions, with pauses: a proposal may name tens of thousands. `lookAlike` then
 * has the results.
 */
export async function compareNames(facts: SigningFacts): Promise<void> {
  await inSlices(facts.actions, (action) => namesIn(action, facts));
  await inSlices(receivers(facts), findSimilar(comparedNames(facts)));
}

export function firstTransfer({ actions, actor, paidBefore }: SigningFacts): Finding[] {
  if (paidBefore === null) return [];
  return payments(actions)
    .filter(({ from, to }) => from === actor && to !== actor && !paidBefore.has(to))
    .map(({ to }) => ({ rule: 'first-transfer', to }));
}

export function exchangeWithoutMemo({ actions, exchanges }: SigningFacts): Finding[] {
  return payments(actions)
    .filter(({ to, memo }) => exchanges.has(to) && inkOf(memo) === '')
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
    for (const name of namesIn(action, facts)) named.add(name);
  }
  for (const name of addresseeAccounts(facts)) named.add(name);
  for (const { after } of permissionChanges(actions, permissions, systemContracts))
    for (const { actor } of after?.accounts ?? []) named.add(actor);
  return [...named].filter(isName);
}

/** Of each action's data: warnings are worked out anew with each response of a node. */
const found = new WeakMap<object, readonly string[]>();

/** What may be the name of an account in an action's data, which nothing changes. */
function namesIn(
  { account, data }: Action,
  { knownContracts }: Pick<SigningFacts, 'knownContracts'>,
): readonly string[] {
  const before = found.get(data);
  if (before) return before;
  const texts = new Set<string>();
  addTexts(texts, data, knownContracts.has(account));
  const names = [...texts].filter(isName);
  found.set(data, names);
  return names;
}

/** Adds the texts in a value, but for those of fields that name no accounts. */
function addTexts(texts: Set<string>, value: unknown, isKnown: boolean, field = ''): void {
  if (typeof value === 'string') {
    if (!(isKnown ? NO_ACCOUNTS : WORDS).has(field)) texts.add(value);
  } else if (Array.isArray(value)) {
    for (const one of value as readonly unknown[]) addTexts(texts, one, isKnown, field);
  } else if (typeof value === 'object' && value !== null && !(isKnown && field === CARRIED)) {
    for (const [name, one] of Object.entries(value)) addTexts(texts, one, isKnown, name);
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
