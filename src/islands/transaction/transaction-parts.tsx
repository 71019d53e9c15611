import { Suspense, useCallback } from 'react';
import type { ActionTrace } from '#src/chain/model/action/action.ts';
import type { TableChange } from '#src/chain/model/action/state-change.ts';
import type { TransactionView } from '#src/chain/model/transaction/transaction.ts';
import { BlockHintForm } from '#src/components/transaction/block-hint-form.tsx';
import { ChangedTables } from '#src/components/transaction/changed-tables.tsx';
import { NodeStatusBanner } from '#src/components/transaction/node-status.tsx';
import { PackedView } from '#src/components/transaction/packed-view.tsx';
import { Banner } from '#src/components/ui/banner.tsx';
import { DownloadJson } from '#src/components/ui/download-json.tsx';
import { JsonPanel } from '#src/components/ui/json-view.tsx';
import { lazyPart } from '#src/components/ui/lazy-part.tsx';
import { SkeletonRows } from '#src/components/ui/skeleton.tsx';
import { StateView } from '#src/components/ui/state-view.tsx';
import { VerificationResult } from '#src/components/verify/verification-result.tsx';
import { useTransactionPartsTexts } from '#src/i18n/areas/transaction/parts/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { transactionVerification } from '#src/stores/block/verify.ts';
import { useFinality } from '#src/stores/chain/finality.ts';
import { useLoad } from '#src/stores/load-store.ts';
import { setQuery } from '#src/stores/change-url.ts';
import { nodeStatusStore } from '#src/stores/transaction/node-status.ts';
import {
  blockDeltasKey,
  blockDeltasStore,
  transactionBytes,
} from '#src/stores/transaction/transaction-parts.ts';
import { AgreementButton } from '../verify/agreement-button.tsx';

const PackedCodePart = lazyPart(
  async () => (await import('./packed-code-part.tsx')).PackedCodePart,
);

export { DeferredTransaction } from '#src/components/transaction/deferred-transaction.tsx';

/** Some actions may be missing, and sums with them. */
export function MayBeTruncated({ shown }: { shown: number }) {
  const text = useTransactionPartsTexts();
  const format = useFormat();
  return (
    <Banner kind="warning" title={text.mayBeTruncated(format.number(shown))}>
      {text.mayBeTruncatedHint}
    </Banner>
  );
}

interface FindByBlockProps {
  id: string;
  /** The block that was tried. */
  tried: string | null;
  noHistory: boolean;
}

/** For a transaction that no history has: what a node knows of it, and a form for its block. */
export function FindByBlock({ id, tried, noHistory }: FindByBlockProps) {
  const onBlock = (block: string) => setQuery({ block });
  return (
    <>
      {tried === null && <StatusOfNode id={id} onBlock={onBlock} />}
      <BlockHintForm tried={tried} noHistory={noHistory} onBlock={onBlock} />
    </>
  );
}

interface StatusOfNodeProps {
  id: string;
  onBlock: (blockNum: string) => void;
}

/** What a node knows of a missing transaction; nothing if no node knows it. */
function StatusOfNode({ id, onBlock }: StatusOfNodeProps) {
  const { state } = useLoad(nodeStatusStore, id);
  if (state.kind !== 'ready' || !state.value) return null;
  return (
    <NodeStatusBanner status={state.value} onBlock={(blockNum) => onBlock(String(blockNum))} />
  );
}

interface TransactionSourceProps {
  transaction: TransactionView;
  view: 'packed' | 'raw';
}

/** The raw response, or the signed bytes from the transaction's block. */
export function TransactionSource({ transaction, view }: TransactionSourceProps) {
  const text = useTransactionPartsTexts();
  return view === 'packed' ? (
    <Packed id={transaction.id} blockNum={transaction.blockNum} />
  ) : (
    <>
      <p className="border-b px-4 py-2">
        <DownloadJson
          value={transaction.raw}
          name={`${transaction.id}.json`}
          label={text.download}
        />
      </p>
      <JsonPanel value={transaction.raw} />
    </>
  );
}

function Packed({ id, blockNum }: { id: string; blockNum: number }) {
  const load = useLoad(transactionBytes, `${id}/${blockNum}`);
  return (
    <StateView {...load}>
      {(entry) => (
        <>
          <PackedView entry={entry} />
          {entry.packed !== null && (
            <div className="border-t py-3">
              <Suspense fallback={<SkeletonRows rows={3} />}>
                <PackedCodePart packed={entry.packed} entry={entry} />
              </Suspense>
            </div>
          )}
        </>
      )}
    </StateView>
  );
}

/** Table changes from the transaction's source, or else those of its block from another source. */
export function TransactionTables({ transaction }: { transaction: TransactionView }) {
  const own = changesOf(transaction.actions);
  return own.length > 0 ? (
    <ChangedTables changes={own} ofBlock={null} />
  ) : (
    <OfBlock transaction={transaction} />
  );
}

function OfBlock({ transaction }: { transaction: TransactionView }) {
  const { blockNum, blockTime, actions } = transaction;
  const key = blockDeltasKey(blockNum, blockTime, contractsOf(actions));
  const load = useLoad(blockDeltasStore, key);
  return (
    <StateView {...load}>
      {({ changes, truncated }) => (
        <ChangedTables changes={changes} truncated={truncated} ofBlock={blockNum} />
      )}
    </StateView>
  );
}

function changesOf(actions: readonly ActionTrace[]): TableChange[] {
  return actions.flatMap((one) => [...(one.tableChanges ?? []), ...changesOf(one.inline)]);
}

function contractsOf(actions: readonly ActionTrace[]): string[] {
  const called = actions.flatMap((one) => [one.account, ...contractsOf(one.inline)]);
  return [...new Set(called)];
}

export function VerifyTransaction({ transaction }: { transaction: TransactionView }) {
  const make = useCallback(() => transactionVerification(transaction), [transaction]);
  const finality = useFinality(transaction.blockNum);
  const load = useLoad(make, transaction.id);
  return (
    <StateView {...load} loading={<SkeletonRows rows={9} />}>
      {(verification) => (
        <>
          <VerificationResult verification={verification} />
          {finality?.kind === 'irreversible' && (
            <div className="border-t">
              <AgreementButton
                kind="transaction"
                of={`${transaction.id}/${transaction.blockNum}`}
              />
            </div>
          )}
        </>
      )}
    </StateView>
  );
}
