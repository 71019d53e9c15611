import type { TransferValues } from '#src/components/transfer/transfer-form.tsx';
import { setQuery } from '#src/stores/url.ts';

/** What an address asks for: `?to=bob&amount=1.5&token=eosio.token:EOS&memo=rent`. */
interface TransferLink {
  readonly values: Partial<TransferValues>;
  /** Key of a token. */
  readonly token: string | null;
}

const FIELDS = ['to', 'amount', 'memo'] as const;

export function readTransferLink(search: string): TransferLink {
  const query = new URLSearchParams(search);
  const values: Partial<TransferValues> = {};
  for (const field of FIELDS) {
    const value = query.get(field);
    if (value !== null) values[field] = value;
  }
  return { values, token: query.get('token') };
}

/** What was asked for is done: a reload must not ask for it again. */
export function leaveTransferLink(): void {
  setQuery({ to: null, amount: null, memo: null, token: null });
}
