/**
 * Who pays for others' CPU on the test chain. It is the first to authorise such a transaction, by
 * sending its user one CPU token, and its permission is good for nothing else.
 */
export const SPONSOR = {
  account: 'freecpu11111',
  permission: 'payforcpu',
  /** The contract of its CPU tokens. */
  contract: 'cputoken1111',
  symbol: { code: 'CPU', precision: 1 },
} as const;

/** The name that the key of the sponsor's permission is made of. */
export const SPONSOR_KEY = `${SPONSOR.account}@${SPONSOR.permission}`;
