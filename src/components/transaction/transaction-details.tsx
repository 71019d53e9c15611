import type { ReactNode } from 'react';
import { allTraces } from '#src/chain/model/action/traces.ts';
import { sourceName } from '#src/chain/model/shared/source-name.ts';
import { referenceBlock } from '#src/chain/model/transaction/reference-block.ts';
import type { TransactionView } from '#src/chain/model/transaction/transaction.ts';
import { useTransactionBodyTexts } from '#src/i18n/areas/transaction/body/texts.ts';
import { useTransactionTexts } from '#src/i18n/areas/transaction/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { DueTime } from '../ui/due-time.tsx';
import { AccountLink, BlockLink } from '../ui/entity-link.tsx';
import { Paged } from '../ui/rows/show-more.tsx';
import { Section } from '../ui/section.tsx';
import { AbsoluteTime } from '../ui/time.tsx';
import { RamAmount } from './flow/ram-amount.tsx';

/** Accounts billed for RAM that are rendered at first. */
const BILLED = 8;

/** What few readers need: RAM, what the signature depends on, and the source. */
export function TransactionDetails({ transaction }: { transaction: TransactionView }) {
  const text = useTransactionTexts();
  const body = useTransactionBodyTexts();
  const format = useFormat();
  const { blockNum, expiration, delaySeconds, createdBy, refBlockNum, source } = transaction;
  const billed = ramBilled(transaction);
  return (
    <Section title={text.details}>
      <dl className="divide-y border-b">
        {billed.length > 0 && (
          <Detail label={body.ramBilled}>
            <Paged rows={billed} page={BILLED}>
              {(shown) => (
                <ul>
                  {shown.map(([account, bytes]) => (
                    <li key={account}>
                      <AccountLink name={account} /> <RamAmount bytes={bytes} signed unlabelled />
                    </li>
                  ))}
                </ul>
              )}
            </Paged>
          </Detail>
        )}
        {refBlockNum !== undefined && (
          <Detail label={body.reference}>
            <BlockLink number={referenceBlock(blockNum, refBlockNum)} />
          </Detail>
        )}
        {expiration !== null && (
          <Detail label={text.expires}>
            <span className="print:hidden">
              <DueTime at={expiration} />
            </span>
            <span className="hidden print:inline">
              <AbsoluteTime at={expiration} />
            </span>
          </Detail>
        )}
        {delaySeconds > 0 && <Detail label={text.delay}>{format.duration(delaySeconds)}</Detail>}
        {createdBy !== undefined && createdBy.sender !== '' && (
          <Detail label={text.status.delayed}>
            <AccountLink name={createdBy.sender} />
          </Detail>
        )}
        <Detail label={text.source}>{sourceName(source)}</Detail>
      </dl>
    </Section>
  );
}

function Detail({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex min-h-(--row) flex-wrap items-baseline justify-between gap-x-4 py-2">
      <dt className="text-muted">{label}</dt>
      <dd className="min-w-0 text-end">{children}</dd>
    </div>
  );
}

/** Bytes of RAM billed to each account, over all actions. */
function ramBilled({ actions }: TransactionView): [account: string, bytes: number][] {
  const billed = new Map<string, number>();
  for (const { account, bytes } of allTraces(actions).flatMap(({ ramDeltas }) => ramDeltas))
    billed.set(account, (billed.get(account) ?? 0) + bytes);
  return [...billed].filter(([, bytes]) => bytes !== 0);
}
