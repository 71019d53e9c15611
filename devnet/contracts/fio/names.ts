import { action } from '../../engine/contract.ts';
import type { ActionHandler, ApplyContext } from '../../engine/contract.ts';
import { check } from '../../engine/errors.ts';
import { fioCheck, fioSigned } from './checks.ts';
import { votedBundle } from './fee-rows.ts';
import { inline, takeFee } from './fees.ts';
import type { Payment } from './fees.ts';
import { hashOf } from './key.ts';
import * as lookup from './lookup.ts';
import { hasPermissions, mayRegister, REGISTER } from './permissions.ts';
import { domains, fionames, nextId } from './rows.ts';
import type { Domain, FioName } from './rows.ts';

const YEAR = 365n * 86_400n;
/** Addresses expire with their domain, so the field has its maximum value. */
const FOREVER = 4_294_967_295n;
/** Bundled transactions of each purchased set, and the default of a new address. */
const BUNDLE = 100n;

type OfAddress = Payment & { fio_address: string };
type OfDomain = Payment & { fio_domain: string };
interface NewOwner {
  new_owner_fio_public_key: string;
}

const regaddress = action<OfAddress & { owner_fio_public_key: string }>((context, args) => {
  const name = args.fio_address.toLowerCase();
  fioCheck(lookup.isAddress(name), 'fio_address', name, 'Invalid FIO address');
  const text = name.slice(name.indexOf('@') + 1);
  const domain = lookup.requireDomain(context, text, 'fio_address');
  checkUnexpired(context, domain, 'fio_address');
  fioCheck(
    domain.is_public === 1 ||
      domain.account === args.actor ||
      mayRegister(context, args.actor, domain.name),
    'fio_address',
    name,
    'FIO Domain is not public. Only owner can create FIO Addresses.',
  );
  addAddress(context, name, ownerOf(context, args), args.actor);
  const response = { expiration: FOREVER };
  takeFee(context, 'register_fio_address', { ...args, fio_address: '' }, { response });
});

const regdomain = action<OfDomain & { owner_fio_public_key: string }>((context, args) => {
  const owner = ownerOf(context, args);
  const expiration = addDomain(context, args.fio_domain, owner, args.actor, 0);
  takeFee(context, 'register_fio_domain', args, { response: { expiration } });
});

const regdomadd = action<OfAddress & { is_public: number; owner_fio_public_key: string }>(
  (context, args) => {
    const name = args.fio_address.toLowerCase();
    fioCheck(lookup.isAddress(name), 'fio_address', name, 'Invalid FIO address');
    const owner = ownerOf(context, args);
    const domain = name.slice(name.indexOf('@') + 1);
    const expiration = addDomain(context, domain, owner, args.actor, args.is_public);
    addAddress(context, name, owner, args.actor);
    const payment = { ...args, fio_address: '' };
    takeFee(context, 'register_fio_domain_address', payment, { response: { expiration } });
  },
);

const renewdomain = action<OfDomain>((context, args) => {
  const domain = lookup.requireDomain(context, args.fio_domain);
  const expiration = domain.expiration + YEAR;
  domains(context).put({ ...domain, expiration });
  takeFee(context, 'renew_fio_domain', args, { response: { expiration } });
});

/** Addresses do not expire. Renewing buys bundled transactions. */
const renewaddress = action<OfAddress>((context, args) => {
  addBundles(context, args.fio_address, 1n);
  const response = { expiration: FOREVER };
  takeFee(context, 'renew_fio_address', { ...args, fio_address: '' }, { response });
});

const addbundles = action<OfAddress & { bundle_sets: bigint }>((context, args) => {
  const { bundle_sets } = args;
  fioCheck(bundle_sets > 0n, 'bundle_sets', bundle_sets, 'Invalid bundle_sets value');
  addBundles(context, args.fio_address, args.bundle_sets);
  const payment = { ...args, fio_address: '' };
  takeFee(context, 'add_bundled_transactions', payment, { times: bundle_sets });
});

