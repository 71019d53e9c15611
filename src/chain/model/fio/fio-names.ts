import { dayMs } from '../../core/limits.ts';

/** An address: `alice@edge`. */
export interface FioAddress {
  readonly id: string;
  readonly name: string;
  readonly domain: string;
  readonly owner: string;
  /** Its public addresses on other chains. */
  readonly addresses: readonly PublicAddress[];
  /** Number of transactions without a fee. */
  readonly bundledLeft: number;
}

export interface PublicAddress {
  readonly token: string;
  readonly chain: string;
  readonly address: string;
}

export interface FioDomain {
  readonly id: string;
  readonly name: string;
  readonly owner: string;
  /** Whether others may register addresses in this domain. */
  readonly isPublic: boolean;
  /** Milliseconds UTC. */
  readonly expiresAt: number;
}

/** A token of another chain that an address has signed. Texts of its owner. */
export interface SignedNft {
  readonly chain: string;
  readonly contract: string;
  readonly id: string;
  readonly url: string;
  readonly hash: string;
  readonly metadata: string;
}

const MIN_ADDRESS = 3;
const MAX_ADDRESS = 64;
const MAX_DOMAIN = 62;
const LABEL = /^[a-z0-9](-?[a-z0-9])*$/;

/** The address of a typed text, in lower case; null if it cannot be one. */
export function typedFioAddress(typed: string): string | null {
  const text = typed.trim().toLowerCase();
  const labels = text.split('@');
  const hasValidLength = text.length >= MIN_ADDRESS && text.length <= MAX_ADDRESS;
  return hasValidLength && labels.length === 2 && labels.every((label) => LABEL.test(label))
    ? text
    : null;
}

/** The domain of a typed text, in lower case and without an `@`; null if it cannot be one. */
export function typedFioDomain(typed: string): string | null {
  const text = typed.trim().toLowerCase().replace(/^@/, '');
  return text.length <= MAX_DOMAIN && LABEL.test(text) ? text : null;
}

/** The status of a domain: expired, near its end, or neither. */
export type DomainTerm = 'valid' | 'ending' | 'expired';

const ENDING_MS = 30 * dayMs;

/** @param now milliseconds UTC */
export function domainTerm(expiresAt: number, now: number): DomainTerm {
  if (now >= expiresAt) return 'expired';
  return expiresAt - now <= ENDING_MS ? 'ending' : 'valid';
}

/** Rows of two lists, each once, by its id. */
export function unitedRows<Row extends { readonly id: string }>(
  first: readonly Row[],
  second: readonly Row[],
): readonly Row[] {
  const ids = new Set(first.map(({ id }) => id));
  return [...first, ...second.filter(({ id }) => !ids.has(id))];
}
