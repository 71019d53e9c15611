import type { PermissionResponse } from '#src/chain/rpc/responses.ts';

export const LEGACY = 'EOS6MRyAjQq8ud7hVNYcfnVPJqcVpscN5So8BhtHuGYqET5GDW5CV';

interface Auth {
  readonly keys?: readonly string[];
  readonly accounts?: readonly string[];
}

export function permission(name: string, { keys = [], accounts = [] }: Auth): PermissionResponse {
  return {
    perm_name: name,
    parent: name === 'owner' ? '' : 'owner',
    linked_actions: null,
    required_auth: {
      threshold: 2,
      keys: keys.map((key) => ({ key, weight: 1 })),
      accounts: accounts.map((level) => {
        const [actor = '', permissionName = ''] = level.split('@');
        return { permission: { actor, permission: permissionName }, weight: 1 };
      }),
      waits: [],
    },
  };
}
