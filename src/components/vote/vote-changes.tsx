import type { VoteChanges } from '#src/chain/model/vote/vote-changes.ts';
import { Paged } from '../ui/rows/show-more.tsx';

interface VoteChangesListProps {
  changes: Pick<VoteChanges, 'removed' | 'added'>;
  /** Names shown before a press. */
  page: number;
}

/** What a vote takes and what it adds, a sign and a name each. What is taken away comes first. */
export function VoteChangesList({ changes: { removed, added }, page }: VoteChangesListProps) {
  const rows = [
    ...removed.map((name) => ({ name, sign: '−', tone: 'text-danger' })),
    ...added.map((name) => ({ name, sign: '+', tone: 'text-positive' })),
  ];
  return (
    <Paged rows={rows} page={page} inline>
      {(shown) => (
        <ul dir="ltr" className="my-1 flex flex-wrap gap-x-3">
          {shown.map(({ name, sign, tone }) => (
            <li key={name} className={tone}>
              {sign} <span className="font-medium">{name}</span>
            </li>
          ))}
        </ul>
      )}
    </Paged>
  );
}
