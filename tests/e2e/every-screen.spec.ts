import type { Page } from '@playwright/test';
import { chains } from '#src/chain/config/registry.ts';
import { screensOf } from '#src/routes.ts';
import { proseScreens, screensElsewhere, shownScreens } from '#tests/hostile/screens.ts';
import { axeViolations, devnetAccounts, expect, siteOf, test } from './fixtures.ts';
import { logInAs } from './log-in.ts';

/** `npm run test:all -- axe`: `npm test` has one address of each kind of page. */

const screens = [...shownScreens, ...proseScreens, ...screensElsewhere];

/** Themes differ in colours, directions in structure: two of the four show both. */
const views = [
  { locale: 'English', prefix: '', colorScheme: 'light' },
  { locale: 'Arabic', prefix: '/ar', colorScheme: 'dark' },
] as const;

/** Parts that load when they come near the viewport are on the page as well. */
async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await page.waitForLoadState('networkidle');
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
}

test('every screen of every chain is visited', () => {
  const visited = new Set(screens.map(({ id }) => id));
  const built = chains.flatMap((chain) => screensOf(chain)).filter(({ framed }) => !framed);
  expect(built.map(({ id }) => id).filter((id) => !visited.has(id))).toEqual([]);
});

for (const { locale, prefix, colorScheme } of views)
  for (const { id, chain, paths, loggedIn } of screens)
    test.describe(`${id} of ${chain}`, () => {
      test.use({ noFailedRequests: true });

      test(`has no axe violation and no failed request (${locale}, ${colorScheme})`, async ({
        page,
      }) => {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        const site = siteOf(chain);
        if (loggedIn) {
          const [alice] = await devnetAccounts(chain);
          await page.goto(`${site}/wallet/transfer`);
          await logInAs(page, alice);
        }
        const all = await paths();
        test.setTimeout(240_000 * all.length);
        for (const path of all) {
          await page.goto(site + prefix + path);
          await settled(page);
          expect(await axeViolations(page), path).toEqual([]);
        }
      });
    });
