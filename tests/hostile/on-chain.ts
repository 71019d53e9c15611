import type { Page } from '@playwright/test';
import { devnetUrl } from '../e2e/fixtures.ts';

/** Counts the transactions that a page, or another tab of its visitor, sends to any node. */
export function countSent(page: Page): () => number {
  let count = 0;
  page.context().on('request', (request) => {
    if (/\/(push|send)_transaction2?$/.test(request.url())) count++;
  });
  return () => count;
}

/** How many transactions with transfers of an account and this memo the chain executed. */
export async function paymentsWith(memo: string, account: string): Promise<number> {
  const query = `account=${account}&filter=*:transfer&limit=200&sort=desc`;
  const answer = await fetch(`${devnetUrl}/v2/history/get_actions?${query}`);
  const { actions } = (await answer.json()) as { actions: { trx_id: string; act: unknown }[] };
  const found = actions.filter(({ act }) => JSON.stringify(act).includes(memo));
  return new Set(found.map((action) => action.trx_id)).size;
}

/** A memo that no other payment has. */
export const memoOf = (what: string) => `${what} ${Date.now()}`;
