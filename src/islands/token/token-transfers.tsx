import { useMemo } from 'react';
import { readTokenId } from '#src/chain/model/token/token-id.ts';
import { FixedHistory } from '../history/fixed-history.tsx';

/** A token's transfers, which are actions of its contract: live, and more on demand. */
export function TokenTransfers({ token }: { token: string }) {
  const id = useMemo(() => readTokenId(token), [token]);
  const contract = id?.contract ?? '';
  const filters = useMemo(
    () => ({
      tokenFilter: id && { contract: id.contract, symbol: id.code },
      contractFilter: contract,
      actionFilter: 'transfer',
    }),
    [id, contract],
  );
  return <FixedHistory account={contract} filters={filters} />;
}
