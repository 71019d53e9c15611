import { unique } from '../../../core/unique.ts';
import type { ActionView } from '../../action/action.ts';
import type { NestedActions } from '../nested-actions.ts';
import {
  abiChange,
  authLimit,
  codeChange,
  contextFree,
  extension,
  longExpiry,
  manyActions,
  nestedUnread,
  ownerPermission,
  proposalChanged,
  proposalDiffers,
  proposalFails,
  proxyRole,
  secondSigner,
  unboundApproval,
  unknownContract,
  unreadable,
  unreadablePower,
  voteProxy,
} from './signing-rules.ts';
import { firstAddress, firstMemo } from './addressees.ts';
import type { ReadAction, SigningFacts } from './facts.ts';
import { assetsLinked } from './link-rules.ts';
import { unsatisfiable } from './lock-out-rules.ts';
import { passkeyScope } from './passkey-rules.ts';
import { ramGiven, rentGiven, stakeGiven, stakeLent } from './gift-rules.ts';
import {
  exchangeWithoutMemo,
  firstTransfer,
  foreignToken,
  lookAlike,
  memoLink,
  noMinimum,
  similarToken,
} from './payment-rules.ts';
import {
  codePermission,
  foreignAccount,
  permissionChange,
  permissionLink,
  permissionRemoval,
  permissionUnlink,
} from './power-rules.ts';
import { privileged, producerKey, rightsGiven } from './rights-rules.ts';
import { codeTakeover, signerRemoval, takeover } from './takeover-rules.ts';
import { type Warning, type WarningRule, type WarningSeverity, severityOf } from './warning.ts';

type Rule = (facts: SigningFacts) => readonly Warning[];

/** Changes of power over an account. These rules also run on inline actions. */
const powers = {
  takeover,
  'signer-removal': signerRemoval,
  'assets-linked': assetsLinked,
  unsatisfiable,
  'code-permission': codePermission,
  'permission-change': permissionChange,
  'permission-removal': permissionRemoval,
  'permission-link': permissionLink,
  'permission-unlink': permissionUnlink,
  'code-change': codeChange,
  'abi-change': abiChange,
  'auth-limit': authLimit,
  'foreign-account': foreignAccount,
  privileged,
  'producer-key': producerKey,
  'rights-given': rightsGiven,
  'vote-proxy': voteProxy,
  'proxy-role': proxyRole,
  unreadable,
  'unreadable-power': unreadablePower,
} satisfies Partial<Record<WarningRule, Rule>>;

/** Rules for all nested actions. */
const ofActions = {
  ...powers,
  'look-alike': lookAlike,
  'foreign-token': foreignToken,
  'similar-token': similarToken,
  'first-memo': firstMemo,
  'first-address': firstAddress,
  'exchange-without-memo': exchangeWithoutMemo,
  'no-minimum': noMinimum,
  'owner-permission': ownerPermission,
  'unknown-contract': unknownContract,
  'memo-link': memoLink,
  'stake-given': stakeGiven,
  'stake-lent': stakeLent,
  'ram-given': ramGiven,
  'rent-given': rentGiven,
} satisfies Partial<Record<WarningRule, Rule>>;

/** Rules depend on the facts alone. To add one, also add its texts in the locale files. */
const all: Readonly<Record<WarningRule, Rule>> = {
  ...ofActions,
  'proposal-changed': proposalChanged,
  'proposal-differs': proposalDiffers,
  'nested-unread': nestedUnread,
  'many-actions': manyActions,
  'unbound-approval': unboundApproval,
  'context-free': contextFree,
  extension,
  'proposal-fails': proposalFails,
  'passkey-scope': passkeyScope,
  'second-signer': secondSigner,
  'first-transfer': firstTransfer,
  'long-expiry': longExpiry,
};

const order: readonly WarningSeverity[] = ['stop', 'loss', 'danger', 'notice'];

/** The distinct warnings before a signature, the most severe first. */
export function warningsOf(facts: SigningFacts): Warning[] {
  const signed = found(all, facts);
  const nested = facts.nested.flatMap((one) => {
    const inside = { ...facts, actions: one.actions.map(readAction) };
    const warnings = [...found(rulesFor(one), inside), ...codeTakeover(inside)];
    return warnings.map((warning) => ({ ...warning, within: one.within }));
  });
  return mergeWarnings([signed, nested, inTurn([...signed, ...nested], facts)]);
}

/**
 * What no action does alone, at any depth: a permission is given by one and linked by another, or two
 * permissions come to need each other.
 */
function inTurn(alone: readonly Warning[], facts: SigningFacts): Warning[] {
  if (facts.nested.length === 0) return [];
  const inside = facts.nested.flatMap((one) => one.actions.map(readAction));
  const textOf = ({ within: _, ...finding }: Warning) => JSON.stringify(finding);
  const known = new Set(alone.map(textOf));
  const allFacts = { ...facts, actions: [...facts.actions, ...inside] };
  return [...assetsLinked(allFacts), ...unsatisfiable(allFacts)].filter(
    (finding) => !known.has(textOf(finding)),
  );
}

/** The distinct warnings of several lists, the most severe first. */
export function mergeWarnings(lists: readonly (readonly Warning[])[]): Warning[] {
  const gravity = (warning: Warning) => order.indexOf(severityOf(warning));
  return unique(lists.flat()).toSorted((a, b) => gravity(a) - gravity(b));
}

function found(rules: Readonly<Partial<Record<WarningRule, Rule>>>, facts: SigningFacts) {
  return Object.values(rules).flatMap((rule) => rule(facts));
}

/** A contract's inline actions only matter if they change an account's power. */
function rulesFor({ within }: NestedActions): Readonly<Partial<Record<WarningRule, Rule>>> {
  return within.some(({ kind }) => kind === 'inline') ? powers : ofActions;
}

/** An action in the form the rules expect. */
export function readAction({ account, name, authorization, data }: ActionView): ReadAction {
  const action = { account, name, authorization, data: data ?? {} };
  return data === null ? { ...action, undecoded: true } : action;
}
