import type { Asset } from '#src/chain/core/asset.ts';
import * as limits from '#src/chain/core/limits.ts';
import { listTotal, type CheckedTransfer } from '#src/chain/model/batch-transfer.ts';
import type { Existence } from '#src/chain/model/existence.ts';
import { tokenKey, type TokenChoice } from '#src/chain/model/token-choice.ts';
import { useTransferTexts } from '#src/i18n/areas/transfer/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { TokenPicker } from '../form/token-picker.tsx';
import { Button } from '../ui/button.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { TextField } from '../ui/text-field.tsx';
import { ListTable } from './list-table.tsx';
import { TotalLine } from './total-line.tsx';

interface BatchFormProps {
  from: string;
  tokens: readonly TokenChoice[];
  token: TokenChoice;
  onToken: (key: string) => void;
  balance: Asset | null;
  /** The list as it was typed, and as it was understood. */
  text: string;
  list: readonly CheckedTransfer[];
  /** A file was chosen that is no list. */
  unreadable?: boolean;
  existence: (name: string) => Existence | null;
  withoutMemo?: boolean;
  signing?: boolean;
  onText: (text: string) => void;
  onFile: (file: File) => void;
  onSubmit: () => void;
}

const EXAMPLE = 'alice, 1.5, rent\nbob, 20';

/** A list of transfers, checked line by line before any of it is signed. */
export function BatchForm(props: BatchFormProps) {
  const { from, tokens, token, balance, list, existence } = props;
  const text = useTransferTexts();
  const total = listTotal(list, token.symbol);
  const isAsking = list.some(({ to }) => existence(to) === 'asking');
  const isWrong =
    list.length === 0 ||
    list.length > limits.listedTransfers ||
    list.some(({ problems }) => problems.length > 0) ||
    (balance !== null && total.units > balance.units);
  return (
    <form
      noValidate
      className="space-y-4"
      onSubmit={(event) => {
        event.preventDefault();
        props.onSubmit();
      }}
    >
      <div className="grid max-w-form gap-4">
        <TextField label={text.from} value={from} readOnly dir="ltr" />
        {tokens.length > 1 && (
          <TokenPicker tokens={tokens} value={tokenKey(token)} onSelect={props.onToken} />
        )}
      </div>
      <TextArea
        label={text.list}
        dir="ltr"
        rows={5}
        placeholder={EXAMPLE}
        hint={text.listHint}
        error={props.unreadable ? text.unreadable : undefined}
        className="min-h-32 font-mono"
        value={props.text}
        onChange={(event) => props.onText(event.target.value)}
      />
      <FileButton label={text.chooseFile} onFile={props.onFile} />
      {list.length > 0 && (
        <>
          <Counts list={list} />
          <div className="-mx-4 border-y">
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
      <Button
        type="submit"
        variant="primary"
        className="w-full max-w-form"
        disabled={isWrong || isAsking || props.signing}
      >
        {isAsking ? text.rows.asking : text.sendList}
      </Button>
    </form>
  );
}

function FileButton({ label, onFile }: { label: string; onFile: (file: File) => void }) {
  return (
    <label className="inline-flex min-h-8 cursor-pointer items-center rounded-sm border border-line-strong px-3 font-medium hover:bg-sunken has-focus-visible:outline-2 has-focus-visible:outline-accent">
      {label}
      <input
        type="file"
        accept=".csv,.tsv,.txt,text/csv,text/plain"
        className="sr-only"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          // The same file may be chosen again, once it was mended.
          event.target.value = '';
          if (file) onFile(file);
        }}
      />
    </label>
  );
}

function Counts({ list }: { list: readonly CheckedTransfer[] }) {
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
        <span className="text-muted">{text.transactions}</span> {format.number(parts)}
      </span>
      {wrong > 0 && <span className="text-danger">{text.toCorrect(format.number(wrong))}</span>}
      {noted.length > 0 && (
        <span className="text-warning">{text.toHeed(format.number(noted.length))}</span>
      )}
      {list.length > limits.listedTransfers && (
        <span className="text-danger">
          {text.tooManyLines(format.number(limits.listedTransfers))}
        </span>
      )}
    </p>
  );
}
