import { cancelSale } from '#src/chain/actions/nft-sale.ts';
import type { NftSale } from '#src/chain/model/nft/sale.ts';
import type { User } from '#src/chain/sign/users/users.ts';
import { SaleButton } from '#src/components/nft/sale-button.tsx';
import { textsReady } from '#src/i18n/text-area.ts';
import { transact } from '#src/stores/wallet/wallet.ts';
import { useSigningStage } from '../wallet/use-wallet.ts';

interface SaleActsProps {
  sale: NftSale;
  user: User;
}

/** The button of a sale that the user can cancel. */
export function SaleActs({ sale, user }: SaleActsProps) {
  const pending = useSigningStage() !== null;
  const cancel = () => void transact([cancelSale(sale, user.permission)], { again: cancel });
  return <SaleButton id={sale.id} pending={pending} onCancel={cancel} />;
}

await textsReady();
