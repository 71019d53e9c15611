import { createHash } from 'node:crypto';
import { seededBetween } from '../market/seed.ts';
import { COINS } from './coins.ts';

/** A withdrawal in the bridge's form. */
interface Withdrawal {
  id: string;
  status: string;
  amount: string;
  currency: string;
  network: string;
  created: string;
  withdrawalAddress: string;
  withdrawalHash: string | null;
}

/** Milliseconds of waiting and of processing. */
const STEPS = { pending: 4_000, processing: 10_000 };
const STATES = ['success', 'success', 'success', 'fail', 'success'];
const FIRST = Date.UTC(2026, 0, 3);

/** Requested withdrawals, newest first, after some generated ones. */
export interface Withdrawals {
  request(
    account: string,
    wanted: Pick<Withdrawal, 'amount' | 'currency' | 'withdrawalAddress'>,
  ): string;
  of(account: string): Withdrawal[];
}

export function createWithdrawals(now: () => number): Withdrawals {
  const requests: { account: string; at: number; row: Withdrawal }[] = [];
  return {
    request(account, wanted) {
      const id = String(9_000 + requests.length);
      const { network = '' } = COINS[wanted.currency] ?? {};
      const created = new Date(now()).toISOString();
      const row = { ...wanted, id, network, created, status: 'pending', withdrawalHash: null };
      requests.unshift({ account, at: now(), row });
      return id;
    },
    of: (account) => [
      ...requests
        .filter((one) => one.account === account)
        .map(({ row, at }) => grown(row, now() - at)),
      ...former(account),
    ],
  };
}

function grown(row: Withdrawal, age: number): Withdrawal {
  if (age < STEPS.pending) return row;
  if (age < STEPS.processing) return { ...row, status: 'processing' };
  return { ...row, status: 'success', withdrawalHash: hashOf(row.id) };
}

/** Up to two dozen, derived from the name. */
function former(account: string): Withdrawal[] {
  const coins = Object.entries(COINS);
  return Array.from({ length: seededBetween(`withdrawals/${account}`, 0, 24) }, (_, index) => {
    const seed = `withdrawal/${account}/${index}`;
    const [currency = '', coin] = coins[seededBetween(seed, 0, coins.length - 1)] ?? [];
    const status = STATES[index % STATES.length] ?? 'success';
    return {
      id: String(8_000 - index),
      status,
      currency,
      network: coin?.network ?? '',
      amount: (seededBetween(`${seed}/amount`, 1, 90_000) / 1_000).toFixed(3),
      created: new Date(FIRST - index * 86_400_000).toISOString(),
      withdrawalAddress: coin?.address(hashOf(`${seed}/address`)) ?? '',
      withdrawalHash: status === 'success' ? hashOf(seed) : null,
    };
  });
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
