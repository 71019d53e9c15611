import { clsx } from 'clsx';
import type { Finality } from '#src/chain/model/block/chain-info.ts';
import { transactionFacts } from '#src/chain/model/transaction/transaction-facts.ts';
import { hasRun, type TransactionView } from '#src/chain/model/transaction/transaction.ts';
import { useActionTexts } from '#src/i18n/areas/action/texts.ts';
import { useTransactionTexts } from '#src/i18n/areas/transaction/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { ActionSummary } from '../action/action-summary.tsx';
import { AgeAndTime } from '../ui/age-and-time.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { AccountLink, BlockLink } from '../ui/entity-link.tsx';
import { FactRow } from '../ui/fact-row.tsx';
import { Hash } from '../ui/hash.tsx';
import { type Native, rootProps } from '../ui/root-props.ts';
import { Signers } from './signers.tsx';
import { FinalityBadge, StatusBadge } from './transaction-badges.tsx';

/** Limit of sentences. The tree has all actions. */
const MAX_SENTENCES = 5;

interface TransactionHeaderProps extends Native<'header'> {
  transaction: TransactionView;
  /** Null until the chain's head is known. */
  finality: Finality | null;
  system?: string;
  tokenContract?: string;
  /** The level of its id among the page's headings. */
  heading?: 'h1' | 'h2' | 'h3';
}

/** A transaction's sentences, finality, age, block, signer and costs. */
export function TransactionHeader({
  transaction,
  finality,
  system,
  tokenContract,
  heading: Heading = 'h1',
  ...native
}: TransactionHeaderProps) {
  const text = useTransactionTexts();
  const action = useActionTexts();
  const format = useFormat();
  const { id, status, actions } = transaction;
  const facts = transactionFacts(transaction);
  const rest = actions.length - MAX_SENTENCES;
  return (
    <header {...rootProps('transaction-header', null, native)}>
      <Heading className="flex items-center gap-2 text-xs text-muted">
        <span className="shrink-0">{text.transaction}</span>
        <span className="min-w-0 text-ink">
          <Hash value={id} width="title" />
        </span>
        <span className="print:hidden">
          <CopyButton value={id} label={text.copyId} />
        </span>
      </Heading>
      <ul
        aria-label={action.summary}
        className={clsx('pt-1', actions.length > 1 ? 'space-y-1 text-base' : 'sentence')}
      >
        {actions.slice(0, MAX_SENTENCES).map((root) => (
          // Most sentences have two lines on phones. Their room is there before they are.
          <li
            key={root.ordinal}
            data-fact="sentence"
            className={clsx(actions.length === 1 && 'max-md:min-h-[2lh]')}
          >
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
      <p className="flex flex-wrap items-center gap-x-5 gap-y-1 pt-3 pb-5 text-muted">
        <span className="flex flex-wrap gap-2">
          <span data-fact={`status-${status}`}>
            <StatusBadge status={status} />
          </span>
          <FinalityBadge finality={finality} />
        </span>
        <AgeAndTime {...facts.time} />
      </p>
      <FactRow
        items={[
          {
            key: 'block',
            label: action.block,
            value: (
              <span data-fact={facts.block.fact}>
                <BlockLink number={facts.block.count} />
              </span>
            ),
          },
          ...(facts.producer
            ? [
                {
                  key: 'producer',
                  label: text.producer,
                  value: (
                    <span data-fact={facts.producer.fact}>
                      <AccountLink name={facts.producer.name} />
                    </span>
                  ),
                },
              ]
            : []),
          ...(facts.signer
            ? [
                {
                  key: 'signer',
                  label: action.by,
                  value: <Signers actions={actions} fact={facts.signer.fact} />,
                },
              ]
            : []),
          {
            key: 'usage',
            label: `${text.cpu} · ${text.net}`,
            value: (
              <>
                <span data-fact={facts.cpu.fact}>
                  {format.microseconds(facts.cpu.microseconds)}
                </span>
                {' · '}
                <span data-fact={facts.net.fact}>{format.bytes(facts.net.bytes)}</span>
              </>
            ),
          },
        ]}
      />
    </header>
  );
}
