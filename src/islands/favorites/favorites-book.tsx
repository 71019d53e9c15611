import { useState, useSyncExternalStore } from 'react';
import { FavoriteList } from '#src/components/favorites/favorite-list.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { FileButtons } from '#src/components/ui/file-buttons.tsx';
import { useFavoritesTexts } from '#src/i18n/areas/favorites/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import {
  $favorites,
  saveFavorite,
  mergeFavorites,
  removeFavorite,
  restoreFavorite,
  type Favorite,
} from '#src/stores/favorites/favorites.ts';
import { favoritesFile, readFavoritesFile } from '#src/stores/favorites/favorites-file.ts';

const none: readonly Favorite[] = [];
const subscribe = (listener: () => void) => $favorites.listen(listener);
const read = () => $favorites.get();

interface Removed {
  readonly favorite: Favorite;
  readonly index: number;
}

/** The favorites with their notes, to edit, remove, export and import. */
export function FavoritesBook({ watchable }: { watchable?: boolean }) {
  const texts = useFavoritesTexts();
  const favorites = useSyncExternalStore(subscribe, read, () => none);
  const [removed, setRemoved] = useState<Removed | null>(null);
  return (
    <>
      {favorites.length === 0 && <p className="text-muted px-3 py-2">{texts.none}</p>}
      <FavoriteList
        favorites={favorites}
        onChange={saveFavorite}
        {...(watchable && { watchable })}
        onRemove={(row) => {
          const index = favorites.findIndex(
            ({ type, name }) => type === row.type && name === row.name,
          );
          setRemoved({ favorite: row, index });
          removeFavorite(row);
        }}
      />
      <p role="status" className="flex flex-wrap items-center px-3 text-xs">
        {removed && (
          <>
            <span>{texts.removed(removed.favorite.name)}</span>
            <Button
              size="sm"
              variant="ghost"
              onClick={() => {
                restoreFavorite(removed.favorite, removed.index);
                setRemoved(null);
              }}
            >
              {texts.undo}
            </Button>
          </>
        )}
      </p>
      <FavoritesFile favorites={favorites} />
    </>
  );
}

function FavoritesFile({ favorites }: { favorites: readonly Favorite[] }) {
  const texts = useFavoritesTexts();
  const format = useFormat();
  const file = { name: 'favorites.json', text: () => favoritesFile(favorites) };
  return (
    <div className="mt-1 border-t pt-1">
      <FileButtons
        texts={texts}
        file={favorites.length > 0 ? file : null}
        onImport={(text) => {
          const found = readFavoritesFile(text);
          return found && texts.imported(format.number(mergeFavorites(found)));
        }}
      />
    </div>
  );
}
