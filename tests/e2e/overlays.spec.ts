import type { Locator, Page } from '@playwright/test';
import { devnetPrivateKey } from '#devnet/engine/keys.ts';
import { axeViolations, expect, test } from './fixtures.ts';
import { logIn as logInAs } from './log-in.ts';

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
    for (let index = 0; index < (await menus.count()); index++) {
      const menu = menus.nth(index).locator('summary');
      if (!(await menu.isVisible())) continue;
      await menu.click();
      await expect(menus.nth(index)).toHaveAttribute('open');
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

/** What else is at the middle of each item of an open list, scrolled there if the list scrolls. */
function coveredItems(list: Locator): Promise<string[]> {
  return list.evaluate((menu) =>
    [...menu.querySelectorAll<HTMLElement>('a, button, select, input, [role=option]')]
      .filter((item) => item.checkVisibility({ visibilityProperty: true }))
      .flatMap((item) => {
        const frame = menu.getBoundingClientRect();
        menu.scrollTop += item.getBoundingClientRect().top - (frame.top + frame.bottom) / 2;
        const { left, top, width, height } = item.getBoundingClientRect();
        const there = document.elementFromPoint(left + width / 2, top + height / 2);
        const isThere = there !== null && (item.contains(there) || there.contains(item));
        return isThere && menu.contains(there) ? [] : [`${item.innerText}: ${there?.outerHTML}`];
      }),
  );
}

/** One address for each kind of page: search in the middle, lists with layers, forms, text. */
const kinds = [
  '/',
  '/account/alice',
  '/vote',
  '/live',
  '/endpoints',
  '/wallet/transfer',
  '/guides/resources',
];
const sizes = [
  { width: 1440, height: 900 },
  { width: 1100, height: 700 },
];

for (const path of kinds)
  test(
    `nothing on ${path} covers an item of a menu`,
    { tag: path === '/' ? ['@core'] : [] },
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(path);
      await logInAs(page, 'alice');
      const header = page.locator('#header');
      const menus = header.locator('details');
      for (const size of sizes) {
        await page.setViewportSize(size);
        for (const menu of await menus.all()) {
          const opener = menu.locator('summary');
          if (!(await opener.isVisible())) continue;
          await opener.click();
          const list = menu.locator('.menu');
          await expect(list.locator('a, button').first()).toBeVisible();
          const bottom = () => list.evaluate((one) => one.getBoundingClientRect().bottom);
          await expect.poll(bottom).toBeLessThanOrEqual(size.height);
          expect(await coveredItems(list), `${await opener.getAttribute('aria-label')}`).toEqual(
            [],
          );
          await page.keyboard.press('Escape');
        }
        // All of More is in sight without a scroll.
        const more = header.locator('nav details');
        await more.locator('summary').click();
        const hidden = await more
          .locator('.menu')
          .evaluate((menu) => menu.scrollHeight - menu.clientHeight);
        expect(hidden).toBe(0);
        await page.keyboard.press('Escape');

        await page.keyboard.press('/');
        await page.keyboard.type('ali');
        await expect(page.locator('[role=option]:visible').first()).toBeVisible();
        expect(await coveredItems(page.getByRole('listbox').filter({ visible: true }))).toEqual([]);
        await page.keyboard.press('Escape');
        await page.keyboard.press('Escape');
      }
      await page.setViewportSize({ width: 390, height: 844 });
      await page.locator('[data-opens=drawer]').click();
      expect(await coveredItems(page.locator('#drawer'))).toEqual([]);
    },
  );
