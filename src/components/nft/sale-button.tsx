import { useNftOfferTexts } from '#src/i18n/areas/nft/offer/texts.ts';
import { Button } from '../ui/button.tsx';

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
        <span aria-hidden>{text.shared.cancel}</span>
        <span className="sr-only">{text.cancelSaleNamed(id)}</span>
      </Button>
    </span>
  );
}
