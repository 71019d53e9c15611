import type { Asset } from '#src/chain/core/asset.ts';
import { amountPieces, type AmountPiece } from '#src/i18n/format.ts';
import { useLanguageTag, useMessages } from '#src/i18n/react.tsx';
import { type Native, rootProps } from './root-props.ts';

interface AmountProps extends Native<'span', 'about'> {
  amount: Asset;
  /** Adds `+` and a colour to a received amount. */
  signed?: boolean;
  /** An indexer's figure, which the contract has not confirmed. */
  about?: boolean;
  /** Its slot, if it is one of the page's first facts. */
  fact?: string | undefined;
}

/** An exact amount with all its decimals. What does not carry its value is lighter. */
export function Amount({ amount, signed, about, fact, ...native }: AmountProps) {
  const tag = useLanguageTag();
  const { ui } = useMessages();
  if (amount.malformed)
    return <span {...rootProps('amount', 'text-warning', native)}>{ui.malformed}</span>;
  const received = signed && amount.units > 0n;
  return (
    <span
      dir="ltr"
      data-fact={fact}
      {...rootProps('amount', ['amount', received && 'text-positive'], native)}
    >
      {about && <span title={ui.about}>≈ </span>}
      {received && '+'}
      <Pieces pieces={amountPieces(amount, tag)} />
    </span>
  );
}

/** The digits of an amount, its last zeros light. */
export function Pieces({ pieces }: { pieces: readonly AmountPiece[] }) {
  return pieces.map((piece, index) =>
    typeof piece === 'string' ? piece : <span key={index}>{piece.light}</span>,
  );
}
