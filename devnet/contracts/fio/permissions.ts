import { nameToBigint } from '../../../src/chain/core/name-bigint.ts';
import { action, table } from '../../engine/contract.ts';
import type { ApplyContext, NativeContract, TableAccess } from '../../engine/contract.ts';
import { check } from '../../engine/errors.ts';
import { fioCheck } from './checks.ts';
import { abiOf } from '../abi.ts';
import { takeFee } from './fees.ts';
import type { Payment } from './fees.ts';
import { hashOf } from './key.ts';
import { findDomain, seconds } from './lookup.ts';
import { firstFrom, nextId, wide } from './rows.ts';

const CONTRACT = 'fio.perms';
/** The only kind: registering addresses on a private domain. */
export const REGISTER = 'register_address_on_domain';
const MAX_GRANTEES = 100;
/** Grace period of an expired domain, in seconds. */
const GRACE = 30n * 86_400n;

interface Permission {
  id: bigint;
  object_type: string;
  object_type_hash: bigint;
  object_name: string;
  object_name_hash: bigint;
  permission_name: string;
  permission_name_hash: bigint;
  /** Hash of all three. */
  permission_control_hash: bigint;
  owner_account: bigint;
  auxilliary_info: string;
}

/** The grantee of a permission. */
interface Access {
  id: bigint;
  permission_id: bigint;
  grantee_account: bigint;
  /** Hash of both. */
  access_hash: bigint;
}

type Grant = Payment & { grantee_account: string; permission_name: string; object_name: string };

const permissions = (context: ApplyContext): TableAccess<Permission> =>
  context.table('permissions', CONTRACT, CONTRACT);
const accesses = (context: ApplyContext): TableAccess<Access> =>
  context.table('accesses', CONTRACT, CONTRACT);

const addperm = action<Grant & { permission_info: string }>((context, args) => {
  const { grantee_account: grantee, object_name, actor } = args;
  context.requireAuth(actor);
  checkGrant(context, args);
  const { permission_info, permission_name } = args;
  fioCheck(
    permission_info === '',
    'permission_info',
    permission_info,
    'Permission info is invalid',
  );
  const other = context.isAccount(grantee) && grantee !== actor;
  fioCheck(other, 'grantee_account', grantee, 'grantee account is invalid');
  const permission = findPermission(context, object_name) ?? addPermission(context, args);
  const granted = findAccess(context, grantee, permission.id);
  fioCheck(!granted, 'permission_name', permission_name, 'Permission already exists');
  const held = accesses(context).rows({ index: 2, lower: permission.id });
  fioCheck(
    held.filter(({ permission_id }) => permission_id === permission.id).length <= MAX_GRANTEES,
    'grantee_account',
    grantee,
    `Number of grantees exceeded, Max number grantees permitted is ${MAX_GRANTEES}`,
  );
  const row: Access = {
    id: nextId(accesses(context)),
    permission_id: permission.id,
    grantee_account: nameToBigint(grantee),
    access_hash: accessHash(grantee, permission.id),
  };
  accesses(context).put(row, context.receiver);
  takeFee(context, 'add_fio_permission', args);
});

const remperm = action<Grant>((context, args) => {
  context.requireAuth(args.actor);
  checkGrant(context, args);
  const permission = findPermission(context, args.object_name);
  const access = permission && findAccess(context, args.grantee_account, permission.id);
  fioCheck(access, 'permission_name', args.permission_name, 'Permission not found');
  accesses(context).remove(access.id);
  forgetUngranted(context, permission.id);
  takeFee(context, 'remove_fio_permission', args);
});

/** A domain's grants end when its owner changes. */
const clearperm = action<{ permission_name: string; object_name: string }>(
  (context, { object_name }) => {
    check(context.hasAuth('fio.address'), 'missing required authority of fio.address');
    const permission = findPermission(context, object_name);
    if (!permission) return;
    for (const { id, permission_id } of accesses(context).rows({ index: 2 }))
      if (permission_id === permission.id) accesses(context).remove(id);
    forgetUngranted(context, permission.id);
  },
);

