import type { ClipboardEvent } from 'react';
import * as limits from '#src/chain/core/limits.ts';
import { correctedName } from '#src/chain/model/account/suggested-name.ts';
import {
  listTotal,
  withCorrectedNames,
  writeList,
  type CheckedTransfer,
} from '#src/chain/model/token/batch-transfer.ts';
import { useTransferTexts } from '#src/i18n/areas/transfer/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useSubmit } from '../form/use-submit.ts';
import { Button } from '../ui/button.tsx';
import { FileButton } from '../ui/fields/file-button.tsx';
import { TextArea } from '../ui/fields/text-area.tsx';
import { ListTable } from './list-table.tsx';
import { TokenFields, type TokenFormProps } from './token-form.tsx';
import { TotalLine } from './total-line.tsx';

interface BatchFormProps extends TokenFormProps {
  /** The typed text and the parsed list. */
  text: string;
  list: readonly CheckedTransfer[];
  /** Why the chosen file, the pasted text or the list is not read. */
  refused?: 'unreadable' | 'too-long' | null;
  /** The shown list is outdated. */
  reading?: boolean;
  /** The list is queued for proposals, each with one transaction. */
  multisig?: boolean;
  onText: (text: string) => void;
  onPaste?: (event: ClipboardEvent) => void;
  onFile: (file: File) => void;
  onSubmit: () => void;
}

const EXAMPLE = 'alice, 1.5, rent\nbob, 20';
const EXAMPLE_WITHOUT_MEMO = 'alice, 1.5\nbob, 20';

/** A list of transfers, checked line by line before signing. */
export function BatchForm(props: BatchFormProps) {
  const { token, balance, list, existence } = props;
  const text = useTransferTexts();
  const format = useFormat();
  const total = listTotal(list, token.symbol);
  const isChecking = props.reading || list.some(({ to }) => existence(to) === 'checking');
  const obstacle = useObstacle(list, balance !== null && total.units > balance.units);
  const tooLong = text.tooLong(format.number(limits.listedTransfers));
  const refusals = { unreadable: text.unreadable, 'too-long': tooLong };
  const cannot = props.disabled || props.signing || isChecking || obstacle !== null;
  const submit = useSubmit(text.sendList, () => {
    if (!cannot) props.onSubmit();
  });
  return (
    <form
      noValidate
      className="space-y-4"
      onSubmit={(event) => {
        event.preventDefault();
        submit.onSubmit();
      }}
    >
      <TokenFields {...props} />
      <TextArea
        label={text.list}
        dir="ltr"
        rows={5}
        placeholder={props.withoutMemo ? EXAMPLE_WITHOUT_MEMO : EXAMPLE}
        hint={text.listHint}
        error={props.refused ? refusals[props.refused] : undefined}
        className="min-h-32 font-mono"
        value={props.text}
        onPaste={props.onPaste}
        onChange={(event) => props.onText(event.target.value)}
      />
      <FileButton
        label={text.chooseFile}
        accept=".csv,.tsv,.txt,text/csv,text/plain"
        onFile={props.onFile}
      />
      {list.length > 0 && (
        <>
          <Counts list={list} multisig={props.multisig} />
          <CorrectNames list={list} onText={props.onText} />
          <div className="border-y">
            <ListTable
              list={list}
              unit={token.symbol.code}
              existence={existence}
              withoutMemo={props.withoutMemo}
            />
          </div>
          <TotalLine total={total} balance={balance} />
        </>
      )}
      <div className="max-w-form space-y-2 lg:ms-auto">
        <Button
          type="submit"
          variant="primary"
          size="lg"
          className="w-full"
          disabled={cannot && !submit.isGuest}
        >
          {submit.isGuest ? (
            submit.label
          ) : (
            <SubmitLabel {...{ list, isChecking }} multisig={props.multisig} />
          )}
        </Button>
        {obstacle !== null && !isChecking && <p className="text-xs text-muted">{obstacle}</p>}
        {props.multisig && obstacle === null && <RestLine count={list.length} />}
      </div>
    </form>
  );
}

/** Why a list cannot be sent; null if it can. */
function useObstacle(list: readonly CheckedTransfer[], isOver: boolean): string | null {
  const text = useTransferTexts();
  const format = useFormat();
  if (list.length === 0) return text.emptyList;
  if (list.length > limits.listedTransfers)
    return text.tooManyLines(format.number(limits.listedTransfers));
  if (list.some(({ problems }) => problems.length > 0)) return text.correctFirst;
  return isOver ? text.overdrawn : null;
}

interface SubmitLabelProps {
  list: readonly CheckedTransfer[];
  isChecking: boolean;
  multisig: boolean | undefined;
}

function SubmitLabel({ list, isChecking, multisig }: SubmitLabelProps) {
  const text = useTransferTexts();
  const format = useFormat();
  if (isChecking) return text.rows.checking;
  if (!multisig) return text.sendList;
  const last = list[limits.transfersPerTransaction - 1];
  return list.length <= limits.transfersPerTransaction || !last
    ? text.queueList
    : text.queueLines(format.number(list[0]?.line ?? 1), format.number(last.line));
}

/** A proposal has one transaction. The rest is for the next one. */
function RestLine({ count }: { count: number }) {
  const text = useTransferTexts();
  const format = useFormat();
  const most = limits.transfersPerTransaction;
  if (count <= most) return null;
  return (
    <p className="text-xs text-muted">
      {text.restStays(format.number(most), format.number(count - most))}
    </p>
  );
}

/** Corrects all names at once that were pasted with capitals, an @ or a permission. */
function CorrectNames({ list, onText }: Pick<BatchFormProps, 'list' | 'onText'>) {
  const text = useTransferTexts();
  const format = useFormat();
  const count = list.filter(({ to }) => correctedName(to) !== null).length;
  if (count === 0) return null;
  return (
    <Button size="sm" onClick={() => onText(writeList(withCorrectedNames(list)))}>
      {text.correctNames(format.number(count))}
    </Button>
  );
}

interface CountsProps {
  list: readonly CheckedTransfer[];
  multisig: boolean | undefined;
}

function Counts({ list, multisig }: CountsProps) {
  const text = useTransferTexts();
  const format = useFormat();
  const wrong = list.filter(({ problems }) => problems.length > 0).length;
  const noted = list.filter(({ problems, notes }) => problems.length === 0 && notes.length > 0);
  const parts = Math.ceil(list.length / limits.transfersPerTransaction);
  return (
    <p role="status" className="flex flex-wrap gap-x-6 gap-y-1 tabular-nums">
      <span>
        <span className="text-muted">{text.transfers}</span> {format.number(list.length)}
      </span>
      <span>
        <span className="text-muted">{multisig ? text.proposals : text.transactions}</span>{' '}
        {format.number(parts)}
      </span>
      {wrong > 0 && <span className="text-danger">{text.withErrors(format.number(wrong))}</span>}
      {noted.length > 0 && (
        <span className="text-warning">{text.withWarnings(format.number(noted.length))}</span>
      )}
      {list.length > limits.listedTransfers && (
        <span className="text-danger">
          {text.tooManyLines(format.number(limits.listedTransfers))}
        </span>
      )}
    </p>
  );
}
