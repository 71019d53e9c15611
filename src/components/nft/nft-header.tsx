import type { ReactNode } from 'react';
import { useNftTexts } from '#src/i18n/areas/nft/texts.ts';
import { Badge } from '../ui/badge.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { SkeletonWord } from '../ui/skeleton.tsx';
import { HostileText } from '../ui/text/hostile-text.tsx';

interface NftHeaderProps {
  /** Null while the address is not known. */
  id: string | null;
  /** Null without one: the id is the title. */
  name: string | null;
  loading: boolean;
  burned?: boolean;
  /** What its owner can do. */
  children?: ReactNode;
}

/** The name and the id of an NFT. */
export function NftHeader({ id, name, loading, burned, children }: NftHeaderProps) {
  const text = useNftTexts();
  const number = id === null ? text.shared.nft : text.id(id);
  return (
    <div className="flex flex-wrap items-start gap-4">
      <div className="min-w-0 flex-1">
        <h1 className="title wrap-anywhere">
          {loading ? (
            <>
              <span className="sr-only">{number}</span>
              <SkeletonWord className="w-64 max-w-full" />
            </>
          ) : name === null ? (
            <span dir="ltr">
              <HostileText text={number} limit={60} />
            </span>
          ) : (
            <HostileText text={name} limit={100} />
          )}
        </h1>
        <p className="flex min-h-7 flex-wrap items-center gap-2 text-muted">
          {(loading || name !== null) && (
            <span dir="ltr" className="min-w-0 wrap-anywhere">
              <HostileText text={number} limit={60} />
            </span>
          )}
          {id !== null && <CopyButton value={id} label={text.copyId} />}
          {burned && <Badge tone="warning">{text.burned}</Badge>}
        </p>
      </div>
      {children}
    </div>
  );
}
