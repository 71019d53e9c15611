import { textOf } from '../../../rpc/json.ts';
import type { SigningFacts } from './facts.ts';
import { systemCalls } from './power-rules.ts';
import type { Finding } from './warning.ts';

/** Code runs whenever something is done with its account, and can do all the account's code may. */
export function codeChange(facts: SigningFacts): Finding[] {
  return accountsOf(facts, 'setcode').map((account) => ({ rule: 'code-change', account }));
}

/** Wallets and explorers read an account's actions by its ABI. */
export function abiChange(facts: SigningFacts): Finding[] {
  return accountsOf(facts, 'setabi').map((account) => ({ rule: 'abi-change', account }));
}

/** Which permissions may change permissions. */
export function authLimit(facts: SigningFacts): Finding[] {
  return accountsOf(facts, 'limitauthchg').map((account) => ({ rule: 'auth-limit', account }));
}

/** A vote left to somebody else; FIO has an action of its own for it. */
export function voteProxy(facts: SigningFacts): Finding[] {
  const calls = [...systemCalls(facts, 'voteproducer'), ...systemCalls(facts, 'voteproxy')];
  return calls.flatMap((data) => {
    const proxy = textOf(data['proxy']);
    const voter = textOf(data['voter']) ?? textOf(data['actor']) ?? '';
    return proxy === null ? [] : [{ rule: 'vote-proxy', voter, proxy }];
  });
}

/** Becoming a proxy. FIO's action says so by its name alone. */
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
