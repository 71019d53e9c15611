import { useStore } from '@nanostores/react';
import Ban from 'lucide-react/icons/ban';
import { Badge } from '#src/components/ui/badge.tsx';
import { IconButton } from '#src/components/ui/icon-button.tsx';
import { useSpamTexts } from '#src/i18n/areas/spam/texts.ts';
import { $spamSenders, markSpam, unmarkSpam } from '#src/stores/history/spam-senders.ts';
import { FavoriteStar } from '../favorites/favorite-star.tsx';

/** The visitor's marks of an account: a favorite with a note, or spam. */
export function AccountMarks({ name }: { name: string }) {
  const texts = useSpamTexts();
  const marked = useStore($spamSenders).includes(name);
  return (
    <>
      <FavoriteStar key={name} name={name} />
      <IconButton
        label={marked ? texts.unmark(name) : texts.mark(name)}
        aria-pressed={marked}
        icon={<Ban size={16} aria-hidden className={marked ? 'text-danger' : undefined} />}
        onClick={() => (marked ? unmarkSpam : markSpam)(name)}
      />
      {marked && (
        // On a phone the row has no room beside a long name: the button shows the state.
        <span className="max-md:hidden">
          <Badge tone="danger">{texts.marked}</Badge>
        </span>
      )}
    </>
  );
}
