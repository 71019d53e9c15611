import type { User } from './signer.ts';
import { browserStorage } from './storage.ts';

/** What WharfKit keeps of a session, as far as it is read here. */
interface KeptSession {
  readonly chain?: unknown;
  readonly actor?: unknown;
  readonly permission?: unknown;
  readonly default?: unknown;
  readonly walletPlugin?: {
    readonly id?: unknown;
    readonly data?: { readonly publicKey?: unknown };
  };
}

/** The user of the last visit, read without loading WharfKit: enough to show who would sign. */
export async function rememberedUser(chainId: string): Promise<User | null> {
  const text = await browserStorage().read('sessions');
  const kept = parse(text).find((one) => one.chain === chainId && one.default === true);
  if (typeof kept?.actor !== 'string' || typeof kept.permission !== 'string') return null;
  const { id, data } = kept.walletPlugin ?? {};
  return {
    chainId,
    actor: kept.actor,
    permission: kept.permission,
    wallet: String(id ?? ''),
    publicKey: typeof data?.publicKey === 'string' ? data.publicKey : null,
  };
}

function parse(text: string | null): readonly KeptSession[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value)
      ? value.filter((one) => typeof one === 'object' && one !== null)
      : [];
  } catch {
    return [];
  }
}
