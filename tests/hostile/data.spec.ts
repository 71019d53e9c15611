import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../e2e/fixtures.ts';
import { logIn } from '../e2e/log-in.ts';
import { faultsOf, watchFaults } from './faults-of-page.ts';
import { everyLie, type LieSet, mixedLies, rewriteResponses } from './lies/lie-sets.ts';
import { type ShownScreen, shownScreens } from './screens.ts';

/** `npm run test:hostile` loads a page for every lie; `npm test` three pages for all of them. */
const sets = process.env['FULL_HOSTILE'] ? everyLie : mixedLies;

test.use({
  // What is refused, cut off or led elsewhere is said in the console by the browser itself.
  allowedConsole: /Failed to load resource|net::ERR|CORS/,
  viewport: { width: 390, height: 844 },
});

/** All requests of a page that has been looked at and touched. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.mouse.move(10, 200);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await page.waitForLoadState('networkidle');
}

/** The policy has to stop a redirect to a foreign host. */
function stops({ name }: LieSet, fault: string): boolean {
  return name === 'a redirect' && fault.startsWith('CSP: connect-src');
}

/** Each set of lies has a page of its own, so that what was answered is not kept to the test's end. */
async function brokenBy(
  context: BrowserContext,
  { paths }: ShownScreen,
  set: LieSet,
): Promise<string[]> {
  const page = await context.newPage();
  const taken = await watchFaults(page);
  await rewriteResponses(page, set);
  const faults: string[] = [];
  for (const path of await paths()) {
    await page.goto(path);
    await settled(page);
    const found = [...taken(), ...(await faultsOf(page))].filter((fault) => !stops(set, fault));
    faults.push(...found.map((fault) => `${path}, ${set.name}: ${fault}`));
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.close();
  return faults;
}

for (const screen of shownScreens)
  test(`${screen.id} withstands false data`, async ({ page, context }) => {
    test.setTimeout(240_000 * sets.length);
    if (screen.loggedIn) {
      await page.goto('/wallet/transfer');
      await logIn(page, 'alice');
    }
    const faults: string[] = [];
    for (const set of sets) faults.push(...(await brokenBy(context, screen, set)));
    expect(faults).toEqual([]);
  });
