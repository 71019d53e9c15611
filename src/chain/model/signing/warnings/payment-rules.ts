import { holdsLink } from '../../shared/text-links.ts';
import { isSimilarName } from '../../account/similar-names.ts';
import { isSimilarSymbol } from '../../token/similar-symbols.ts';
import type { SigningFacts } from './facts.ts';
import { receivers } from './receivers.ts';
import { payments } from './transfers.ts';
import type { Finding } from './warning.ts';

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
  return payments(actions).flatMap(({ contract, symbol }) => {
    const known = symbol === null ? undefined : knownTokens.get(symbol);
    if (symbol === null || known === undefined || known === contract) return [];
    return [{ rule: 'foreign-token', symbol, contract, known }];
  });
}

/** A token of another contract whose symbol looks like the core token's. */
export function similarToken({ actions, knownTokens, coreSymbol }: SigningFacts): Finding[] {
  return payments(actions).flatMap(({ contract, symbol }) =>
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
