import type { Page } from '@playwright/test';
import { devnetPrivateKey } from '#devnet/engine/keys.ts';
import { axeViolations, expect, test } from './fixtures.ts';

/** Themes differ in colours, directions in structure: two of the four show both. */
const views = [
  { locale: 'en', prefix: '', theme: 'light' },
  { locale: 'ar', prefix: '/ar', theme: 'dark' },
] as const;

/** Logs alice in by fields that have no language. */
async function logIn(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /^Development key/ }).click();
  await dialog.getByRole('textbox').first().fill('alice');
  await dialog.locator('input[type=password]').fill(String(devnetPrivateKey('alice')));
  await dialog.locator('[type=submit]').click();
  await expect(dialog).toBeHidden();
}

for (const { locale, prefix, theme } of views) {
  test(`what opens over a page has no axe violation (${locale}, ${theme})`, async ({ page }) => {
    test.slow();
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await page.goto(`${prefix}/wallet/transfer`);
    await page.mouse.move(1, 1);
    const clean = async (what: string) => expect(await axeViolations(page), what).toEqual([]);

    const menus = page.locator('#header details');
    for (let place = 0; place < (await menus.count()); place++) {
      const menu = menus.nth(place).locator('summary');
      if (!(await menu.isVisible())) continue;
      await menu.click();
      await expect(menus.nth(place)).toHaveAttribute('open');
      await clean(`menu ${await menu.innerText()}`);
      await page.keyboard.press('Escape');
    }

    await page.locator('#header').getByRole('combobox').fill('ali');
    await expect(page.getByRole('option').first()).toBeVisible();
    await clean('search');
    await page.keyboard.press('Escape');

    await page.locator('#header [data-island=account-menu] button').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await clean('wallets');
    await logIn(page);

    await page.locator('#header [data-island=account-menu] summary').click();
    await clean('account');
    await page.keyboard.press('Escape');

    const form = page.locator('main form');
    const fields = form.locator('input:enabled:not([readonly])');
    await fields.nth(0).fill('bob');
    await fields.nth(1).fill('1.5');
    await form.locator('[type=submit]').click();
    await expect(page.getByRole('dialog')).toContainText('bob');
    await expect(page.getByRole('dialog').locator('[aria-busy=true]')).toHaveCount(0);
    await clean('review');
    await page.keyboard.press('Escape');

    await page.setViewportSize({ width: 390, height: 844 });
    await page.locator('[data-opens=drawer]').click();
    await expect(page.locator('#drawer')).toBeVisible();
    await clean('drawer');
  });
}
