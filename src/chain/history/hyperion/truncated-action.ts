import type { ActionsResponse } from './responses.ts';

type Entries = ActionsResponse['actions'];

/**
 * Without the last action, if its deliveries may go on with the next page, which then begins with
 * it: version 4.0.4 lists each one. An action that fills a page by itself is cut.
 */
export function withoutTruncatedAction(entries: Entries): Entries {
  const last = entries.at(-1);
  if (!last) return entries;
  const isPart = (entry: Entries[number]) =>
    entry.trx_id === last.trx_id &&
    entry.act_digest === last.act_digest &&
    entry.act.account === last.act.account &&
    entry.act.name === last.act.name;
  const end = entries.findLastIndex((entry) => !isPart(entry)) + 1;
  return end === 0 ? entries : entries.slice(0, end);
}
