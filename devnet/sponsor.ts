/**
 * The test chain's CPU sponsor. It authorizes a transaction first, by sending the user one CPU
 * token, and its permission can do nothing else.
 */
export const SPONSOR = {
  account: 'freecpu11111',
  permission: 'payforcpu',
  /** The contract of its CPU tokens. */
  contract: 'cputoken1111',
  symbol: { code: 'CPU', precision: 1 },
} as const;

/** The name for deriving the key of the sponsor's permission. */
export const SPONSOR_KEY = `${SPONSOR.account}@${SPONSOR.permission}`;
