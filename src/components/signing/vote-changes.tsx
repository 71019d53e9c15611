import type { VoteChanges as Changes } from '#src/chain/model/vote/vote-changes.ts';
import { useSigningTexts } from '#src/i18n/areas/signing/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { AccountLink } from '../ui/entity-link.tsx';
import { SkeletonWord } from '../ui/skeleton.tsx';
import { VoteChangesList } from '../vote/vote-changes.tsx';

/** As many as a chain allows, twice: all of a vote is exchanged. */
const MOST = 60;

interface VoteChangesProps {
  /** Null while the current vote loads; `unknown` if no node reported it. */
  changes: Changes | 'unknown' | null;
  /** The proxy that the voter leaves. */
  leaves: string | null;
}

/** A vote beside the current one: how many votes are removed, added and kept, and which. */
export function VoteChanges({ changes, leaves }: VoteChangesProps) {
  const { votes: text } = useSigningTexts();
  const format = useFormat();
  if (changes === null) return <SkeletonWord className="w-48" />;
  if (changes === 'unknown') return <p className="text-warning">{text.unknown}</p>;
  const { removed, added, unchanged } = changes;
  return (
    <section aria-label={text.title} className="mt-2">
      <h4 className="text-xs font-medium text-quiet">{text.title}</h4>
      {leaves !== null && (
        <p className="text-danger">
          − {text.proxy} <AccountLink name={leaves} />
        </p>
      )}
      <p>
        {text.counts(
          format.number(removed.length),
          format.number(added.length),
          format.number(unchanged),
        )}
      </p>
      <VoteChangesList changes={changes} page={MOST} />
    </section>
  );
}
