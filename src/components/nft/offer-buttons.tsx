import type { OfferAct } from '#src/chain/actions/nft-offer.ts';
import { useNftOfferTexts } from '#src/i18n/areas/nft/offer/texts.ts';
import { useHref } from '#src/i18n/react.tsx';
import { Button } from '../ui/button.tsx';
import { ShortLabel } from '../ui/rows/short-label.tsx';

interface OfferButtonsProps {
  /** The offer's. */
  id: string;
  /** The NFT whose sale at AtomicMarket needs the offer; null for other offers. */
  sold?: string | null;
  acts: readonly OfferAct[];
  /** A transaction is being signed. */
  pending: boolean;
  onAct: (act: OfferAct) => void;
}

/** What the user can do about an offer. */
export function OfferButtons({ id, sold = null, acts, pending, onAct }: OfferButtonsProps) {
  const text = useNftOfferTexts();
  const href = useHref();
  const labels = { accept: text.accept, decline: text.decline, cancel: text.shared.cancel };
  const names = { accept: text.acceptNamed, decline: text.declineNamed, cancel: text.cancelNamed };
  return (
    <span className="flex flex-wrap items-center justify-end gap-2">
      {sold !== null && acts.includes('cancel') && (
        <span className="max-w-64 text-start text-xs text-warning max-md:max-w-none">
          {text.endsSale}{' '}
          <a
            href={href(`/nft/${sold}#sales`)}
            className="tap font-medium text-accent hover:underline"
          >
            {text.openSale}
          </a>
        </span>
      )}
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
