import { action } from '../../engine/contract.ts';
import type { ActionHandler, ApplyContext } from '../../engine/contract.ts';
import { check } from '../../engine/errors.ts';
import { inline, takeFee } from './fees.ts';
import type { Payment } from './fees.ts';
import { hashOf } from './key.ts';
import * as lookup from './lookup.ts';
import { hasPermissions, mayRegister, REGISTER } from './permissions.ts';
import { domains, fionames, nextId } from './rows.ts';
import type { Domain, FioName } from './rows.ts';

const YEAR = 365n * 86_400n;
/** Addresses of today last as long as their domain: the field holds its greatest value. */
const FOREVER = 4_294_967_295n;
/** Transactions that cost no fee, of a new address and of each set that is added. */
const BUNDLE = 100n;

type OfAddress = Payment & { fio_address: string };
type OfDomain = Payment & { fio_domain: string };
interface NewOwner {
  new_owner_fio_public_key: string;
}

const regaddress = action<OfAddress & { owner_fio_public_key: string }>((context, args) => {
  const name = args.fio_address.toLowerCase();
  check(lookup.isAddress(name), 'Invalid FIO Address');
  const domain = lookup.requireDomain(context, name.slice(name.indexOf('@') + 1));
  check(domain.expiration > lookup.seconds(context), 'FIO Domain expired');
  check(
    domain.is_public === 1 ||
      domain.account === args.actor ||
      mayRegister(context, args.actor, domain.name),
    'FIO Domain is not public. Only owner can create FIO Addresses.',
  );
  addAddress(context, name, ownerOf(context, args), args.actor);
  takeFee(context, 'register_fio_address', { ...args, fio_address: '' });
});

const regdomain = action<OfDomain & { owner_fio_public_key: string }>((context, args) => {
  addDomain(context, args.fio_domain, ownerOf(context, args), args.actor, 0);
  takeFee(context, 'register_fio_domain', args);
});

const regdomadd = action<OfAddress & { is_public: number; owner_fio_public_key: string }>(
  (context, args) => {
    const name = args.fio_address.toLowerCase();
    check(lookup.isAddress(name), 'Invalid FIO Address');
    const owner = ownerOf(context, args);
    addDomain(context, name.slice(name.indexOf('@') + 1), owner, args.actor, args.is_public);
    addAddress(context, name, owner, args.actor);
    takeFee(context, 'register_fio_domain_address', { ...args, fio_address: '' });
  },
);

const renewdomain = action<OfDomain>((context, args) => {
  const domain = lookup.requireDomain(context, args.fio_domain);
  domains(context).put({ ...domain, expiration: domain.expiration + YEAR });
  takeFee(context, 'renew_fio_domain', args);
});

/** Addresses do not expire; what is paid for is their bundled transactions. */
const renewaddress = action<OfAddress>((context, args) => {
  addBundles(context, args.fio_address, 1n);
  takeFee(context, 'renew_fio_address', { ...args, fio_address: '' });
});

const addbundles = action<OfAddress & { bundle_sets: bigint }>((context, args) => {
  check(args.bundle_sets > 0n, 'Invalid bundle_sets value');
  addBundles(context, args.fio_address, args.bundle_sets);
  const payment = { ...args, fio_address: '' };
  takeFee(context, 'add_bundled_transactions', payment, args.bundle_sets);
});

const setdomainpub = action<OfDomain & { is_public: number }>((context, args) => {
  check(args.is_public === 0 || args.is_public === 1, 'Only 0 or 1 allowed');
  const domain = lookup.ownDomain(context, args.fio_domain, args.actor);
  check(domain.expiration > lookup.seconds(context), 'FIO Domain expired');
  domains(context).put({ ...domain, is_public: args.is_public });
  takeFee(context, 'set_fio_domain_public', args);
});

const xferdomain = action<OfDomain & NewOwner>((context, args) => {
  const domain = lookup.ownDomain(context, args.fio_domain, args.actor);
  check(domain.expiration > lookup.seconds(context), 'FIO Domain expired. Renew first.');
  const account = lookup.accountOfKey(context, args.new_owner_fio_public_key);
  domains(context).put({ ...domain, account });
  const granted = { permission_name: REGISTER, object_name: domain.name };
  if (hasPermissions(context, domain.name)) inline(context, 'fio.perms', 'clearperm', granted);
  takeFee(context, 'transfer_fio_domain', args);
});

/** Who gets an address does not get what it stood for. */
const xferaddress = action<OfAddress & NewOwner>((context, args) => {
  const row = lookup.ownAddress(context, args.fio_address, args.actor);
  const owner_account = lookup.accountOfKey(context, args.new_owner_fio_public_key);
  fionames(context).put({ ...row, owner_account, addresses: [] });
  takeFee(context, 'transfer_fio_address', { ...args, fio_address: '' });
});

const burnaddress = action<OfAddress>((context, args) => {
  const row = lookup.ownAddress(context, args.fio_address, args.actor);
  takeFee(context, 'burn_fio_address', { ...args, fio_address: '' });
  fionames(context).remove(row.id);
});

const decrcounter = action<{ fio_address: string; step: number }>(
  (context, { fio_address, step }) => {
    const own = ['fio.address', 'eosio', 'fio.reqobt', 'fio.token', 'fio.staking'];
    check(own.some(context.hasAuth), 'missing required authority of a system account');
    const row = lookup.requireAddress(context, fio_address);
    const left = row.bundleeligiblecountdown - BigInt(step);
    check(step > 0 && left >= 0n, 'Failed to decrement bundle counter');
    fionames(context).put({ ...row, bundleeligiblecountdown: left });
  },
);

/** What registers, hands on and ends addresses and domains. */
export const nameActions: Record<string, ActionHandler> = {
  ...{ regaddress, regdomain, regdomadd, renewdomain, renewaddress, addbundles },
  ...{ setdomainpub, xferdomain, xferaddress, burnaddress, decrcounter },
};

function ownerOf(
  context: ApplyContext,
  { actor, owner_fio_public_key: key }: { actor: string; owner_fio_public_key: string },
): string {
  return key === '' ? actor : lookup.accountOfKey(context, key);
}

function addAddress(context: ApplyContext, name: string, owner: string, payer: string): void {
  check(!lookup.findAddress(context, name), 'FIO Address already registered');
  const domain = name.slice(name.indexOf('@') + 1);
  const row: FioName = {
    ...{ id: nextId(fionames(context)), name, namehash: hashOf(name) },
    ...{ domain, domainhash: hashOf(domain), expiration: FOREVER, owner_account: owner },
    ...{ addresses: [], bundleeligiblecountdown: BUNDLE },
  };
  fionames(context).put(row, payer);
}

function addDomain(
  context: ApplyContext,
  text: string,
  account: string,
  payer: string,
  is_public: number,
): void {
  const name = text.toLowerCase();
  check(lookup.isDomain(name), 'Invalid FIO domain');
  check(!lookup.findDomain(context, name), 'FIO domain already registered');
  const row: Domain = {
    ...{ id: nextId(domains(context)), name, domainhash: hashOf(name), account, is_public },
    expiration: lookup.seconds(context) + YEAR,
  };
  domains(context).put(row, payer);
}

function addBundles(context: ApplyContext, fio_address: string, sets: bigint): void {
  const row = lookup.requireAddress(context, fio_address);
  const bundleeligiblecountdown = row.bundleeligiblecountdown + sets * BUNDLE;
  fionames(context).put({ ...row, bundleeligiblecountdown });
}
