import type { Browser, BrowserContextOptions } from '@playwright/test';
import { expect, siteOf, test } from '../e2e/fixtures.ts';
import { logIn } from '../e2e/log-in.ts';
import { watchRequests } from '../e2e/requests.ts';
import { faultsOf, watchFaults } from './faults-of-page.ts';
import { everyLie, type LieSet, mixedLies, rewrittenBy } from './lies/lie-sets.ts';
import { openProxy } from './lying-proxy.ts';
import { screenGroups, type ShownScreen } from './screens.ts';

/** `npm run test:all -- every-lie` loads a page for every lie; the part `hostile` three pages for all of them. */
const sets = process.env['EVERY_LIE'] ? everyLie : mixedLies;

/** The policy has to stop a redirect to a foreign host. */
function stops({ name }: LieSet, fault: string): boolean {
  return name === 'a redirect' && fault.startsWith('CSP: connect-src');
}

type Visitor = NonNullable<BrowserContextOptions['storageState']>;

/** Each set of lies has a context of its own, so that what was answered is not kept to the test's end. */
async function brokenBy(
  browser: Browser,
  visitor: Visitor,
  screens: readonly ShownScreen[],
  set: LieSet,
): Promise<string[]> {
  const proxy = await openProxy(rewrittenBy(set));
  const context = await browser.newContext({
    baseURL: siteOf('eos'),
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'block',
    storageState: visitor,
    proxy: { server: proxy.server, bypass: '.localhost' },
  });
  const page = await context.newPage();
  const taken = await watchFaults(page);
  const answered = watchRequests(page);
  const faults: string[] = [];
  const paths = await Promise.all(screens.map((screen) => screen.paths()));
  const account = page.locator('header summary[aria-label="Account alice"]');
  for (const path of paths.flat()) {
    await page.goto(path);
    await answered();
    // A form of which only the log-in is shown would withstand everything.
    if (screens[0]?.loggedIn)
      await expect(account, `${path}, ${set.name}: who is logged in`).toHaveCount(1);
    await page.mouse.move(10, 200);
    await still(() => page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight)));
    await answered();
    const found = [...taken(), ...(await still(() => faultsOf(page)))].filter(
      (fault) => !stops(set, fault),
    );
    faults.push(...found.map((fault) => `${path}, ${set.name}: ${fault}`));
  }
  if (proxy.rewritten() === 0) faults.push(`${set.name}: no answer came through the proxy`);
  await context.close();
  await proxy.close();
  return faults;
}

/** What a page says once no navigation interrupts it: a search may lead to another document. */
async function still<T>(read: () => Promise<T>): Promise<T> {
  const results: T[] = [];
  await expect(async () => results.push(await read())).toPass();
  return results.at(-1) as T;
}

for (const screens of screenGroups(4))
  test(`false data: ${screens.map(({ id }) => id).join(', ')}`, async ({ page, browser }) => {
    test.setTimeout(240_000 * sets.length);
    if (screens[0]?.loggedIn) {
      await page.goto('/wallet/transfer');
      await logIn(page, 'alice');
    }
    const visitor = await page.context().storageState();
    const faults: string[] = [];
    for (const set of sets) faults.push(...(await brokenBy(browser, visitor, screens, set)));
    expect(faults).toEqual([]);
  });
