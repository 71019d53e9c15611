import { useFavoritesTexts } from '#src/i18n/areas/favorites/texts.ts';
import { type Locale, localizePath } from '#src/i18n/locales.ts';
import { LocaleProvider } from '#src/i18n/react.tsx';
import { screenOf } from '#src/routes.ts';
import { FavoritesBook } from './favorites-book.tsx';

/** The favorites in a menu, loaded when it opens. */
export function FavoritesMenu({ locale }: { locale: Locale }) {
  return (
    <LocaleProvider locale={locale}>
      <Favorites locale={locale} />
    </LocaleProvider>
  );
}

function Favorites({ locale }: { locale: Locale }) {
  const texts = useFavoritesTexts();
  return (
    <div className="w-full min-w-64 md:w-80">
      <p className="text-quiet px-3 py-1 text-xs">{texts.title}</p>
      <FavoritesBook />
      <a href={localizePath(screenOf('favorites').path, locale)} className="menu-item">
        {texts.page}
      </a>
    </div>
  );
}
