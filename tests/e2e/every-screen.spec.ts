import type { Page } from '@playwright/test';
import { shownScreens } from '#tests/hostile/screens.ts';
import { axeViolations, expect, test } from './fixtures.ts';
import { logIn } from './log-in.ts';

/** `npm run test:all -- axe`: `npm test` has one address of each kind of page. */

/** Themes differ in colours, directions in structure: two of the four show both. */
const views = [
  { locale: 'English', prefix: '', colorScheme: 'light' },
  { locale: 'Arabic', prefix: '/ar', colorScheme: 'dark' },
] as const;

// A node answers so for what is not there.
test.use({ allowedConsole: /Failed to load resource/ });

/** Parts that load when they come near the viewport are on the page as well. */
async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await page.waitForLoadState('networkidle');
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
}

for (const { locale, prefix, colorScheme } of views)
  for (const { id, paths, loggedIn } of shownScreens)
    test(`${id} has no axe violation (${locale}, ${colorScheme})`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      if (loggedIn) {
        await page.goto('/wallet/transfer');
        await logIn(page, 'alice');
      }
      for (const path of await paths()) {
        await page.goto(prefix + path);
        await settled(page);
        expect(await axeViolations(page), path).toEqual([]);
      }
    });
