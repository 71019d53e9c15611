import { useState } from 'react';
import { AbsentToken } from '#src/components/transfer/absent-token.tsx';
import { BatchForm } from '#src/components/transfer/batch-form.tsx';
import { transfer } from '#src/chain/actions/transfer.ts';
import { parseUnits } from '#src/chain/core/asset.ts';
import { transfersPerTransaction } from '#src/chain/core/limits.ts';
import { batchParts } from '#src/chain/model/transaction/batch-run.ts';
import { checkList, writeList } from '#src/chain/model/token/batch-transfer.ts';
import type { User } from '#src/chain/sign/users/users.ts';
import { draftOf } from '#src/stores/form/draft.ts';
import { keepBatch, sendBatch } from '#src/stores/signing/transfer-batch.ts';
import { transact } from '#src/stores/wallet/wallet.ts';
import { useList } from './use-list.ts';
import { useTokens } from './use-tokens.ts';
import { useTransferForm } from './use-transfer-form.ts';

/** Larger files cannot be a list of this many transfers. */
const MAX_BYTES = 1_000_000;

interface BatchListProps {
  user: User;
  /** The list is queued for proposals, each with one transaction. */
  multisig: boolean;
}

/** A list being edited. */
export function BatchList({ user, multisig }: BatchListProps) {
  const [draft] = useState(() => draftOf('transfer-batch', { text: '' }));
  const [text, setText] = useState(() => draft.read().text);
  const [unreadable, setUnreadable] = useState(false);
  const { token, linked, wanted, choose, ...tokens } = useTokens(user.actor);
  const { existence, isExchange, ...form } = useTransferForm(user);
  const { list: read, reading } = useList(text);
  const { contract, symbol } = token;
  const list = checkList(read, {
    from: user.actor,
    symbol,
    isExchange,
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
    const parts = batchParts(read, transfersPerTransaction);
    draft.clear();
    keepBatch({ from: user.actor, contract, symbol, parts });
    void sendBatch(user.permission);
  };
  /** The rest stays for the next proposal. */
  const propose = () => {
    draft.keep({ text: writeList(read.slice(transfersPerTransaction)) });
    const actions = read.slice(0, transfersPerTransaction).map(({ to, amount, memo }) => {
      const quantity = { units: parseUnits(amount, symbol.precision), symbol };
      return transfer({ contract, from: user.actor, to, quantity, memo }, user.permission);
    });
    void transact(actions);
  };
  return (
    <>
      {wanted === 'absent' && linked !== null && (
        <AbsentToken wanted={linked} instead={token} onInstead={choose} />
      )}
      <BatchForm
        {...form}
        {...tokens}
        {...{ token, existence, text, list, unreadable, multisig }}
        reading={reading}
        disabled={wanted !== 'here'}
        onToken={choose}
        onText={change}
        onFile={(file) => void open(file)}
        onSubmit={multisig ? propose : start}
      />
    </>
  );
}

/** Null if the bytes are not text. */
function textOf(bytes: ArrayBuffer): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    // A text area normalises line breaks, so other ones would count as an edit.
    return text.includes('\0') ? null : text.replaceAll(/\r\n?/g, '\n');
  } catch {
    return null;
  }
}
