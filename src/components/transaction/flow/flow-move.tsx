import { type FlowMove, isRamMove } from '#src/chain/model/transaction/token-flow.ts';
import type { TokenMove } from '#src/chain/model/transaction/token-moves.ts';
import { useTransactionBodyTexts } from '#src/i18n/areas/transaction/body/texts.ts';
import { Amount } from '../../ui/amount.tsx';
import { HostileText } from '../../ui/text/hostile-text.tsx';
import { RamAmount } from './ram-amount.tsx';

/** What a move moved. A token of another contract than the core token's names it. */
export function FlowMoveText({ move, tokenContract }: { move: FlowMove; tokenContract: string }) {
  const text = useTransactionBodyTexts();
  if (isRamMove(move)) return <RamAmount bytes={move.bytes} about={move.about} />;
  const word = wordOf(move);
  return (
    <>
      <Amount amount={move.amount} />
      {word && <span className="text-xs text-quiet"> {text[word]}</span>}
      {move.contract !== tokenContract && (
        <span className="block text-xs text-quiet">
          <HostileText text={move.contract} limit={20} />
        </span>
      )}
    </>
  );
}

/** What happened to tokens that came from nobody or went to nobody. */
function wordOf({ from, to, staked }: TokenMove) {
  if (from === null) return staked ? 'staked' : 'issued';
  if (to === null) return staked ? 'unstaked' : 'retired';
  return null;
}
