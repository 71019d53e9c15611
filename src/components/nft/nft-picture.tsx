import Image from 'lucide-react/icons/image';
import { useState } from 'react';
import { safeUrl } from '../ui/external-link.tsx';

interface NftPictureProps {
  source: string | null;
  /** Text for a missing or blocked picture. */
  blank: string;
}

/** An NFT's picture, or a blank of the same size. No referrer is sent to the owner's server. */
export function NftPicture({ source, blank }: NftPictureProps) {
  const [broken, setBroken] = useState(false);
  const url = source === null ? null : safeUrl(source);
  return (
    <span className="flex aspect-square items-center justify-center overflow-hidden rounded-sm bg-sunken">
      {url && !broken ? (
        <img
          src={url.href}
          alt=""
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => setBroken(true)}
          className="size-full object-cover"
        />
      ) : (
        <span className="flex flex-col items-center gap-1 text-xs text-muted">
          <Image size={16} aria-hidden />
          {blank}
        </span>
      )}
    </span>
  );
}
