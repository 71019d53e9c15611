import type { Page } from '@playwright/test';
import type { ChainKey } from '#devnet/chains.ts';
import { ask, expect } from './fixtures.ts';
import { sign } from './log-in.ts';

export interface SentAction {
  readonly account: string;
  readonly name: string;
  readonly authorization: readonly { readonly actor: string; readonly permission: string }[];
  readonly data: Readonly<Record<string, unknown>>;
}

interface Sent {
  trx?: { trx: { actions: SentAction[] } };
}

/** Presses a button of the page, signs, and returns the actions that are in a block then. */
export async function submit(
  chain: ChainKey,
  page: Page,
  name: string | RegExp,
): Promise<SentAction[]> {
  await page
    .getByRole('main')
    .getByRole('button', { name, exact: typeof name === 'string' })
    .click();
  return signAndRead(chain, page);
}

/** Signs what a button opened, and returns the actions that are in a block then. */
export async function signAndRead(chain: ChainKey, page: Page): Promise<SentAction[]> {
  await sign(page);
  const success = page.getByRole('status').filter({ hasText: 'Success' });
  await expect(success).toBeVisible();
  const link = success.locator('a[href*="/transaction/"]');
  let actions: SentAction[] = [];
  await expect(async () => {
    const id = /[0-9a-f]{64}/.exec((await link.getAttribute('href')) ?? '')?.[0];
    const { trx } = await ask<Sent>('/v1/history/get_transaction', { id }, chain);
    actions = trx?.trx.actions ?? [];
    expect(actions.length).toBeGreaterThan(0);
  }).toPass({ timeout: 60_000 });
  return actions.map(({ account, name, authorization, data }) => ({
    account,
    name,
    authorization,
    data,
  }));
}
