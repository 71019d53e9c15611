import { useSpamSendersTexts } from '#src/i18n/areas/spam/senders/texts.ts';
import { AccountLink } from '../ui/entity-link.tsx';
import { FileButtons } from '../ui/file-buttons.tsx';
import { RowButton } from '../ui/rows/row-button.tsx';
import { Paged } from '../ui/rows/show-more.tsx';

interface SpamSendersProps {
  senders: readonly string[];
  onRemove: (sender: string) => void;
  /** The text of a file with the senders. */
  exported: () => string;
  /** Imports a file's text. Returns the number of added senders in words; null if it has none. */
  onImport: (text: string) => string | null;
}

/** The senders that the visitor marked as spam, with export and import. */
export function SpamSenders({ senders, onRemove, exported, onImport }: SpamSendersProps) {
  const texts = useSpamSendersTexts();
  return (
    <section
      data-rows
      id="spam-senders"
      aria-label={texts.title}
      className="space-y-1 rounded-sm border bg-sunken p-2"
    >
      <h3 className="px-3 text-xs font-medium text-muted">{texts.title}</h3>
      {senders.length === 0 && <p className="px-3 text-muted">{texts.none}</p>}
      <Paged rows={senders} page={50}>
        {(shown) => (
          <ul className="flex flex-wrap gap-x-4 px-3">
            {shown.map((name) => (
              <li key={name} className="flex items-center">
                <AccountLink name={name} />
                <RowButton
                  tool="remove"
                  label={texts.remove(name)}
                  onPress={() => onRemove(name)}
                />
              </li>
            ))}
          </ul>
        )}
      </Paged>
      <FileButtons
        texts={texts}
        file={senders.length > 0 ? { name: 'spam-senders.json', text: exported } : null}
        onImport={onImport}
      />
    </section>
  );
}
