import { unsatisfiable } from './authority-rules.ts';
import type { SigningFacts } from './facts.ts';
import {
  exchangeWithoutMemo,
  firstTransfer,
  foreignToken,
  lookAlike,
  memoLink,
} from './payment-rules.ts';
import { longExpiry, ownerPermission, powerInBundle, unknownContract } from './power-rules.ts';
import { warningWeights, type Warning, type WarningRule, type WarningWeight } from './warning.ts';

/** Each looks at the facts alone. A rule is added here, and its words where warnings are shown. */
const rules: Readonly<Record<WarningRule, (facts: SigningFacts) => readonly Warning[]>> = {
  unsatisfiable,
  'look-alike': lookAlike,
  'foreign-token': foreignToken,
  'exchange-without-memo': exchangeWithoutMemo,
  'power-in-bundle': powerInBundle,
  'owner-permission': ownerPermission,
  'unknown-contract': unknownContract,
  'first-transfer': firstTransfer,
  'long-expiry': longExpiry,
  'memo-link': memoLink,
};

const order: readonly WarningWeight[] = ['stop', 'danger', 'notice'];

/** What to point out before a signature, the gravest first, each once. */
export function warningsOf(facts: SigningFacts): Warning[] {
  const found = new Map<string, Warning>();
  for (const rule of Object.values(rules))
    for (const warning of rule(facts)) found.set(JSON.stringify(warning), warning);
  const gravity = ({ rule }: Warning) => order.indexOf(warningWeights[rule]);
  return [...found.values()].toSorted((a, b) => gravity(a) - gravity(b));
}
