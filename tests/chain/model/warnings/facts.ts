import type { Action } from '#src/chain/actions/action.ts';
import type { SigningFacts } from '#src/chain/model/warnings/facts.ts';

const minute = 60_000;
const now = Date.UTC(2026, 0, 1);

/** An ordinary payment to somebody known, which no rule has anything against. */
export function facts(change: Partial<SigningFacts> = {}): SigningFacts {
  return {
    actions: [pay()],
    system: 'eosio',
    actor: 'alice',
    expiresAt: now + 50 * minute,
    now,
    familiar: ['bob', 'carol', 'binancecleos', 'eosio.token'],
    paidBefore: new Set(['bob', 'binancecleos']),
    exchanges: new Set(['binancecleos']),
    knownTokens: new Map([['EOS', 'eosio.token']]),
    knownContracts: new Set(['eosio', 'eosio.token']),
    permissions: new Map(),
    missing: new Set(),
    shorteners: ['bit.ly'],
    ...change,
  };
}

interface Payment {
  readonly contract?: string;
  readonly to?: string;
  readonly quantity?: string;
  readonly memo?: string;
  readonly permission?: string;
}

export function pay(change: Payment = {}): Action {
  const { contract, to, quantity, memo, permission } = {
    ...{ contract: 'eosio.token', to: 'bob', quantity: '1.0000 EOS', memo: 'rent' },
    ...{ permission: 'active', ...change },
  };
  return {
    account: contract,
    name: 'transfer',
    authorization: [{ actor: 'alice', permission }],
    data: { from: 'alice', to, quantity, memo },
  };
}

export function systemCall(name: string, data: Action['data']): Action {
  return {
    account: 'eosio',
    name,
    authorization: [{ actor: 'alice', permission: 'active' }],
    data,
  };
}
