/** The screens of administration. */
export const adminScreens = [
  'admin-proton-loan',
  'admin-metal-dollar',
  'admin-proton-dex',
  'admin-blocklist',
] as const;

export type AdminScreen = (typeof adminScreens)[number];

interface AdminContract {
  readonly account: string;
  /** Actions of users, which other screens have or which need no administrator. */
  readonly usersActions: readonly string[];
}

export const adminContracts: Readonly<Record<AdminScreen, AdminContract>> = {
  'admin-proton-loan': {
    account: 'lending.loan',
    usersActions: ['entermarkets', 'exitmarkets', 'borrow', 'redeem', 'withdraw', 'claimrewards'],
  },
  'admin-metal-dollar': { account: 'xmd.token', usersActions: ['transfer', 'open', 'close'] },
  'admin-proton-dex': { account: 'dex', usersActions: ['placeorder'] },
  'admin-blocklist': { account: 'blocklist', usersActions: [] },
};
