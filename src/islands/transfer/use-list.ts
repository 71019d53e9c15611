import { useEffect, useState } from 'react';
import { isName } from '#src/chain/core/name.ts';
import { listedTransfers } from '#src/chain/core/limits.ts';
import { readList, type ListedTransfer } from '#src/chain/model/token/batch-transfer.ts';
import { lookUpAccount } from '#src/stores/account/existence.ts';

const AT_ONCE = 6;
const PAUSE_MS = 300;

interface ReadList {
  readonly list: readonly ListedTransfer[];
  /** The list is outdated: the text has changed. */
  readonly reading: boolean;
}

/** The transfers of a text, parsed after a pause in typing. Their accounts are looked up. */
export function useList(text: string): ReadList {
  const [{ list, of }, setRead] = useState<{ list: readonly ListedTransfer[]; of: string }>({
    list: [],
    of: '',
  });
  useEffect(() => {
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
  }, [text]);
  return { list, reading: of !== text };
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
