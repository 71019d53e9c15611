import { useRef, useState, useSyncExternalStore, type ChangeEvent } from 'react';
import { FavoriteList } from '#src/components/favorite/favorite-list.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { saveFile } from '#src/components/ui/save-file.ts';
import { useFavoritesTexts } from '#src/i18n/areas/favorites/texts.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { LocaleProvider } from '#src/i18n/react.tsx';
import { useFormat } from '#src/i18n/use-format.ts';
import {
  $favorites,
  keepFavorite,
  mergeFavorites,
  removeFavorite,
  restoreFavorite,
  type Favorite,
} from '#src/stores/favorites/favorites.ts';
import { favoritesFile, readFavoritesFile } from '#src/stores/favorites/favorites-file.ts';

/** The favorites in a menu, loaded when it opens. */
export function FavoritesMenu({ locale }: { locale: Locale }) {
  return (
    <LocaleProvider locale={locale}>
      <Favorites />
    </LocaleProvider>
  );
}

const none: readonly Favorite[] = [];
const subscribe = (listener: () => void) => $favorites.listen(listener);
const read = () => $favorites.get();

interface Removed {
  readonly favorite: Favorite;
  readonly place: number;
}

function Favorites() {
  const texts = useFavoritesTexts();
  const favorites = useSyncExternalStore(subscribe, read, () => none);
  const [removed, setRemoved] = useState<Removed | null>(null);
  return (
    <div className="w-full min-w-64 md:w-80">
      <p className="text-quiet px-3 py-1 text-xs">{texts.title}</p>
      {favorites.length === 0 && <p className="text-muted px-3 py-2">{texts.none}</p>}
      <FavoriteList
        favorites={favorites}
        onNote={keepFavorite}
        onRemove={(row) => {
          const place = favorites.findIndex(
            ({ type, name }) => type === row.type && name === row.name,
          );
          setRemoved({ favorite: row, place });
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
                restoreFavorite(removed.favorite, removed.place);
                setRemoved(null);
              }}
            >
              {texts.undo}
            </Button>
          </>
        )}
      </p>
      <FileButtons favorites={favorites} />
    </div>
  );
}

function FileButtons({ favorites }: { favorites: readonly Favorite[] }) {
  const texts = useFavoritesTexts();
  const format = useFormat();
  const input = useRef<HTMLInputElement>(null);
  const [notice, setNotice] = useState<string | null>(null);

  async function take(event: ChangeEvent<HTMLInputElement>): Promise<void> {
    const file = event.target.files?.[0];
    event.target.value = '';
    if (!file) return;
    const found = readFavoritesFile(await file.text());
    setNotice(found ? texts.imported(format.number(mergeFavorites(found))) : texts.notAFile);
  }

  return (
    <div className="mt-1 border-t pt-1">
      <div className="flex flex-wrap items-center gap-1">
        {favorites.length > 0 && (
          <Button
            size="sm"
            variant="ghost"
            onClick={() => saveFile('favorites.json', 'application/json', favoritesFile(favorites))}
          >
            {texts.exportFile}
          </Button>
        )}
        <Button size="sm" variant="ghost" onClick={() => input.current?.click()}>
          {texts.importFile}
        </Button>
        <input
          ref={input}
          type="file"
          accept="application/json,.json"
          hidden
          aria-label={texts.importFile}
          onChange={(event) => void take(event)}
        />
      </div>
      <p role="status" className="text-muted px-3 py-1 text-xs">
        {notice ?? texts.kept}
      </p>
    </div>
  );
}
