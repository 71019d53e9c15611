import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import Pencil from 'lucide-react/icons/pencil';
import { useState } from 'react';
import { useStarTexts } from '#src/i18n/areas/favorites/star/texts.ts';
import { useFavoritesTexts } from '#src/i18n/areas/favorites/texts.ts';
import { AccountLink } from '../ui/entity-link.tsx';
import { RowButton } from '../ui/rows/row-button.tsx';
import { Paged } from '../ui/rows/show-more.tsx';
import { Identicon } from '../ui/identicon.tsx';
import { HostileText } from '../ui/text/hostile-text.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { NoteForm } from './note-form.tsx';

/** A favorite with what is noted of it. */
interface FavoriteRow {
  readonly type: string;
  readonly name: string;
  readonly note: string;
  readonly nickname: string;
  readonly watched: boolean;
}

/** Favorites rendered at first. */
const PAGE = 100;

interface FavoriteListProps {
  favorites: readonly FavoriteRow[];
  onChange: (favorite: FavoriteRow) => void;
  /** Whether accounts can be watched here. */
  watchable?: boolean;
  onRemove: (favorite: FavoriteRow) => void;
}

/** Favorites with notes. Only accounts have a page. */
export function FavoriteList({ favorites, onChange, watchable, onRemove }: FavoriteListProps) {
  const texts = useFavoritesTexts();
  const star = useStarTexts();
  const [edited, setEdited] = useState<string | null>(null);
  return (
    <Paged rows={favorites} page={PAGE}>
      {(shown) => (
        <ul data-noted data-rows className="divide-y">
          {shown.map((favorite) => {
            const { type, name, note, nickname, watched } = favorite;
            const key = `${type}/${name}`;
            return (
              <li key={key} className="flex min-h-10 items-center gap-2 py-1 ps-3 pe-1">
                {edited === key ? (
                  <NoteForm
                    {...{ name, note, nickname }}
                    onCancel={() => setEdited(null)}
                    onSave={(notes) => {
                      onChange({ ...favorite, ...notes });
                      setEdited(null);
                    }}
                  />
                ) : (
                  <>
                    {type === 'account' && <Identicon name={name} />}
                    <span className="min-w-0 flex-1">
                      {type === 'account' ? (
                        <AccountLink name={name} />
                      ) : (
                        <HostileText text={name} />
                      )}
                      {nickname !== '' && (
                        <span className="ms-2 text-quiet">
                          <HostileText text={nickname} limit={24} />
                        </span>
                      )}
                      {note !== '' && (
                        <span className="text-muted block text-xs">
                          <HostileText text={note} limit={120} />
                        </span>
                      )}
                    </span>
                    {watchable && type === 'account' && (
                      <IconButton
                        label={watched ? texts.unwatch(name) : texts.watch(name)}
                        aria-pressed={watched}
                        icon={
                          watched ? (
                            <Eye size={16} aria-hidden className="text-accent" />
                          ) : (
                            <EyeOff size={16} aria-hidden />
                          )
                        }
                        onClick={() => onChange({ ...favorite, watched: !watched })}
                      />
                    )}
                    <IconButton
                      label={star.editNote(name)}
                      icon={<Pencil size={14} aria-hidden />}
                      onClick={() => setEdited(key)}
                    />
                    <RowButton
                      tool="remove"
                      label={texts.removeNamed(name)}
                      onPress={() => onRemove(favorite)}
                    />
                  </>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </Paged>
  );
}
