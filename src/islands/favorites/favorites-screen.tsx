import { type SubmitEvent, useState } from 'react';
import { isName } from '#src/chain/core/name.ts';
import { Button } from '#src/components/ui/button.tsx';
import { asTyped } from '#src/components/ui/fields/chain-text.ts';
import { TextField } from '#src/components/ui/fields/text-field.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { SkeletonRows } from '#src/components/ui/skeleton.tsx';
import { useFavoritesPageTexts } from '#src/i18n/areas/favorites/page/texts.ts';
import { useFavoritesTexts } from '#src/i18n/areas/favorites/texts.ts';
import { textsReady } from '#src/i18n/text-area.ts';
import { useOnServer } from '#src/i18n/use-on-server.ts';
import { favoriteAccount, favorites, saveFavorite } from '#src/stores/favorites/favorites.ts';
import { Screen, type ScreenModule, type ScreenProps } from '../screen.tsx';
import { FavoritesBook } from './favorites-book.tsx';
import { WatchPart } from './watch-part.tsx';

export function FavoritesScreen({ locale }: ScreenProps) {
  return (
    <Screen locale={locale}>
      <Favorites />
    </Screen>
  );
}

function Favorites() {
  const inBrowser = !useOnServer();
  const { title } = useFavoritesTexts();
  const text = useFavoritesPageTexts();
  return (
    <>
      <h1 className="title">{title}</h1>
      <p className="max-w-prose text-muted">{text.intro}</p>
      {inBrowser ? (
        <div className="grid gap-8 md:grid-cols-2">
          <Section title={text.shared.accounts}>
            <AddForm />
            <FavoritesBook watchable />
          </Section>
          <WatchPart />
        </div>
      ) : (
        <Section title={text.shared.accounts}>
          <SkeletonRows rows={5} />
        </Section>
      )}
    </>
  );
}

/** Adds an account by its name. */
function AddForm() {
  const text = useFavoritesPageTexts();
  const [typed, setTyped] = useState('');
  const [isTried, setTried] = useState(false);
  const name = typed.trim();
  const isKnown = favorites().some((one) => one.type === 'account' && one.name === name);
  const problem = !isName(name) ? text.notAName : isKnown ? text.known : null;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(problem !== null);
    if (problem !== null) return;
    saveFavorite(favoriteAccount(name));
    setTyped('');
  };
  return (
    <form onSubmit={submit} className="flex items-end gap-2 py-3">
      <TextField
        dir="ltr"
        className="min-w-0 flex-1"
        label={text.shared.account}
        value={typed}
        maxLength={13}
        {...asTyped}
        error={isTried && problem !== null ? problem : undefined}
        onChange={(event) => {
          setTyped(event.target.value);
          setTried(false);
        }}
      />
      <Button type="submit">{text.shared.add}</Button>
    </form>
  );
}

export const screen: ScreenModule = { Screen: FavoritesScreen };

await textsReady();
