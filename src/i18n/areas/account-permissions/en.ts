export const texts = {
  risksTitle: 'Worth knowing',
  noRisks: 'Nothing stands out in how this account is protected.',
  levels: {
    danger: 'Danger',
    warning: 'Warning',
    note: 'Note',
  },
  risks: {
    'single-key': (permission: string) =>
      `One key alone is enough for ${permission}: whoever has it can take the account over, and if it is lost nothing replaces it.`,
    'same-key': (permission: string) =>
      `${permission} and active share a key: what is used every day could also take the account over.`,
    unmet: (permission: string) =>
      `Nobody can use ${permission}: its weights do not reach its threshold.`,
    open: (permission: string) =>
      `Anyone can use ${permission} after a wait: the wait alone reaches its threshold.`,
    code: (permission: string) => `– the code of this contract takes part in ${permission}.`,
    codeDanger: (permission: string) =>
      `– the code of this contract can use ${permission} alone, whatever that code is tomorrow.`,
  },
  severalRisks: {
    unmet: (count: string) =>
      `Nobody can use these ${count} permissions: their weights do not reach their thresholds.`,
    open: (count: string) =>
      `Anyone can use these ${count} permissions after a wait: the wait alone reaches their thresholds.`,
    code: (count: string) =>
      `– the code of this contract takes part in these ${count} permissions.`,
    codeDanger: (count: string) =>
      `– the code of this contract can use each of these ${count} permissions alone, whatever that code is tomorrow.`,
  },
  allOf: (count: string) => `Show all ${count}`,
  behind: 'Accounts behind accounts',
  behindShown: 'All behind it',
  behindHidden: 'Names only',
  incomplete: 'It names more accounts than were asked about.',
  producing: 'Producers in charge',
  producingHint:
    'Where the chain puts its producers behind the system account, more than two thirds of these act for it.',
};
