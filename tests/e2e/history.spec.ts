import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { devnetUrl, expect, scrollsSideways, settingsKey, test } from './fixtures.ts';

const hyperion = '**/v2/history/get_actions*';
const native = '**/v1/history/get_actions';

function table(page: Page): Locator {
  return page.getByRole('table', { name: 'Account transactions' });
}

/** Rows of actions, without days and details. */
function actions(page: Page): Locator {
  return table(page)
    .getByRole('row')
    .filter({ has: page.locator('[data-row-button]') });
}

/** On phones the filters are behind a button. */
async function openFilters(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: /^Filters/ });
  if (await button.isVisible()) await button.click();
}

/** Actions that the history service tells of an account. */
async function told(account: string, query = ''): Promise<number> {
  const response = await fetch(
    `${devnetUrl}/v2/history/get_actions?account=${account}&limit=1${query}`,
  );
  const { total } = (await response.json()) as { total: { value: number } };
  return total.value;
}

/** Loads page after page. Other tests act for bob meanwhile: how many pages there are is not known. */
async function loadToEnd(page: Page): Promise<void> {
  const more = page.getByRole('button', { name: 'Load more' });
  await expect(async () => {
    if (await more.isVisible()) await more.click({ timeout: 5000 });
    await expect(page.getByText('End of the history.')).toBeVisible({ timeout: 5000 });
  }).toPass();
}

test('payments are part of the purchase that caused them, or rows of their own', async ({
  page,
}) => {
  await page.goto('/account/whaleorca111?tab=transactions');
  const folded = actions(page).getByRole('button', { name: /payment|further action/ });
  await expect(folded.first()).toBeVisible();
  const rows = () => table(page).getAttribute('aria-rowcount').then(Number);
  const before = await rows();
  await page.getByRole('button', { name: 'List payments' }).click();
  await expect(page).toHaveURL(/payments=listed/);
  await expect(folded).toHaveCount(0);
  expect(await rows()).toBeGreaterThan(before);
  await page.reload();
  await expect(actions(page).first()).toBeVisible();
  await expect(folded).toHaveCount(0);
  await page.getByRole('button', { name: 'Fold payments' }).click();
  await expect(folded.first()).toBeVisible();
  await expect(page).not.toHaveURL(/payments=/);
});

test('filters apply to the entire history, are in the address, and can be removed one by one @core', async ({
  page,
}) => {
  await page.goto('/account/alice?tab=transactions');
  await expect(actions(page).first()).toBeVisible();
  await expect(page.locator('main')).toContainText('Source: Hyperion');
  await openFilters(page);

  await page.getByRole('button', { name: 'Sent', exact: true }).click();
  await expect(page).toHaveURL(/groups=send/);
  await page.getByRole('button', { name: 'Votes', exact: true }).click();
  await expect(page).toHaveURL(/groups=vote/);
  await page.goBack();
  await expect(page).toHaveURL(/groups=send/);

  await page.getByLabel('Memo contains').fill('RENT');
  await page.getByLabel('Memo contains').press('Enter');
  await expect(page).toHaveURL(/memo=RENT/);
  await expect(page.getByRole('status').filter({ hasText: 'checked' })).toContainText(
    'End of the history',
  );
  await expect(actions(page).first()).toContainText(/rent/i);
  await expect(actions(page).filter({ hasNotText: /To\s+\w+[^]*rent/i })).toHaveCount(0);
  const found = await actions(page).count();
  expect(found).toBeGreaterThan(0);

  await page.reload();
  await expect(actions(page)).toHaveCount(found);
  await page.getByRole('button', { name: 'Remove the filter memo: RENT' }).click();
  await expect(page).not.toHaveURL(/memo/);
  await expect.poll(() => actions(page).count()).toBeGreaterThan(found);
  await page.getByRole('button', { name: 'Reset all' }).locator('visible=true').click();
  await expect(page).toHaveURL(/\?tab=transactions$/);
  expect(await scrollsSideways(page)).toBe(false);
});

test('the empty texts say what was looked for', async ({ page }) => {
  await page.goto('/account/alice?tab=transactions&memo=nobody+ever+wrote+this');
  await expect(page.locator('main')).toContainText(
    'No Actions Found (check filters or load more actions)',
  );
  await page.goto('/account/alice?tab=transactions&token=eosio.token:NONE');
  await expect(page.locator('main')).toContainText('No Token Transfers Found');
});

