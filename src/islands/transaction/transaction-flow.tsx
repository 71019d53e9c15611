import { useMemo } from 'react';
import { tokenFlow } from '#src/chain/model/transaction/token-flow.ts';
import { movingChain } from '#src/chain/model/transaction/token-moves.ts';
import { hasRun, type TransactionView } from '#src/chain/model/transaction/transaction.ts';
import { TokenFlow } from '#src/components/transaction/flow/flow.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { useTransactionBodyTexts } from '#src/i18n/areas/transaction/body/texts.ts';
import { useTransactionTexts } from '#src/i18n/areas/transaction/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { chainConfig } from '#src/stores/chain/chain.ts';

/** Who gave what to whom in a transaction. Nothing if no tokens or resources moved. */
export function TransactionFlow({ transaction }: { transaction: TransactionView }) {
  const text = useTransactionTexts();
  const body = useTransactionBodyTexts();
  const format = useFormat();
  const flow = useMemo(
    () => (hasRun(transaction) ? tokenFlow(transaction.actions, movingChain(chainConfig())) : null),
    [transaction],
  );
  if (!flow || flow.lanes.length === 0) return null;
  const { transfers, resources } = flow;
  const counts = [
    transfers > 0 && body.transfers(transfers, format.number(transfers)),
    resources > 0 && body.resources(resources, format.number(resources)),
  ];
  return (
    <Section title={text.tokenFlow} note={counts.filter(Boolean).join(' · ')}>
      <TokenFlow flow={flow} tokenContract={chainConfig().accounts.token} />
    </Section>
  );
}
