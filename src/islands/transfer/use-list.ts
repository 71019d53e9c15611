import { useEffect, useState } from 'react';
import { isName } from '#src/chain/core/name.ts';
import { listedTransfers } from '#src/chain/core/limits.ts';
import { readList, type ListedTransfer } from '#src/chain/model/batch-transfer.ts';
import { lookUpAccount } from '#src/stores/existence.ts';

const AT_ONCE = 6;
const PAUSE_MS = 300;

/** The transfers of a text, read once its typing pauses; their accounts are looked up. */
export function useList(text: string): readonly ListedTransfer[] {
  const [list, setList] = useState<readonly ListedTransfer[]>([]);
  useEffect(() => {
    const typing = new AbortController();
    const timer = setTimeout(() => {
      void parse(text).then((rows) => {
        if (typing.signal.aborted) return;
        const read = readList(rows);
        setList(read);
        void lookUpAll(read, typing.signal);
      });
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      typing.abort();
    };
  }, [text]);
  return list;
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
