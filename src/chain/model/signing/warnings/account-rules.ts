import { textOf } from '../../../rpc/json.ts';
import { permissionChanges } from '../../permission/permission-changes.ts';
import type { SigningFacts } from './facts.ts';
import { systemCalls } from './power-rules.ts';
import { unsatisfiableReason } from './unsatisfiable.ts';
import type { Finding } from './warning.ts';

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

/** A permission that nobody could use any more. */
export function unsatisfiable(facts: SigningFacts): Finding[] {
  return permissionChanges(facts.actions, facts.permissions, facts.systems).flatMap(
    ({ account, permission, after }) => {
      const reason = after && unsatisfiableReason(after, { account, permission }, facts);
      return reason === null ? [] : [{ rule: 'unsatisfiable', account, permission, reason }];
    },
  );
}
