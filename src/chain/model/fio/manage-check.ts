import type { PublicAddress } from './fio-names.ts';

const CHAIN_CODE = /^[A-Z0-9]{1,10}$/;
const TOKEN_CODE = /^([A-Z0-9]{1,10}|\*)$/;
const MAX_PUBLIC_ADDRESS = 128;
/** Sets of bundled transactions in one order: a limit of this form, not of the chain. */
const MAX_SETS = 100;

/** The fields of a public address that are wrong. */
export function linkProblems({
  chain,
  token,
  address,
}: PublicAddress): readonly (keyof PublicAddress)[] {
  return [
    ...(CHAIN_CODE.test(chain) ? [] : (['chain'] as const)),
    ...(TOKEN_CODE.test(token) ? [] : (['token'] as const)),
    ...(address !== '' && address.length <= MAX_PUBLIC_ADDRESS ? [] : (['address'] as const)),
  ];
}

/** A typed number of sets; null if it is not a whole number from 1 to 100. */
export function readSets(typed: string): number | null {
  const text = typed.trim();
  if (!/^\d{1,3}$/.test(text)) return null;
  const sets = Number(text);
  return sets >= 1 && sets <= MAX_SETS ? sets : null;
}
