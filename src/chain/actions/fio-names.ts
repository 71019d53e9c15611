import type { Action } from './action.ts';
import { fioEndpoints } from './fio-endpoints.ts';

/** What all actions of FIO's names have in common. */
export interface FioPayment {
  readonly actor: string;
  readonly permission: string;
  /** Fees by fee table endpoint, in billionths of a FIO. */
  readonly fees: ReadonlyMap<string, bigint>;
  /** FIO address of the technology provider; null for none. */
  readonly tpid: string | null;
}

/** An address on another chain, for one token or `*` for all. */
interface PublicAddress {
  readonly token: string;
  readonly chain: string;
  readonly address: string;
}

/** The fee of an action, in billionths of a FIO. An action without one is free. */
export function fioFee(name: string, fees: ReadonlyMap<string, bigint>): bigint {
  return fees.get(fioEndpoints.get(name) ?? '') ?? 0n;
}

/** Registers a domain for the actor. It expires after a year. */
export function regdomain(domain: string, payment: FioPayment): Action {
  const data = { fio_domain: domain, owner_fio_public_key: '' };
  return nameAction('regdomain', data, payment);
}

/** Registers an address for the actor. */
export function regaddress(address: string, payment: FioPayment): Action {
  const data = { fio_address: address, owner_fio_public_key: '' };
  return nameAction('regaddress', data, payment);
}

/** Extends a domain by a year. Any account can pay for it. */
export function renewdomain(domain: string, payment: FioPayment): Action {
  return nameAction('renewdomain', { fio_domain: domain }, payment);
}

/** Lets everyone register addresses in a domain, or its owner alone. */
export function setdomainpub(domain: string, isPublic: boolean, payment: FioPayment): Action {
  const data = { fio_domain: domain, is_public: isPublic ? 1 : 0 };
  return nameAction('setdomainpub', data, payment);
}

/** @param publicKey of the new owner, in FIO's form */
export function xferdomain(domain: string, publicKey: string, payment: FioPayment): Action {
  const data = { fio_domain: domain, new_owner_fio_public_key: publicKey };
  return nameAction('xferdomain', data, payment);
}

/** @param publicKey of the new owner, in FIO's form */
export function xferaddress(address: string, publicKey: string, payment: FioPayment): Action {
  const data = { fio_address: address, new_owner_fio_public_key: publicKey };
  return nameAction('xferaddress', data, payment);
}

/** Buys sets of a hundred bundled transactions. The fee is per set. */
export function addbundles(address: string, sets: number, payment: FioPayment): Action {
  const data = { fio_address: address, bundle_sets: sets };
  return nameAction('addbundles', data, payment, BigInt(sets));
}

/** Maps an address to public addresses, which replace those of the same chain and token. */
export function addaddress(
  address: string,
  links: readonly PublicAddress[],
  payment: FioPayment,
): Action {
  return nameAction('addaddress', linksOf(address, links), payment);
}

export function remaddress(
  address: string,
  links: readonly PublicAddress[],
  payment: FioPayment,
): Action {
  return nameAction('remaddress', linksOf(address, links), payment);
}

function linksOf(address: string, links: readonly PublicAddress[]): Action['data'] {
  const public_addresses = links.map(({ token, chain, address: public_address }) => ({
    token_code: token,
    chain_code: chain,
    public_address,
  }));
  return { fio_address: address, public_addresses };
}

function nameAction(name: string, data: Action['data'], payment: FioPayment, times = 1n): Action {
  return paidAction('fio.address', name, data, payment, times);
}

/** An action of a FIO contract, with the fee's fields. */
export function paidAction(
  account: string,
  name: string,
  data: Action['data'],
  { actor, permission, fees, tpid }: FioPayment,
  times = 1n,
): Action {
  return {
    account,
    name,
    authorization: [{ actor, permission }],
    data: { ...data, max_fee: String(fioFee(name, fees) * times), actor, tpid: tpid ?? '' },
  };
}
