import Image from 'lucide-react/icons/image';
import { type ReactNode, useState } from 'react';
import { loadedAtOnce, type Picture } from '#src/chain/model/nft/picture.ts';
import { useMessages } from '#src/i18n/react.tsx';
import { safeUrl } from '../ui/external-link.tsx';

const LENGTH = 60;

interface NftPictureParts {
  picture: ReactNode;
  /**
   * A button that loads the picture from the owner's server; nothing if it is loaded. It covers the
   * picture and is outside of its link or label.
   */
  load: ReactNode;
}

/** An NFT's picture. Only the chain's own image service is used without a click. */
export function useNftPicture(
  picture: Picture | null,
  blank: string,
  fromAnywhere: boolean,
): NftPictureParts {
  const text = useMessages().untrusted;
  const [wanted, setWanted] = useState(false);
  const source = loadedAtOnce(picture, fromAnywhere || wanted);
  const stranger = source === null && picture ? picture.stranger : null;
  return {
    picture: <NftPicture key={source} source={source} blank={stranger === null ? blank : ''} />,
    load: stranger !== null && (
      <button
        type="button"
        className="absolute inset-x-0 top-0 flex aspect-square items-end justify-center rounded-sm p-2 text-xs wrap-anywhere text-muted hover:text-accent hover:underline"
        onClick={() => setWanted(true)}
      >
        {text.loadPicture(cutName(stranger))}
      </button>
    ),
  };
}

interface NftPictureProps {
  source: string | null;
  /** Text for a missing or blocked picture. */
  blank: string;
}

/** An NFT's picture, or a blank of the same size. No referrer is sent to the owner's server. */
function NftPicture({ source, blank }: NftPictureProps) {
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

/** The beginning of a long name, for links and labels, which have no room for a button. */
export function cutName(text: string): string {
  return text.length > LENGTH ? `${[...text].slice(0, LENGTH).join('')}…` : text;
}
