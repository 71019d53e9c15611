import Image from 'lucide-react/icons/image';
import { useState } from 'react';
import { safeUrl } from '../ui/safe-url.ts';

interface NftPictureProps {
  source: string | null;
  /** What is said where there is none, or none that can be shown. */
  blank: string;
}

/** The picture of a token, or a blank of the same size. Its owner chose the address: it learns nothing of us. */
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
