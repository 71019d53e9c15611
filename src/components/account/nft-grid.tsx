import Image from 'lucide-react/icons/image';
import { useState } from 'react';
import type { Nft } from '#src/chain/model/nft.ts';
import { useAccountPartsTexts } from '#src/i18n/areas/account-parts/texts.ts';
import { localizePath } from '#src/i18n/locales.ts';
import { useLocale } from '#src/i18n/react.tsx';
import { AccountLink } from '../ui/entity-link.tsx';
import { HostileText } from '../ui/hostile-text.tsx';
import { safeUrl } from '../ui/safe-url.ts';

type ShownNft = Pick<Nft, 'contract' | 'id' | 'link' | 'name' | 'collection' | 'mint'> & {
  readonly thumbnail: string | null;
};

const NAME_LENGTH = 60;

/** Tokens as pictures with their names; what has no picture has a blank of the same size. */
export function NftGrid({ nfts }: { nfts: readonly ShownNft[] }) {
  const locale = useLocale();
  return (
    <ul className="grid grid-cols-2 gap-4 p-4 sm:grid-cols-3 md:grid-cols-4 lg:grid-cols-6">
      {nfts.map(({ contract, id, link, name, collection, mint, thumbnail }) => (
        <li key={`${contract}/${id}`} className="min-w-0">
          <a href={localizePath(link, locale)} className="group block">
            <Picture source={thumbnail} />
            <span className="mt-2 line-clamp-2 font-medium text-accent group-hover:underline">
              <HostileText text={cut(name ?? `#${id}`)} />
            </span>
          </a>
          <p className="flex flex-wrap gap-x-2 text-xs text-muted">
            {collection !== '' && <Collection name={collection} contract={contract} />}
            {mint !== null && <span dir="ltr">#{mint}</span>}
          </p>
        </li>
      ))}
    </ul>
  );
}

/** The category of a SimpleAssets token is a name of its author's choice, and no account. */
function Collection({ name, contract }: { name: string; contract: Nft['contract'] }) {
  return contract === 'atomicassets' ? (
    <AccountLink name={name} />
  ) : (
    <HostileText text={cut(name)} />
  );
}

function Picture({ source }: { source: string | null }) {
  const text = useAccountPartsTexts();
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
          {text.noPicture}
        </span>
      )}
    </span>
  );
}

/** Links hold no button, as long texts elsewhere do: the token's page has all of the name. */
function cut(text: string): string {
  return text.length > NAME_LENGTH ? `${[...text].slice(0, NAME_LENGTH).join('')}…` : text;
}
