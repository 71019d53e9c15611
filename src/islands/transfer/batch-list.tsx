import { type ClipboardEvent, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { transfer } from '#src/chain/actions/transfer.ts';
import { parseUnits } from '#src/chain/core/typed-units.ts';
import {
  listCharacters,
  listedTransfers,
  transfersPerTransaction,
} from '#src/chain/core/limits.ts';
import { isName } from '#src/chain/core/name.ts';
import {
  checkList,
  isTooLong,
  type ListedTransfer,
  readList,
  writeList,
} from '#src/chain/model/token/batch-transfer.ts';
import { fileText } from '#src/chain/model/shared/file-text.ts';
import { batchParts } from '#src/chain/model/transaction/batch-run.ts';
import type { User } from '#src/chain/sign/users/users.ts';
import { AbsentToken } from '#src/components/transfer/absent-token.tsx';
import { BatchForm } from '#src/components/transfer/batch-form.tsx';
import { lookUpAccount } from '#src/stores/account/existence.ts';
import { LONGEST_IN_LINK } from '#src/stores/form/link-values.ts';
import { saveBatch, sendBatch } from '#src/stores/signing/transfer-batch.ts';
import { transact } from '#src/stores/wallet/wallet.ts';
import { ShareButton } from '../wallet/share-button.tsx';
import { useWalletForm } from '../wallet/use-wallet-form.ts';
import { useTokens } from './use-tokens.ts';
import { useTransferForm } from './use-transfer-form.ts';

const AT_ONCE = 6;

const PAUSE_MS = 300;

const NO_LIST = { text: '' };

/** Query parameter: `?list=bob,1.5,rent`, one line a transfer. */
const PARAMETERS = { list: 'text' } as const;

interface BatchListProps {
  user: User;
  /** The list is queued for proposals, each with one transaction. */
  multisig: boolean;
}

/** A list being edited. */
export function BatchList({ user, multisig }: BatchListProps) {
  const wallet = useWalletForm('transfer-batch', NO_LIST, PARAMETERS, { choices: ['token'] });
  const { key, initial, keep, finish } = wallet;
  const [typed, setTyped] = useState({ key, text: initial.text });
  // The form was emptied since.
  const text = typed.key === key ? typed.text : initial.text;
  const [refused, setRefused] = useState<'unreadable' | 'too-long' | null>(null);
  const { token, linked, linkedState, choose, ...tokens } = useTokens(user.actor, wallet);
  const { existence, isExchange, ...form } = useTransferForm(user);
  const { list: read, reading, tooLong } = useList(text);
  const { contract, symbol } = token;
  const list = checkList(read, {
    from: user.actor,
    symbol,
    isExchange,
    exists: (name) => existence(name) !== 'missing',
  });
  const isValid =
    !reading && list.length > 0 && list.every(({ problems }) => problems.length === 0);
  const change = (next: string) => {
    setRefused(null);
    setTyped({ key, text: next });
  };
  const report = useEffectEvent(() => keep({ text }));
  useEffect(() => report(), [text]);
  const open = async (file: File) => {
    if (file.size > listCharacters) return setRefused('too-long');
    const content = fileText(new Uint8Array(await file.arrayBuffer()));
    if (content === null) setRefused('unreadable');
    else if (isTooLong(content)) setRefused('too-long');
    else change(content);
  };
  const paste = (event: ClipboardEvent) => {
    // Browsers take minutes to delete that many lines.
    if (!isTooLong(event.clipboardData.getData('text/plain'))) return;
    event.preventDefault();
    setRefused('too-long');
  };
  const start = () => {
    const parts = batchParts(read, transfersPerTransaction);
    finish();
    saveBatch({ from: user.actor, contract, symbol, parts });
    void sendBatch(user.permission);
  };
  /** The first transaction of a valid list. */
  const firstActions = () =>
    read.slice(0, transfersPerTransaction).map(({ to, amount, memo }) => {
      const quantity = { units: parseUnits(amount, symbol.precision), symbol };
      return transfer({ contract, from: user.actor, to, quantity, memo }, user.permission);
    });
  /** The rest stays for the next proposal. */
  const propose = () => {
    keep({ text: writeList(read.slice(transfersPerTransaction)) });
    void transact(firstActions());
  };
  return (
    <>
      {linkedState === 'absent' && linked !== null && (
        <AbsentToken state={linked} instead={token} onInstead={choose} />
      )}
      <BatchForm
        {...form}
        {...tokens}
        {...{ token, existence, text, list, multisig }}
        refused={refused ?? (tooLong ? 'too-long' : null)}
        reading={reading}
        disabled={linkedState !== 'here'}
        onToken={choose}
        onText={change}
        onPaste={paste}
        onFile={(file) => void open(file)}
        onSubmit={multisig ? propose : start}
      />
      <div className="mt-8">
        <ShareButton
          user={user}
          actions={isValid ? firstActions() : null}
          isTooLong={read.length > transfersPerTransaction}
          {...(text.length > LONGEST_IN_LINK && { link: null })}
        />
      </div>
    </>
  );
}

interface ReadList {
  readonly list: readonly ListedTransfer[];
  /** The list is outdated: the text has changed. */
  readonly reading: boolean;
  /** The text is far too long for a list. Then the list is empty. */
  readonly tooLong: boolean;
}

const TOO_LONG: ReadList = { list: [], reading: false, tooLong: true };

/** The transfers of a text, parsed after a pause in typing. Their accounts are looked up. */
function useList(text: string): ReadList {
  const [{ list, of }, setRead] = useState<{ list: readonly ListedTransfer[]; of: string }>({
    list: [],
    of: '',
  });
  const tooLong = useMemo(() => isTooLong(text), [text]);
  useEffect(() => {
    if (tooLong) return;
    const typing = new AbortController();
    const timer = setTimeout(() => {
      void parse(text).then((rows) => {
        if (typing.signal.aborted) return;
        const read = readList(rows);
        setRead({ list: read, of: text });
        void lookUpAll(read, typing.signal);
      });
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      typing.abort();
    };
  }, [text, tooLong]);
  return tooLong ? TOO_LONG : { list, reading: of !== text, tooLong };
}

async function parse(text: string): Promise<string[][]> {
  const { parse: parseCsv } = (await import('papaparse')).default;
  return parseCsv<string[]>(text, { delimitersToGuess: [',', ';', '\t'] }).data;
}

async function lookUpAll(list: readonly ListedTransfer[], signal: AbortSignal): Promise<void> {
  if (list.length > listedTransfers) return;
  const names = new Set(list.map(({ to }) => to).filter(isName)).values();
  const next = async () => {
    for (const name of names) {
      if (signal.aborted) return;
      await lookUpAccount(name);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
}
