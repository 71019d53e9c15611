import type { Finality } from '#src/chain/model/block/chain-info.ts';
import { sourceName } from '#src/chain/model/shared/source-name.ts';
import { hasRun, type TransactionView } from '#src/chain/model/transaction/transaction.ts';
import { useActionTexts } from '#src/i18n/areas/action/texts.ts';
import { useTransactionTexts } from '#src/i18n/areas/transaction/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { ActionSummary } from '../action/action-summary.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { AccountLink, BlockLink } from '../ui/entity-link.tsx';
import { FactLine } from '../ui/fact-line.tsx';
import { Hash } from '../ui/hash.tsx';
import { AbsoluteTime, Time } from '../ui/time.tsx';
import { FinalityBadge, StatusBadge } from './transaction-badges.tsx';

/** Limit of sentences. The tree has all actions. */
const MAX_SENTENCES = 5;

interface TransactionHeaderProps {
  transaction: TransactionView;
  /** Null until the chain's head is known. */
  finality: Finality | null;
  system?: string;
  tokenContract?: string;
}

/** A transaction's sentences, signer, costs and finality. */
export function TransactionHeader({
  transaction,
  finality,
  system,
  tokenContract,
}: TransactionHeaderProps) {
  const text = useTransactionTexts();
  const action = useActionTexts();
  const format = useFormat();
  const { id, status, actions, blockNum, blockTime, cpuUsage, netUsage } = transaction;
  const { delaySeconds, expiration, createdBy, source } = transaction;
  const rest = actions.length - MAX_SENTENCES;
  return (
    <header className="space-y-4">
      <div>
        <h1 className="flex items-center gap-2 text-muted">
          <span className="shrink-0">{text.transaction}</span>
          <span className="min-w-0 text-ink">
            <Hash value={id} />
          </span>
          <span className="print:hidden">
            <CopyButton value={id} label={text.copyId} />
          </span>
        </h1>
        <p className="mt-2 flex flex-wrap gap-2">
          <StatusBadge status={status} />
          <FinalityBadge finality={finality} />
        </p>
      </div>
      <ul aria-label={text.summary} className="space-y-1 text-lg">
        {actions.slice(0, MAX_SENTENCES).map((root) => (
          <li key={root.ordinal}>
            <ActionSummary
              action={root}
              tense={hasRun(transaction) ? 'happened' : 'ahead'}
              system={system}
              tokenContract={tokenContract}
            />
          </li>
        ))}
        {rest > 0 && <li className="text-muted">{action.more(format.number(rest))}</li>}
      </ul>
      <FactLine
        items={[
          { key: 'time', label: text.time, value: <PrintableTime at={blockTime} /> },
          { key: 'block', label: text.block, value: <BlockLink number={blockNum} /> },
          { key: 'cpu', label: text.cpu, value: format.microseconds(cpuUsage) },
          { key: 'net', label: text.net, value: format.bytes(netUsage) },
          ...(expiration === null
            ? []
            : [
                {
                  key: 'expires',
                  label: text.expires,
                  value: <PrintableTime at={expiration} ahead />,
                },
              ]),
          ...(delaySeconds === 0
            ? []
            : [{ key: 'delay', label: text.delay, value: format.duration(delaySeconds) }]),
          ...(createdBy === undefined || createdBy.sender === ''
            ? []
            : [
                {
                  key: 'sender',
                  label: text.status.delayed,
                  value: <AccountLink name={createdBy.sender} />,
                },
              ]),
          { key: 'source', label: text.source, value: sourceName(source) },
        ]}
      />
    </header>
  );
}

/** Prints an absolute time instead of a relative one. */
function PrintableTime({ at, ahead = false }: { at: number; ahead?: boolean }) {
  return (
    <>
      <span className="print:hidden">
        <Time at={at} ahead={ahead} />
      </span>
      <span className="hidden print:inline">
        <AbsoluteTime at={at} />
      </span>
    </>
  );
}
