import Image from 'lucide-react/icons/image';
import { useState } from 'react';
import { loadedAtOnce, type Picture } from '#src/chain/model/nft/picture.ts';
import { useMessages } from '#src/i18n/react.tsx';

interface AccountPictureProps {
  picture: Picture;
  /** Loads pictures from any server without a click. */
  fromAnywhere: boolean;
}

/** A picture over the identicon, or a button that loads it from the owner's server. */
export function AccountPicture({ picture, fromAnywhere }: AccountPictureProps) {
  const text = useMessages().untrusted;
  const [clicked, setClicked] = useState(false);
  const source = loadedAtOnce(picture, fromAnywhere || clicked);
  if (source !== null) return <LoadedPicture source={source} />;
  const label = text.loadPicture(picture.stranger ?? '');
  return (
    <button
      type="button"
      title={label}
      aria-label={label}
      className="absolute inset-0 flex items-end justify-end rounded-sm hover:outline-2 hover:outline-accent"
      onClick={() => setClicked(true)}
    >
      <span className="rounded-ss-sm bg-surface p-0.5 text-muted">
        <Image size={14} aria-hidden />
      </span>
    </button>
  );
}

/** If loading fails, the identicon stays visible. */
function LoadedPicture({ source }: { source: string }) {
  const [loaded, setLoaded] = useState(false);
  return (
    <img
      src={source}
      alt=""
      width={56}
      height={56}
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      onLoad={() => setLoaded(true)}
      onError={() => setLoaded(false)}
      className="absolute inset-0 size-full rounded-sm bg-sunken object-cover"
      style={{ opacity: loaded ? 1 : 0 }}
    />
  );
}
