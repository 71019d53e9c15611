import type { ReactNode } from 'react';
import type { Picture } from '#src/chain/model/nft/picture.ts';
import { useNftTexts } from '#src/i18n/areas/nft/texts.ts';
import { useHref } from '#src/i18n/react.tsx';
import { HostileText } from '../ui/text/hostile-text.tsx';
import { moveBetweenTiles } from './tile-keys.ts';
import { cutName, useNftPicture } from './use-picture.tsx';

export interface Tile {
  readonly key: string;
  /** Its page, without the language. */
  readonly link: string;
  readonly title: string;
  readonly picture: Picture | null;
  /** A line below the title. */
  readonly note: ReactNode;
}

interface TileListProps {
  /** The list's name for screen readers. */
  label: string;
  tiles: readonly Tile[];
  /** Loads pictures from any server without a click. */
  fromAnywhere: boolean;
}

/** A gallery: pictures with titles. Arrow keys move between them, in the page's direction. */
export function TileList({ label, tiles, fromAnywhere }: TileListProps) {
  return (
    <ul
      aria-label={label}
      className="grid grid-cols-2 gap-4 py-3 sm:grid-cols-3 md:grid-cols-4 lg:grid-cols-6"
    >
      {tiles.map(({ key, ...tile }) => (
        <TileItem key={key} tile={tile} fromAnywhere={fromAnywhere} />
      ))}
    </ul>
  );
}

interface TileItemProps {
  tile: Omit<Tile, 'key'>;
  fromAnywhere: boolean;
}

function TileItem({ tile, fromAnywhere }: TileItemProps) {
  const text = useNftTexts();
  const href = useHref();
  const { picture, load } = useNftPicture(tile.picture, text.noPicture, fromAnywhere);
  return (
    <li className="relative min-w-0">
      <a data-tile href={href(tile.link)} onKeyDown={moveBetweenTiles} className="group block">
        {picture}
        <span className="mt-2 line-clamp-2 font-medium text-accent group-hover:underline">
          <HostileText text={cutName(tile.title)} />
        </span>
      </a>
      {load}
      <p className="flex flex-wrap gap-x-2 text-xs text-muted">{tile.note}</p>
    </li>
  );
}
