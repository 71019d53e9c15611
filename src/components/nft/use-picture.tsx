import { type ReactNode, useState } from 'react';
import { loadedAtOnce, type Picture } from '#src/chain/model/nft/picture.ts';
import { useMessages } from '#src/i18n/react.tsx';
import { NftPicture } from './nft-picture.tsx';

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
  const [clicked, setClicked] = useState(false);
  const source = loadedAtOnce(picture, fromAnywhere || clicked);
  const stranger = source === null && picture ? picture.stranger : null;
  return {
    picture: <NftPicture key={source} source={source} blank={stranger === null ? blank : ''} />,
    load: stranger !== null && (
      <button
        type="button"
        className="absolute inset-x-0 top-0 flex aspect-square items-end justify-center rounded-sm p-2 text-xs wrap-anywhere text-muted hover:text-accent hover:underline"
        onClick={() => setClicked(true)}
      >
        {text.loadPicture(cutName(stranger))}
      </button>
    ),
  };
}

/** The beginning of a long name, for links and labels, which have no room for a button. */
export function cutName(text: string): string {
  return text.length > LENGTH ? `${[...text].slice(0, LENGTH).join('')}…` : text;
}
