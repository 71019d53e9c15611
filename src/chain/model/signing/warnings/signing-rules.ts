import * as limits from '../../../core/limits.ts';
import { textOf } from '../../../rpc/json.ts';
import { isControlAction } from '../../permission/power-action.ts';
import { isOfUnknownContract, type ReadAction, type SigningFacts } from './facts.ts';
import { systemCalls } from './power-rules.ts';
import { missingLevels, proposalFailure, type ProposalUse } from './proposal-use.ts';
import type { Finding, Warning } from './warning.ts';

const idOf = ({ proposer, name }: ProposalUse) => ({ proposer, name });

/** The code runs on every action of its account and has all the account's rights. */
export function codeChange(facts: SigningFacts): Finding[] {
  return accountsOf(facts, 'setcode').map((account) => ({ rule: 'code-change', account }));
}

/** Wallets and explorers decode an account's actions with its ABI. */
export function abiChange(facts: SigningFacts): Finding[] {
  return accountsOf(facts, 'setabi').map((account) => ({ rule: 'abi-change', account }));
}

/** Limits which permissions can change permissions. */
export function authLimit(facts: SigningFacts): Finding[] {
  return accountsOf(facts, 'limitauthchg').map((account) => ({ rule: 'auth-limit', account }));
}

/** A vote through a proxy. FIO has a separate action for it. */
export function voteProxy(facts: SigningFacts): Finding[] {
  const calls = [...systemCalls(facts, 'voteproducer'), ...systemCalls(facts, 'voteproxy')];
  return calls.flatMap((data) => {
    const proxy = textOf(data['proxy']);
    const voter = textOf(data['voter']) ?? textOf(data['actor']) ?? '';
    return proxy === null ? [] : [{ rule: 'vote-proxy', voter, proxy }];
  });
}

/** Registration as a proxy. FIO has a separate action without a flag. */
export function proxyRole(facts: SigningFacts): Finding[] {
  return systemCalls(facts, 'regproxy')
    .filter(({ isproxy }) => isproxy !== false && isproxy !== 0)
    .map((data) => ({
      rule: 'proxy-role',
      account: textOf(data['proxy']) ?? textOf(data['actor']) ?? '',
    }));
}

function accountsOf(facts: SigningFacts, name: string): string[] {
  return systemCalls(facts, name).map(({ account }) => textOf(account) ?? '');
}

export function ownerPermission({ actions }: SigningFacts): Finding[] {
  return actions.flatMap(({ authorization }) =>
    authorization
      .filter(({ permission }) => permission === 'owner')
      .map(({ actor }) => ({ rule: 'owner-permission', actor })),
  );
}

/** An account other than the user's that must sign too. */
export function secondSigner({ actions, actor: own, cosigners }: SigningFacts): Finding[] {
  return actions.flatMap(({ authorization }) =>
    authorization
      .filter(({ actor }) => actor !== own && !cosigners.has(actor))
      .map(({ actor, permission }) => ({ rule: 'second-signer', actor, permission })),
  );
}

/** A transaction that stays valid for a long time. */
export function longExpiry({ expiresAt, now }: SigningFacts): Finding[] {
  const seconds = Math.round((expiresAt - now) / 1_000);
  return seconds > limits.longExpirySeconds ? [{ rule: 'long-expiry', seconds }] : [];
}

export function unknownContract(facts: SigningFacts): Finding[] {
  return facts.actions
    .filter((action) => isOfUnknownContract(action, facts))
    .map(({ account }) => ({ rule: 'unknown-contract', contract: account }));
}

/** Bytes that could not be decoded. Their effect cannot be shown or checked by other rules. */
export function unreadable(facts: SigningFacts): Finding[] {
  const { actor: account } = facts;
  return unread(facts, false).map((action) => ({ rule: 'unreadable', ...action, account }));
}

/**
 * Contracts may read such bytes nevertheless. Who controls an account is not left to that, nor which
 * transactions an action carries, approves or executes.
 */
export function unreadablePower(facts: SigningFacts): Finding[] {
  return unread(facts, true).map((action) => ({ rule: 'unreadable-power', ...action }));
}

function unread({ actions, systemContracts, wrappingContracts }: SigningFacts, isPower: boolean) {
  const givesPower = (action: ReadAction) =>
    isControlAction(action, systemContracts) || wrappingContracts.has(action.account);
  return actions
    .filter((action) => action.undecoded && givesPower(action) === isPower)
    .map(({ account, name }) => ({ contract: account, name }));
}

/** An action on a proposal that the chain would refuse. */
export function proposalFails({ proposals, now }: SigningFacts): Warning[] {
  return proposals.flatMap((use) => {
    const reason = proposalFailure(use, now);
    if (reason === null) return [];
    const levels = reason === 'approvals' ? missingLevels(use) : [];
    const names = levels.map(({ actor, permission }) => `${actor}@${permission}`);
    return [placed(use, { rule: 'proposal-fails', ...idOf(use), reason, missingLevels: names })];
  });
}

export function proposalChanged({ proposals }: SigningFacts): Warning[] {
  return proposals
    .filter(({ proposal, hash }) => proposal !== null && hash !== null && proposal.hash !== hash)
    .map((use) => placed(use, { rule: 'proposal-changed', ...idOf(use) }));
}

/** Which of the two would be approved or executed is not known. */
export function proposalDiffers({ proposals }: SigningFacts): Warning[] {
  const same = Map.groupBy(proposals, (use) => JSON.stringify([idOf(use), use.act, use.within]));
  return [...same.values()].flatMap((uses) => {
    const hashes = new Set(uses.flatMap(({ proposal }) => proposal?.hash ?? []));
    const [use] = uses;
    return use && hashes.size > 1 ? [placed(use, { rule: 'proposal-differs', ...idOf(use) })] : [];
  });
}

export function nestedUnread({ nestedUnread }: SigningFacts): Finding[] {
  return nestedUnread ? [{ rule: 'nested-unread' }] : [];
}

/** The signed ones alone, the context-free among them: of the nested ones, too many are not read. */
export function manyActions({ actions, nested }: SigningFacts): Finding[] {
  const free = nested.filter(
    ({ within }) => within.length === 1 && within[0]?.kind === 'context-free',
  );
  const count = free.reduce((sum, one) => sum + one.actions.length, actions.length);
  return count > limits.reviewedActions ? [{ rule: 'many-actions' }] : [];
}

/** Nodes refuse extensions that they do not know, and a contract may read them in its own way. */
export function extension({ extensions }: SigningFacts): Warning[] {
  return extensions.map(({ type, within }) => placed({ within }, { rule: 'extension', type }));
}

export function contextFree({ nested }: SigningFacts): Warning[] {
  return nested
    .filter(({ within }) => within.at(-1)?.kind === 'context-free')
    .map(({ within }) => placed({ within }, { rule: 'context-free' }));
}

export function unboundApproval({ proposals }: SigningFacts): Warning[] {
  return proposals
    .filter(({ act, hash }) => act === 'approve' && hash === null)
    .map((use) => placed(use, { rule: 'unbound-approval', ...idOf(use) }));
}

function placed({ within }: Pick<ProposalUse, 'within'>, finding: Finding): Warning {
  return within.length > 0 ? { ...finding, within } : finding;
}
