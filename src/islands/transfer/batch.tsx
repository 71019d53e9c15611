import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { BatchForm } from '#src/components/transfer/batch-form.tsx';
import { BatchProgress } from '#src/components/transfer/batch-progress.tsx';
import { transfersPerTransaction } from '#src/chain/core/limits.ts';
import { batchParts } from '#src/chain/model/batch-run.ts';
import { checkList } from '#src/chain/model/batch-transfer.ts';
import type { User } from '#src/chain/sign/users.ts';
import {
  $batch,
  $batchRunning,
  findPart,
  keepBatch,
  leaveBatch,
  restoreBatch,
  sendBatch,
  settlePart,
} from '#src/stores/transfer-batch.ts';
import { draftOf } from '#src/stores/transfer-draft.ts';
import { useList } from './use-list.ts';
import { useNow } from './use-now.ts';
import { useTokens } from './use-tokens.ts';
import { useTransferForm } from './use-transfer-form.ts';

/** A list of transfers, in as many transactions as it needs. */
export function BatchTransfer({ user }: { user: User }) {
  const run = useStore($batch);
  const running = useStore($batchRunning);
  const now = useNow();
  useEffect(() => restoreBatch(user.actor), [user.actor]);
  if (run?.from !== user.actor) return <List user={user} />;
  return (
    <BatchProgress
      run={run}
      running={running}
      now={now}
      onFind={findPart}
      onSettle={settlePart}
      onGoOn={() => void sendBatch(user.permission)}
      onNewList={() => leaveBatch(user.actor)}
    />
  );
}

const draft = draftOf<{ text: string }>('transfer-batch');

/** Longer files are no lists of so few transfers. */
const MAX_BYTES = 1_000_000;

function List({ user }: { user: User }) {
  const [text, setText] = useState(() => draft.read().text ?? '');
  const [unreadable, setUnreadable] = useState(false);
  const [chosen, setChosen] = useState<string | null>(null);
  const { tokens, token, balance } = useTokens(user.actor, chosen);
  const { existence, isExchange, ...form } = useTransferForm(user);
  const read = useList(text);
  const list = checkList(read, {
    ...{ from: user.actor, symbol: token.symbol, isExchange },
    exists: (name) => existence(name) !== 'missing',
  });
  const change = (typed: string) => {
    setUnreadable(false);
    setText(typed);
    draft.keep({ text: typed });
  };
  const open = async (file: File) => {
    const bytes = file.size > MAX_BYTES ? null : await file.arrayBuffer();
    const content = bytes && textOf(bytes);
    if (content === null) setUnreadable(true);
    else change(content);
  };
  const start = () => {
    const { contract, symbol } = token;
    const parts = batchParts(read, transfersPerTransaction);
    draft.clear();
    keepBatch({ from: user.actor, contract, symbol, parts });
    void sendBatch(user.permission);
  };
  return (
    <BatchForm
      {...form}
      existence={existence}
      tokens={tokens}
      token={token}
      onToken={setChosen}
      balance={balance}
      text={text}
      list={list}
      unreadable={unreadable}
      onText={change}
      onFile={(file) => void open(file)}
      onSubmit={start}
    />
  );
}

/** Null where the bytes are no text. */
function textOf(bytes: ArrayBuffer): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.includes('\0') ? null : text;
  } catch {
    return null;
  }
}