/** fio.perms: rights that owners grant to other accounts. */
export const fioPermissions: NativeContract = {
  name: CONTRACT,
  abi: abiOf({
    structs: {
      permission_info:
        'id uint64, object_type string, object_type_hash uint128, object_name string, object_name_hash uint128, permission_name string, permission_name_hash uint128, permission_control_hash uint128, owner_account uint64, auxilliary_info string',
      access_info: 'id uint64, permission_id uint64, grantee_account uint64, access_hash uint128',
      addperm:
        'grantee_account name, permission_name string, permission_info string, object_name string, max_fee int64, tpid string, actor name',
      remperm:
        'grantee_account name, permission_name string, object_name string, max_fee int64, tpid string, actor name',
      clearperm: 'permission_name string, object_name string',
    },
    actions: ['addperm', 'remperm', 'clearperm'],
    tables: { permissions: 'permission_info', accesses: 'access_info' },
  }),
  actions: { addperm, remperm, clearperm },
  tables: {
    permissions: table<Permission>(
      'permission_info',
      ({ id }) => id,
      wide(({ object_type_hash }) => object_type_hash),
      wide(({ object_name_hash }) => object_name_hash),
      wide(({ permission_name_hash }) => permission_name_hash),
      wide(({ permission_control_hash }) => permission_control_hash),
      ({ owner_account }) => owner_account,
    ),
    accesses: table<Access>(
      'access_info',
      ({ id }) => id,
      ({ permission_id }) => permission_id,
      ({ grantee_account }) => grantee_account,
      wide(({ access_hash }) => access_hash),
    ),
  },
};

/** Whether an account may register addresses on a domain. */
export function mayRegister(context: ApplyContext, account: string, domain: string): boolean {
  const permission = findPermission(context, domain);
  return permission !== undefined && findAccess(context, account, permission.id) !== undefined;
}

export function hasPermissions(context: ApplyContext, domain: string): boolean {
  return findPermission(context, domain) !== undefined;
}

function checkGrant(context: ApplyContext, { actor, permission_name, object_name }: Grant): void {
  const isRegister = permission_name.toLowerCase() === REGISTER;
  fioCheck(isRegister, 'permission_name', permission_name, 'Permission name is invalid');
  const domain = findDomain(context, object_name);
  const theirs = domain?.account === actor && seconds(context) <= domain.expiration + GRACE;
  fioCheck(object_name !== '' && theirs, 'object_name', object_name, 'Invalid object name');
}

function controlHash(object_name: string): bigint {
  return hashOf(`domain${object_name}${REGISTER}`);
}

function accessHash(grantee: string, permission: bigint): bigint {
  return hashOf(`${grantee}${permission}`);
}

function findPermission(context: ApplyContext, object_name: string): Permission | undefined {
  const row = firstFrom(permissions(context), 5, controlHash(object_name));
  return row?.object_name === object_name ? row : undefined;
}

function findAccess(
  context: ApplyContext,
  grantee: string,
  permission: bigint,
): Access | undefined {
  const hash = accessHash(grantee, permission);
  const row = firstFrom(accesses(context), 4, hash);
  return row?.access_hash === hash ? row : undefined;
}

function addPermission(context: ApplyContext, { actor, object_name }: Grant): Permission {
  const row: Permission = {
    id: nextId(permissions(context)),
    object_type: 'domain',
    object_type_hash: hashOf('domain'),
    object_name,
    object_name_hash: hashOf(object_name),
    permission_name: REGISTER,
    permission_name_hash: hashOf(REGISTER),
    permission_control_hash: controlHash(object_name),
    owner_account: nameToBigint(actor),
    auxilliary_info: '',
  };
  permissions(context).put(row, context.receiver);
  return row;
}

/** Removes a permission without grantees. */
function forgetUngranted(context: ApplyContext, id: bigint): void {
  const [next] = accesses(context).rows({ index: 2, lower: id, limit: 1 });
  if (next?.permission_id !== id) permissions(context).remove(id);
}
