import { useStore } from '@nanostores/react';
import { useMemo, useState } from 'react';
import { $spamSenders, markSpam, unmarkSpam } from '#src/stores/history/spam-senders.ts';

interface SpamSenders {
  /** Accounts marked as spam. An account's own actions stay in its history. */
  readonly senders: ReadonlySet<string>;
  /**
   * Those that requests leave out. A new mark hides loaded rows and needs no request; a removed one
   * needs the rows that were left out.
   */
  readonly leftOut: readonly string[];
}

/** @param account of the history */
export function useSpamSenders(account: string): SpamSenders {
  const marked = useStore($spamSenders);
  const senders = useMemo(
    () => new Set(marked.filter((name) => name !== account)),
    [marked, account],
  );
  const [leftOut, setLeftOut] = useState<readonly string[]>(() => [...senders]);
  if (leftOut.some((name) => !senders.has(name))) setLeftOut([...senders]);
  return { senders, leftOut };
}

export function changeSpamMark(sender: string, marked: boolean): void {
  if (marked) markSpam(sender);
  else unmarkSpam(sender);
}
