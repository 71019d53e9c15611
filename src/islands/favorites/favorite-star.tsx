import { useStore } from '@nanostores/react';
import Star from 'lucide-react/icons/star';
import { Suspense, useState } from 'react';
import { Button } from '#src/components/ui/button.tsx';
import { IconButton } from '#src/components/ui/icon-button.tsx';
import { lazyPart } from '#src/components/ui/lazy-part.tsx';
import { useStarTexts } from '#src/i18n/areas/favorites/star/texts.ts';
import {
  $favorites,
  favoriteAccount,
  saveFavorite,
  removeFavorite,
} from '#src/stores/favorites/favorites.ts';

const NoteForm = lazyPart(
  async () => (await import('#src/components/favorites/note-form.tsx')).NoteForm,
);

/** The star beside an account's name, and its note. */
export function FavoriteStar({ name }: { name: string }) {
  const texts = useStarTexts();
  const favorites = useStore($favorites);
  const favorite = favorites.find((one) => one.type === 'account' && one.name === name);
  /** What was noted survives an accidental removal of the star. */
  const [last, setLast] = useState(() => favoriteAccount(name));
  const [editing, setEditing] = useState(false);
  // The nickname is behind the title too.
  const noted = favorite?.note || favorite?.nickname || '';

  function toggle(): void {
    setEditing(false);
    if (favorite) {
      setLast(favorite);
      removeFavorite(favorite);
    } else saveFavorite(last);
  }

  return (
    <>
      <IconButton
        label={favorite ? texts.remove : texts.add}
        aria-pressed={favorite !== undefined}
        icon={
          <Star
            size={16}
            aria-hidden
            className={favorite ? 'fill-current text-accent' : undefined}
          />
        }
        onClick={toggle}
      />
      {favorite && !editing && (
        <Button
          size="sm"
          variant="ghost"
          className="min-w-0 shrink px-2 text-xs"
          aria-label={noted === '' ? texts.addNote : texts.editNote(name)}
          onClick={() => setEditing(true)}
        >
          <span className="truncate">{noted === '' ? texts.addNote : <bdi>{noted}</bdi>}</span>
        </Button>
      )}
      {favorite && editing && (
        <Suspense>
          <NoteForm
            {...favorite}
            onCancel={() => setEditing(false)}
            onSave={(notes) => {
              saveFavorite({ ...favorite, ...notes });
              setEditing(false);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
