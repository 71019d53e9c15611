import type { OfferAct } from '#src/chain/actions/nft-offer.ts';
import { useNftOfferTexts } from '#src/i18n/areas/nft/offer/texts.ts';
import { Button } from '../ui/button.tsx';
import { ShortLabel } from '../ui/rows/short-label.tsx';

interface OfferButtonsProps {
  /** The offer's. */
  id: string;
  acts: readonly OfferAct[];
  /** A transaction is being signed. */
  pending: boolean;
  onAct: (act: OfferAct) => void;
}

/** What the user can do about an offer. */
export function OfferButtons({ id, acts, pending, onAct }: OfferButtonsProps) {
  const text = useNftOfferTexts();
  const labels = { accept: text.accept, decline: text.decline, cancel: text.shared.cancel };
  const names = { accept: text.acceptNamed, decline: text.declineNamed, cancel: text.cancelNamed };
  return (
    <span className="flex flex-wrap justify-end gap-2">
      {acts.map((act) => (
        <Button
          key={act}
          size="sm"
          {...(act === 'accept' && { variant: 'primary' as const })}
          disabled={pending}
          onClick={() => onAct(act)}
        >
          <ShortLabel text={labels[act]} name={names[act](id)} />
        </Button>
      ))}
    </span>
  );
}
