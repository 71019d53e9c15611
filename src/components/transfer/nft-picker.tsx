import { clsx } from 'clsx';
import { use, useMemo, useState } from 'react';
import type { Nft } from '#src/chain/model/nft/nft.ts';
import type { Picture } from '#src/chain/model/nft/picture.ts';
import { useTransferTexts } from '#src/i18n/areas/transfer/texts.ts';
import { Guest } from '../form/guest.ts';
import { NftLink } from '../ui/entity-link.tsx';
import { cutName, useNftPicture } from '../nft/use-picture.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
import { usePaged } from '../ui/rows/show-more.tsx';
import { HostileText } from '../ui/text/hostile-text.tsx';

export type PickableNft = Pick<Nft, 'contract' | 'id' | 'name' | 'collection'> & {
  readonly thumbnail: Picture | null;
};

export const nftKey = ({ contract, id }: Pick<PickableNft, 'contract' | 'id'>) =>
  `${contract}/${id}`;

interface NftPickerProps {
  nfts: readonly PickableNft[];
  /** Keys of the selected NFTs. */
  chosen: ReadonlySet<string>;
  /** Allows several; otherwise a choice replaces the last one. */
  many?: boolean;
  /** Loads pictures from any server without a click. */
  fromAnywhere: boolean;
  onToggle: (key: string) => void;
}

const PAGE = 24;

/** Selects NFTs of an account by picture, name, collection or id. */
export function NftPicker({ nfts, chosen, many, fromAnywhere, onToggle }: NftPickerProps) {
  const text = useTransferTexts();
  const [filter, setFilter] = useState('');
  const matching = useMemo(() => nfts.filter((nft) => matches(nft, filter)), [nfts, filter]);
  const { shown, more } = usePaged(matching, PAGE);
  const isGuest = use(Guest) !== null;
  if (isGuest)
    return (
      <div className="space-y-3">
        <p className="font-medium">{text.nfts}</p>
        <p className="text-muted">{text.nftsAfterLogIn}</p>
      </div>
    );
  return (
    <fieldset className="space-y-3">
      <legend className="font-medium">{text.nfts}</legend>
      <TextField
        label={text.filterNfts}
        type="search"
        autoComplete="off"
        className="max-w-form"
        value={filter}
        onChange={(event) => setFilter(event.target.value)}
      />
      {matching.length === 0 && <p className="text-muted">{text.noMatch}</p>}
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 md:grid-cols-4">
        {shown.map((nft) => (
          <li key={nftKey(nft)} className="relative min-w-0">
            <Choice
              nft={nft}
              fromAnywhere={fromAnywhere}
              isChosen={chosen.has(nftKey(nft))}
              type={many ? 'checkbox' : 'radio'}
              onToggle={() => onToggle(nftKey(nft))}
            />
          </li>
        ))}
      </ul>
      {more}
    </fieldset>
  );
}

function matches({ id, name, collection }: PickableNft, filter: string): boolean {
  const term = filter.trim().toLowerCase();
  return [id, name ?? '', collection].some((part) => part.toLowerCase().includes(term));
}

interface ChoiceProps {
  nft: PickableNft;
  fromAnywhere: boolean;
  isChosen: boolean;
  type: 'checkbox' | 'radio';
  onToggle: () => void;
}

function Choice({ nft, fromAnywhere, isChosen, type, onToggle }: ChoiceProps) {
  const text = useTransferTexts();
  const { id, name, collection, thumbnail } = nft;
  const { picture, load } = useNftPicture(thumbnail, text.noPicture, fromAnywhere);
  return (
    <>
      <label
        className={clsx(
          'block cursor-pointer rounded-sm border p-2 has-focus-visible:outline-2 has-focus-visible:outline-accent',
          isChosen ? 'border-accent bg-accent-soft' : 'border-line hover:border-line-strong',
        )}
      >
        {picture}
        <span className="mt-2 flex items-start gap-2">
          <input
            type={type}
            name="nft"
            checked={isChosen}
            onChange={onToggle}
            className="mt-0.5 accent-accent"
          />
          <span className="line-clamp-2 min-w-0 font-medium wrap-anywhere">
            <HostileText text={cutName(name ?? id)} />
          </span>
        </span>
        <span className="mt-1 block truncate text-xs text-muted">
          <HostileText text={cutName(collection)} />
        </span>
      </label>
      <p className="mt-1 text-xs text-muted">
        <NftLink id={id} />
      </p>
      {load}
    </>
  );
}
