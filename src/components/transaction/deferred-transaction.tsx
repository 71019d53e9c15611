import type { DeferredTransactionView } from '#src/chain/model/transaction/transaction.ts';
import { useTransactionPartsTexts } from '#src/i18n/areas/transaction/parts/texts.ts';
import { useTransactionTexts } from '#src/i18n/areas/transaction/texts.ts';
import { ActionTree } from '../action/action-tree.tsx';
import { Badge } from '../ui/badge.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { DueTime } from '../ui/due-time.tsx';
import { AccountLink } from '../ui/entity-link.tsx';
import { FactRow } from '../ui/fact-row.tsx';
import { Hash } from '../ui/hash.tsx';
import { Section } from '../ui/section.tsx';
import { Time } from '../ui/time.tsx';

interface DeferredTransactionProps {
  transaction: DeferredTransactionView;
  system?: string;
  tokenContract?: string;
}

/** A scheduled transaction: sender, time, actions, and who can cancel it. */
export function DeferredTransaction({ transaction, ...chain }: DeferredTransactionProps) {
  const text = useTransactionPartsTexts();
  const words = useTransactionTexts();
  const { id, sender, payer, published, delayUntil, expiration, actions } = transaction;
  const time = (at: number | null, ahead: boolean) =>
    at === null ? (
      <span className="text-muted">{text.notReported}</span>
    ) : ahead ? (
      <DueTime at={at} />
    ) : (
      <Time at={at} />
    );
  return (
    <>
      <header className="space-y-4">
        <div>
          <h1 className="flex items-center gap-2 text-xs text-muted">
            <span className="shrink-0">{words.transaction}</span>
            <span className="min-w-0 text-ink">
              <Hash value={id} width="title" />
            </span>
            <CopyButton value={id} label={words.copyId} />
          </h1>
          <p className="mt-2">
            <Badge tone="warning">{text.scheduled}</Badge>
          </p>
        </div>
        <p className="max-w-prose">{text.scheduledHint}</p>
        <FactRow
          items={[
            { key: 'delay', label: text.delayUntil, value: time(delayUntil, true) },
            { key: 'published', label: text.published, value: time(published, false) },
            { key: 'expires', label: words.expires, value: time(expiration, true) },
            { key: 'sender', label: text.sender, value: <AccountLink name={sender} /> },
            { key: 'payer', label: text.payer, value: <AccountLink name={payer} /> },
          ]}
        />
        <p className="text-muted">
          {text.cancel}: {sender === '' ? text.cancelBySigner : text.cancelByContract(sender)}
        </p>
      </header>
      <Section title={words.actions}>
        {actions.length === 0 ? (
          <p className="py-3 text-muted">{text.notReported}</p>
        ) : (
          <ActionTree actions={actions} {...chain} />
        )}
      </Section>
    </>
  );
}
