import type { ReactNode } from 'react';
import { useContractTexts } from '#src/i18n/areas/contract/texts.ts';
import { useMessages } from '#src/i18n/react.tsx';
import { useFormat } from '#src/i18n/use-format.ts';
import { CopyButton } from '../ui/copy-button.tsx';
import { HostileText } from '../ui/text/hostile-text.tsx';
import { Quoted } from '../ui/text/quoted.tsx';

/** Packed action data, or the reason why it cannot be packed. */
export type PackedView =
  | { readonly kind: 'packed'; readonly hex: string }
  | { readonly kind: 'refused'; readonly message: string; readonly path: string };

interface PackedDataProps {
  /** Null while the codec loads. */
  packed: PackedView | null;
  onOpen: (open: boolean) => void;
  /** Further facts of the bytes, below them. */
  children?: ReactNode;
}

/** The bytes that would be signed, packed when unfolded. */
export function PackedData({ packed, onOpen, children }: PackedDataProps) {
  const text = useContractTexts();
  return (
    <details onToggle={(event) => onOpen(event.currentTarget.open)}>
      <summary className="min-h-8 cursor-pointer py-1 font-medium">{text.packed}</summary>
      <div role="status" className="space-y-2 pt-1">
        <p className="text-xs text-muted">{text.packedHint}</p>
        <PackedBytes packed={packed} />
      </div>
      {children}
    </details>
  );
}

function PackedBytes({ packed }: { packed: PackedView | null }) {
  const text = useContractTexts();
  const { common } = useMessages();
  const format = useFormat();
  if (packed === null) return <p className="text-muted">{common.loading}</p>;
  if (packed.kind === 'refused')
    return (
      <p className="text-danger">
        {text.refused}: <Quoted text={packed.message} limit={300} inline />{' '}
        {packed.path !== '' && <span className="text-muted">({text.refusedAt(packed.path)})</span>}
      </p>
    );
  return (
    <>
      <p className="text-muted tabular-nums">
        {text.packedBytes(format.number(packed.hex.length / 2))}{' '}
        <CopyButton value={packed.hex} label={text.copyPacked} />
      </p>
      <p
        dir="ltr"
        className="max-h-40 overflow-y-auto rounded-sm bg-sunken p-2 font-mono text-xs wrap-anywhere"
      >
        <HostileText text={packed.hex} limit={2000} />
      </p>
    </>
  );
}