test('more is loaded below, in either order, by action or by transaction', async ({ page }) => {
  const all = await told('bob');
  await page.goto('/account/bob?tab=transactions&spam=shown');
  await expect(page.locator('main')).toContainText(`${all} total`);
  await loadToEnd(page);

  await page.getByRole('button', { name: 'Oldest' }).click();
  await expect(page).toHaveURL(/sort=oldest/);
  await page.getByRole('button', { name: 'By transaction' }).click();
  await expect(page).toHaveURL(/by=transaction/);
  await expect(table(page)).toContainText(/\d+ actions?/);
  await page.getByRole('button', { name: 'Raw' }).click();
  await expect(page).toHaveURL(/data=raw/);
  await expect(actions(page).first()).toContainText('{');
});

test.describe('in a zone far from UTC', () => {
  test.use({ timezoneId: 'Pacific/Kiritimati' });

  test('clocks are the reader’s own, fourteen hours ahead, and turn into ages', async ({
    page,
  }) => {
    await page.addInitScript((key) => {
      if (origin !== 'null') localStorage.setItem(key, JSON.stringify({ clock: '24' }));
    }, settingsKey);
    // Rows of other contracts may name a second moment, such as the end of a bid or a proposal.
    await page.goto('/account/alice?tab=transactions&contract=core.vaulta');
    const time = actions(page).first().locator('time');
    // Both of one moment: the list may be drawn anew between two looks at it.
    const shown = () =>
      time.evaluate((element) => [
        new Date(Date.parse((element as HTMLTimeElement).dateTime) + 14 * 3_600_000)
          .toISOString()
          .slice(11, 19),
        element.querySelector('[aria-hidden]')?.textContent,
      ]);
    await expect(async () => {
      const [here, clock] = await shown();
      expect(clock).toBe(here);
    }).toPass();
    await page.getByRole('button', { name: 'Age', exact: true }).click();
    await expect(page).toHaveURL(/time=age/);
    await expect(time).toContainText(/ago|now/);
  });
});

test.describe('in a zone behind UTC', () => {
  test.use({ timezoneId: 'Pacific/Marquesas' });

  test('days of filters are those of the list', async ({ page }) => {
    await page.goto('/account/alice?tab=transactions&contract=core.vaulta');
    const time = actions(page).first().locator('time');
    const here = await time.evaluate((element) =>
      new Date(Date.parse((element as HTMLTimeElement).dateTime) - 9.5 * 3_600_000)
        .toISOString()
        .slice(0, 10),
    );
    await page.getByLabel('From', { exact: true }).fill(here);
    await page.getByLabel('To', { exact: true }).fill(here);
    await expect(page).toHaveURL(/from=\d{4}-\d\d-\d\dT09%3A30%3A00\.000/);
    await expect(page.getByRole('button', { name: `from ${here}` })).toBeVisible();
    const days = () =>
      actions(page)
        .locator('time')
        .evaluateAll((all) =>
          all.map((one) =>
            new Date(Date.parse((one as HTMLTimeElement).dateTime) - 9.5 * 3_600_000)
              .toISOString()
              .slice(0, 10),
          ),
        );
    // What was listed before stays until the filtered rows are there.
    await expect(async () => {
      expect([...new Set(await days())]).toEqual([here]);
    }).toPass();
    await page.reload();
    await expect(page.getByLabel('From', { exact: true })).toHaveValue(here);
    await expect(page.getByLabel('To', { exact: true })).toHaveValue(here);
  });
});

test('a row opens by keyboard and leads to its transaction and block', async ({ page }) => {
  await page.goto('/account/alice?tab=transactions&contract=core.vaulta');
  const first = page.locator('[data-row-button]').first();
  await first.focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('[data-row-button]').nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(table(page)).toContainText('Delivered to');
  const size = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await scrollsSideways(page)).toBe(false);
  if (size) await page.setViewportSize(size);
  const only = page.getByRole('group', { name: 'Show only' });
  await only.getByRole('button', { name: 'core.vaulta:A', exact: true }).click();
  await expect(page).toHaveURL(/contract=core\.vaulta&token=core\.vaulta%3AA/);
  await page.goBack();
  await expect(page).toHaveURL(/contract=core\.vaulta$/);
  const link = table(page).locator('a[href^="/block/"]:visible').first();
  const transaction = table(page).locator('a[href^="/transaction/"]').first();
  await expect(link).toBeVisible();
  await transaction.click();
  await expect(page).toHaveURL(/\/transaction\/[0-9a-f]{64}/);
});

