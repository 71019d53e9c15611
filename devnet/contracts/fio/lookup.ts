import { nameToBigint } from '../../../src/chain/core/name-bigint.ts';
import type { ApplyContext } from '../../engine/contract.ts';
import { fioCheck, fioSigned } from './checks.ts';
import { actorOfKey, hashOf } from './key.ts';
import { accountmap, domains, fionames, firstFrom } from './rows.ts';
import type { Domain, FioName } from './rows.ts';

const ADDRESS = /^[a-z0-9](-?[a-z0-9])*@[a-z0-9](-?[a-z0-9])*$/;
const DOMAIN = /^[a-z0-9](-?[a-z0-9])*$/;

export function isAddress(text: string): boolean {
  return text.length >= 3 && text.length <= 64 && ADDRESS.test(text.toLowerCase());
}

export function isDomain(text: string): boolean {
  return text.length <= 62 && DOMAIN.test(text.toLowerCase());
}

export function findAddress(context: ApplyContext, text: string): FioName | undefined {
  const name = text.toLowerCase();
  const row = firstFrom(fionames(context), 5, hashOf(name));
  return row?.name === name ? row : undefined;
}

export function findDomain(context: ApplyContext, text: string): Domain | undefined {
  const name = text.toLowerCase();
  const row = firstFrom(domains(context), 4, hashOf(name));
  return row?.name === name ? row : undefined;
}

export function requireAddress(
  context: ApplyContext,
  text: string,
  field = 'fio_address',
): FioName {
  const row = findAddress(context, text);
  fioCheck(row, field, text, 'FIO Address not registered');
  return row;
}

export function requireDomain(context: ApplyContext, text: string, field = 'fio_domain'): Domain {
  const row = findDomain(context, text);
  fioCheck(row, field, text, 'FIO Domain not registered');
  return row;
}

/** Requires the actor to own the address. */
export function ownAddress(
  context: ApplyContext,
  text: string,
  actor: string,
  field?: string,
): FioName {
  const row = requireAddress(context, text, field);
  fioSigned(row.owner_account === actor);
  return row;
}

/** The block's time in whole seconds. */
export function seconds(context: ApplyContext): bigint {
  return BigInt(Math.floor(context.now / 1000));
}

/** The account of a key. Creates it if needed. */
export function accountOfKey(context: ApplyContext, publicKey: string, field: string): string {
  const account = actorOfKey(publicKey, field);
  if (accountmap(context).get(nameToBigint(account))) return account;
  const unbound = 'Account exists on FIO chain but is not bound in accountmap';
  fioCheck(!context.isAccount(account), 'owner_account', account, unbound);
  const auth = { threshold: 1, keys: [{ key: publicKey, weight: 1 }], accounts: [], waits: [] };
  const self = [{ actor: context.receiver, permission: 'active' }];
  context.sendInline({
    account: 'eosio',
    name: 'newaccount',
    authorization: self,
    args: { creator: context.receiver, name: account, owner: auth, active: auth },
  });
  context.sendInline({
    account: 'fio.address',
    name: 'bind2eosio',
    authorization: self,
    args: { account, client_key: publicKey, existing: false },
  });
  return account;
}
