import type { PermissionView } from '#src/chain/model/permission/permission.ts';

export const KEY = 'EOS6MRyAjQq8ud7hVNYcfnVPJqcVpscN5So8BhtHuGYqET5GDW5CV';
export const OTHER = 'EOS8Znrtgwt8TfpmbVpTKvA2oB8Nqey625CLN8bCN3TEbgx86Dsvr';

export const level = (actor: string, weight = 1, permission = 'active') => ({
  actor,
  permission,
  weight,
});

/** A permission; of one key if nothing else is given. */
export function permission(name: string, fields: Partial<PermissionView> = {}): PermissionView {
  return {
    name,
    parent: name === 'owner' ? null : name === 'active' ? 'owner' : 'active',
    threshold: 1,
    keys: [{ key: OTHER, weight: 1 }],
    accounts: [],
    waits: [],
    linked: [],
    children: [],
    ...fields,
  };
}

/** Owner with KEY, active and `claims` with OTHER. */
export const tree = [
  permission('owner', {
    keys: [{ key: KEY, weight: 1 }],
    children: [
      permission('active', {
        children: [
          permission('claims', { linked: [{ contract: 'eosio', action: 'claimrewards' }] }),
        ],
      }),
    ],
  }),
];
