import {
  exchangesOf,
  knownContracts,
  knownTokens,
  memoReaders,
  systemContracts,
} from '../../config/known-accounts.ts';
import { chainNow } from '../../core/clock.ts';
import * as limits from '../../core/limits.ts';
import { shorteners } from '../../history/spam/memo-words.ts';
import { type CrossChecked, localOnly } from '../../model/signing/cross-checked.ts';
import type { Extension, NestedActions } from '../../model/signing/nested-actions.ts';
import type { ReadAction, SigningFacts } from '../../model/signing/warnings/facts.ts';
import { keyId } from '../../core/key.ts';
import { payments } from '../../model/signing/warnings/payments.ts';
import { readAction } from '../../model/signing/warnings/warnings.ts';
import type { RequestOptions } from '../../rpc/node.ts';
import { hasPaid } from '../../services/hyperion/paid.ts';
import type { ChainAccess } from '../chain/access.ts';
import { accessAt, nodesInOrder, readFromTwoOperators } from '../chain/two-operators.ts';
import { accountsOf, ownersOf, permissionFacts } from './authority-facts.ts';

/** What is to be signed, and what this browser knows about its user. */
export interface SigningIntent {
  readonly actions: readonly ReadAction[];
  readonly actor: string;
  readonly permission: string;
  /** Public key of the user's wallet; null if it is not known. */
  readonly signingKey: string | null;
  /** Milliseconds UTC. */
  readonly expiresAt: number;
  /** The user's own accounts and favorites. */
  readonly familiar: readonly string[];
  /** The user's accounts on this chain, and their public keys in any form. */
  readonly ownAccounts: readonly string[];
  readonly ownKeys: readonly string[];
  /** Accounts the user paid from this browser. */
  readonly paid: ReadonlySet<string>;
  /** The sponsor's account, if there is one. */
  readonly sponsor?: readonly string[];
  readonly nested?: readonly NestedActions[];
  readonly extensions?: readonly Extension[];
}

/**
 * The facts that the warning rules need, from the nodes of two operators where necessary. Failed
 * lookups stay unknown. Never rejects.
 */
export async function signingFacts(
  access: ChainAccess,
  intent: SigningIntent,
  options: RequestOptions = {},
): Promise<CrossChecked<SigningFacts>> {
  const facts = localFacts(access, intent);
  const { actions, nested } = facts;
  const all = [...actions, ...nested.flatMap((one) => one.actions.map(readAction))];
  const changing = { ...facts, actions: all };
  const [permissions, keyAccounts, paidBefore] = await Promise.all([
    permissionsAtTwo(access, changing, options),
    ownersOf(access, changing, options),
    paidOf(access, intent, options),
  ]);
  const { responses, incomplete } = permissions;
  return {
    incomplete,
    responses: responses.map((one) => ({ ...facts, ...one, keyAccounts, paidBefore })),
  };
}

async function permissionsAtTwo(
  access: ChainAccess,
  changing: SigningFacts,
  options: RequestOptions,
): Promise<CrossChecked<Pick<SigningFacts, 'permissions' | 'missing'>>> {
  const accounts = accountsOf(changing);
  if (accounts.length === 0) return localOnly({ permissions: new Map(), missing: new Set() });
  const read = (node: string) =>
    permissionFacts(accessAt(access, node), accounts, options, changing);
  const { responses, incomplete } = await readFromTwoOperators(nodesInOrder(access), read, {
    isComplete: (one) => one.complete,
    signal: options.signal,
    third: true,
  });
  return {
    incomplete,
    responses: responses.map(({ permissions, missing }) => ({ permissions, missing })),
  };
}

/** The facts that need no request. */
export function localFacts(access: ChainAccess, intent: SigningIntent): SigningFacts {
  const { config } = access;
  const { actions, actor, permission, signingKey, expiresAt } = intent;
  const { nested = [], extensions = [], sponsor = [] } = intent;
  const exchanges = exchangesOf(config);
  return {
    actions,
    nested,
    nestedUnread: false,
    proposals: [],
    extensions,
    actor,
    permission,
    signingKey: signingKey === null ? null : keyId(signingKey),
    expiresAt,
    exchanges,
    shorteners,
    permissions: new Map(),
    missing: new Set(),
    keyAccounts: new Map(),
    paidBefore: null,
    systemContracts: systemContracts(config),
    wram: config.accounts.wram ?? null,
    wrappingContracts: new Set([config.accounts.msig, config.accounts.wrap]),
    ownAccounts: new Set(intent.ownAccounts),
    ownKeys: new Set(intent.ownKeys.map(keyId)),
    cosigners: new Set(sponsor),
    now: (access.now ?? chainNow)(),
    knownNames: [...intent.familiar, ...Object.values(config.accounts), ...exchanges],
    paidHere: intent.paid,
    evmContract: config.evm?.contract ?? null,
    memoReaders: memoReaders(config),
    swapAccount: config.swapAccount ?? null,
    knownTokens: knownTokens(config),
    coreSymbol: config.coreSymbol.code,
    knownContracts: knownContracts(config),
  };
}

/** Null unless an index of transfers responds for every receiver. */
async function paidOf(
  { hyperionPool }: ChainAccess,
  { actions, actor, paid }: SigningIntent,
  options: RequestOptions,
): Promise<ReadonlySet<string> | null> {
  const to = payments(actions).filter(({ from }) => from === actor);
  const open = [...new Set(to.map((one) => one.to))].filter((name) => !paid.has(name));
  if (open.length === 0) return paid;
  if (!hyperionPool || open.length > limits.reviewLookups) return null;
  try {
    const found = await Promise.all(
      open.map((name) => hasPaid(hyperionPool, { from: actor, to: name }, options)),
    );
    return new Set([...paid, ...open.filter((_, at) => found[at])]);
  } catch {
    return null;
  }
}
