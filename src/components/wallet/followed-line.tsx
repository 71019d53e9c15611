import type { Followed } from '#src/chain/model/signing/outcome.ts';
import { useOutcomeTexts } from '#src/i18n/areas/outcome/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';

/** A transaction's progress in one line of reserved height. */
export function FollowedLine({ followed }: { followed: Followed }) {
  const text = useOutcomeTexts();
  const { number } = useFormat();
  switch (followed.kind) {
    case 'pending':
      return <p className="text-muted">{text.pending}</p>;
    case 'in-block':
      return (
        <>
          <p className="tabular-nums">
            {text.inBlock(number(followed.blockNum), number(followed.blocksToGo))}
          </p>
          {followed.onlyBy !== null && (
            <p className="text-muted">{text.oneWitness(followed.onlyBy)}</p>
          )}
        </>
      );
    case 'irreversible':
      return <p className="tabular-nums">{text.irreversible(number(followed.blockNum))}</p>;
    case 'unseen':
      return <p className="text-warning">{text.unseen}</p>;
    case 'disputed':
      return (
        <p className="text-warning">
          {text.disputed(followed.by, number(followed.blockNum), followed.against)}
        </p>
      );
  }
}
