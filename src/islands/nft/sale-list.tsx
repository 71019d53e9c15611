import { Suspense } from 'react';
import { canCancelSale, type NftSale } from '#src/chain/model/nft/sale.ts';
import { SaleTable } from '#src/components/nft/sale-table.tsx';
import { lazyPart } from '#src/components/ui/lazy-part.tsx';
import { useUser } from '../wallet/use-wallet.ts';

const SaleActs = lazyPart(async () => (await import('./sale-acts.tsx')).SaleActs);

/** The sales of an NFT. Their seller can cancel the open ones. */
export function SaleList({ sales }: { sales: readonly NftSale[] }) {
  const user = useUser();
  const actsOf = (sale: NftSale) =>
    user && canCancelSale(sale, user.actor) ? (
      <Suspense>
        <SaleActs sale={sale} user={user} />
      </Suspense>
    ) : null;
  return <SaleTable sales={sales} actsOf={actsOf} />;
}
