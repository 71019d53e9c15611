export const texts = {
  proposals: 'Proposals of this account',
  risksTitle: 'Security notes',
  noRisks: 'No security issues found in the permissions.',
  levels: {
    danger: 'Danger',
    warning: 'Warning',
    note: 'Note',
  },
  risks: {
    'single-key': (permission: string) =>
      `${permission} needs only one key. Anyone who has it can take over the account. If it is lost, the account is lost.`,
    'same-key': (permission: string) =>
      `${permission} and active use the same key. Keep ${permission} on a separate, offline key.`,
    unmet: (permission: string) =>
      `${permission} is unusable: its weights cannot reach the threshold.`,
    open: (permission: string) =>
      `Anyone can use ${permission} after a wait: the wait’s weight alone reaches the threshold.`,
    code: (permission: string) => `– the contract’s code (eosio.code) is part of ${permission}.`,
    codeDanger: (permission: string) =>
      `– the contract’s code can use ${permission} alone, even after a code update.`,
  },
  severalRisks: {
    unmet: (count: string) =>
      `${count} permissions are unusable: their weights cannot reach the threshold.`,
    open: (count: string) =>
      `Anyone can use ${count} permissions after a wait: the wait’s weight alone reaches the threshold.`,
    code: (count: string) => `– the contract’s code (eosio.code) is part of ${count} permissions.`,
    codeDanger: (count: string) =>
      `– the contract’s code can use each of ${count} permissions alone, even after a code update.`,
  },
  allOf: (count: string) => `Show all ${count}`,
  nested: 'Nested authorities',
  nestedExpanded: 'Expanded',
  nestedNames: 'Names only',
  incomplete: 'Some nested accounts were not loaded.',
  anyPermission: 'Any permission (eosio.any)',
  anyPermissionHint: 'Any permission of the account may sign these actions.',
  producing: 'Active producers',
  producingHint:
    'Where eosio.prods controls the system account, more than two thirds of these producers must approve.',
};
