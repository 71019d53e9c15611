import type { NodeStatus } from '#src/chain/model/transaction/node-status.ts';
import { useTransactionPartsTexts } from '#src/i18n/areas/transaction/parts/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';

interface NodeStatusBannerProps {
  status: NodeStatus;
  /** Shows the transaction from its block. */
  onBlock: (blockNum: number) => void;
}

/** What a node knows of a transaction that no history has yet. */
export function NodeStatusBanner({ status, onBlock }: NodeStatusBannerProps) {
  const { nodeStatus: text } = useTransactionPartsTexts();
  const format = useFormat();
  const { state, blockNum } = status;
  const isBad = state === 'failed' || state === 'forked-out';
  return (
    <Banner
      kind={isBad ? 'warning' : 'info'}
      title={text.states[state](blockNum === null ? '' : format.number(blockNum))}
      actions={
        blockNum !== null && (
          <Button size="sm" onClick={() => onBlock(blockNum)}>
            {text.show}
          </Button>
        )
      }
    >
      {text.hint}
    </Banner>
  );
}