const setdomainpub = action<OfDomain & { is_public: number }>((context, args) => {
  const { is_public, fio_domain } = args;
  fioCheck(is_public === 0 || is_public === 1, 'is_public', is_public, 'Only 0 or 1 allowed');
  const domain = lookup.requireDomain(context, fio_domain);
  checkUnexpired(context, domain, 'fio_domain');
  const own = domain.account === args.actor;
  fioCheck(own, 'fio_domain', fio_domain, 'actor is not domain owner.');
  domains(context).put({ ...domain, is_public: args.is_public });
  takeFee(context, 'set_fio_domain_public', args);
});

const xferdomain = action<OfDomain & NewOwner>((context, args) => {
  const domain = lookup.requireDomain(context, args.fio_domain);
  checkUnexpired(context, domain, 'fio_domain', 'FIO Domain expired. Renew first.');
  fioSigned(domain.account === args.actor);
  const account = newOwner(context, args);
  domains(context).put({ ...domain, account });
  const granted = { permission_name: REGISTER, object_name: domain.name };
  if (hasPermissions(context, domain.name)) inline(context, 'fio.perms', 'clearperm', granted);
  takeFee(context, 'transfer_fio_domain', args);
});

/** A transferred address loses its mappings. */
const xferaddress = action<OfAddress & NewOwner>((context, args) => {
  const row = lookup.ownAddress(context, args.fio_address, args.actor);
  const owner_account = newOwner(context, args);
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

/** Registering, transferring and removing addresses and domains. */
export const nameActions: Record<string, ActionHandler> = {
  regaddress,
  regdomain,
  regdomadd,
  renewdomain,
  renewaddress,
  addbundles,
  setdomainpub,
  xferdomain,
  xferaddress,
  burnaddress,
  decrcounter,
};

function ownerOf(
  context: ApplyContext,
  { actor, owner_fio_public_key: key }: { actor: string; owner_fio_public_key: string },
): string {
  return key === '' ? actor : lookup.accountOfKey(context, key, 'owner_fio_public_key');
}

function newOwner(context: ApplyContext, { new_owner_fio_public_key: key }: NewOwner): string {
  return lookup.accountOfKey(context, key, 'new_owner_fio_public_key');
}

function checkUnexpired(
  context: ApplyContext,
  { name, expiration }: Domain,
  field: string,
  error = 'FIO Domain expired',
): void {
  fioCheck(expiration > lookup.seconds(context), field, name, error);
}

function addAddress(context: ApplyContext, name: string, owner: string, payer: string): void {
  const taken = lookup.findAddress(context, name);
  fioCheck(!taken, 'fio_address', name, 'FIO address already registered');
  const domain = name.slice(name.indexOf('@') + 1);
  const row: FioName = {
    id: nextId(fionames(context)),
    name,
    namehash: hashOf(name),
    domain,
    domainhash: hashOf(domain),
    expiration: FOREVER,
    owner_account: owner,
    addresses: [],
    bundleeligiblecountdown: votedBundle(context) ?? BUNDLE,
  };
  fionames(context).put(row, payer);
}

function addDomain(
  context: ApplyContext,
  text: string,
  account: string,
  payer: string,
  is_public: number,
): bigint {
  const name = text.toLowerCase();
  fioCheck(lookup.isDomain(name), 'fio_domain', name, 'Invalid FIO domain');
  const taken = lookup.findDomain(context, name);
  fioCheck(!taken, 'fio_name', name, 'FIO domain already registered');
  const row: Domain = {
    id: nextId(domains(context)),
    name,
    domainhash: hashOf(name),
    account,
    is_public,
    expiration: lookup.seconds(context) + YEAR,
  };
  domains(context).put(row, payer);
  return row.expiration;
}

function addBundles(context: ApplyContext, fio_address: string, sets: bigint): void {
  const row = lookup.requireAddress(context, fio_address);
  const bundleeligiblecountdown = row.bundleeligiblecountdown + sets * BUNDLE;
  fionames(context).put({ ...row, bundleeligiblecountdown });
}