test('a sender is marked as spam, listed, exported, and unmarked', async ({ page }) => {
  await page.goto('/account/alice?tab=transactions&groups=receive');
  const fromGrace = actions(page).filter({ hasText: 'grace' });
  await expect(fromGrace.first()).toBeVisible();
  const others = await actions(page).filter({ hasNotText: 'grace' }).count();
  await fromGrace.first().locator('[data-row-button]').click();
  await page.getByRole('button', { name: 'Mark grace as spam' }).click();
  await expect(fromGrace).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: 'grace' })).toBeVisible();
  expect(await actions(page).count()).toBeGreaterThanOrEqual(others);

  await page.reload();
  await expect(actions(page).first()).toBeVisible();
  await expect(fromGrace).toHaveCount(0);
  await openFilters(page);
  await page.getByRole('button', { name: 'Marked senders: 1' }).click();
  const list = page.getByRole('region', { name: 'Senders marked as spam' });
  const download = page.waitForEvent('download');
  await list.getByRole('button', { name: 'Export' }).click();
  const file = await (await download).path();
  expect(JSON.parse(await readFile(file, 'utf8'))).toEqual({ spamSenders: ['grace'] });

  await list.getByRole('button', { name: 'Remove grace from the marked senders' }).click();
  await expect(fromGrace.first()).toBeVisible();
  await list.locator('input[type=file]').setInputFiles(file);
  await expect(list).toContainText('Added: 1');
  await expect(fromGrace).toHaveCount(0);
});

test('the filtered history is exported completely', async ({ page }) => {
  await page.goto('/account/alice?tab=transactions&contract=core.vaulta&action=transfer');
  await expect(actions(page).first()).toBeVisible();
  // Cancelled on its way: the request itself is ended, and the export goes on where it was.
  await page.route(hyperion, () => undefined);
  const ended = page.waitForEvent('requestfailed', (request) => request.url().includes('/v2/'));
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const panel = page.getByRole('region', { name: /Export/ });
  await panel.getByRole('button', { name: 'Cancel' }).click();
  await ended;
  await expect(panel).toContainText('Stopped');
  await page.unroute(hyperion);
  const download = page.waitForEvent('download');
  await panel.getByRole('button', { name: 'Continue' }).click();
  const file = await (await download).path();
  const [head = '', ...lines] = (await readFile(file, 'utf8')).trimEnd().split('\r\n');
  expect(head).toBe(
    '\ufefftime_utc,block,transaction,contract,action,actor,from,to,quantity,symbol,memo,data',
  );
  await expect(panel).toContainText(`Actions saved: ${String(lines.length)}.`);
  expect(lines.length).toBeGreaterThan(20);
  for (const line of lines) expect(line).toContain('core.vaulta,transfer');
});

test.describe('when a source fails', () => {
  test('the next one responds, and the page says that it cannot filter @core', async ({ page }) => {
    await page.route(hyperion, (route) => route.abort());
    await page.goto('/account/alice?tab=transactions&groups=send');
    await expect(actions(page).first()).toBeVisible();
    await expect(page.locator('main')).toContainText('Hyperion did not respond');
    await expect(page.locator('main')).toContainText('Source: History API');
    await expect(page.locator('main')).toContainText('no filter there for: date');
  });

  test('midway, loaded rows stay, and a retry continues', async ({ page }) => {
    await page.goto('/account/bob?tab=transactions&spam=shown');
    await expect(actions(page).first()).toBeVisible();
    await page.route(hyperion, (route) => route.abort());
    await page.getByRole('button', { name: 'Load more' }).click();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(actions(page).first()).toBeVisible();
    await page.unroute(hyperion);
    await page.getByRole('button', { name: 'Try again' }).click();
    await loadToEnd(page);
  });

  test('with none left, the page says what a plain node does not know', async ({ page }) => {
    for (const source of [hyperion, native]) await page.route(source, (route) => route.abort());
    await page.goto('/account/alice?tab=transactions');
    await expect(page.getByRole('heading', { name: 'No history service' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'alice' })).toBeVisible();
  });
});

test('a click on a link counts while a filter has unapplied text', async ({ page }) => {
  await page.goto('/account/alice?tab=transactions');
  await expect(actions(page).first()).toBeVisible();
  await openFilters(page);
  await page.getByLabel('Action', { exact: true }).fill('transfer');
  await actions(page).first().locator('a[href*="/transaction/"]').first().click();
  await expect(page).toHaveURL(/\/transaction\/[0-9a-f]{64}$/);
});
