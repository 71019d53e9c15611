import { useNftOfferTexts } from '#src/i18n/areas/nft/offer/texts.ts';
import { Button } from '../ui/button.tsx';
import { ShortLabel } from '../ui/rows/short-label.tsx';

interface SaleButtonProps {
  /** The sale's. */
  id: string;
  /** A transaction is being signed. */
  pending: boolean;
  onCancel: () => void;
}

/** Cancels a sale of the user. */
export function SaleButton({ id, pending, onCancel }: SaleButtonProps) {
  const text = useNftOfferTexts();
  return (
    <span className="flex justify-end">
      <Button size="sm" disabled={pending} onClick={onCancel}>
        <ShortLabel text={text.shared.cancel} name={text.cancelSaleNamed(id)} />
      </Button>
    </span>
  );
}
