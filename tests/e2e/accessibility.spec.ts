import type { Page } from '@playwright/test';
import { aTransfer, axeViolations, expect, scrollsSideways, test } from './fixtures.ts';

/** What people set who see little, see other colours, or do not want motion. */

const paths = {
  home: () => '/',
  account: () => '/account/alice',
  transaction: async () => `/transaction/${(await aTransfer()).id}`,
  token: () => '/tokens/eosio.token-EOS',
  vote: () => '/vote',
  transfer: () => '/wallet/transfer',
  permissions: () => '/wallet/permissions',
};

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator('main .stub')).toHaveCount(0);
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
}

/** How many steps of the Tab key are looked at: the header and the first controls of the page. */
const STEPS = 25;

/** Controls that have the focus and no outline that a forced palette keeps. */
async function withoutOutline(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (let step = 0; step < STEPS; step++) {
    await page.keyboard.press('Tab');
    const plain = await page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused || focused === document.body) return null;
      // A frame around a field may have the outline of the field in it.
      const around = [focused, focused.parentElement, focused.parentElement?.parentElement];
      const outlined = around.some((element) => {
        if (!element) return false;
        const { outlineStyle, outlineWidth } = getComputedStyle(element);
        return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1;
      });
      return outlined ? null : focused.outerHTML.slice(0, 160);
    });
    if (plain !== null) found.push(plain);
  }
  return found;
}

/** The colour that the first of these elements has. */
function background(page: Page, selector: string): Promise<string> {
  const first = page.locator(selector).first();
  return first.evaluate((element) => getComputedStyle(element).backgroundColor);
}

/** Names of the animations and transitions that run. */
function running(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState, effect }) => {
        const { duration } = effect?.getComputedTiming() ?? {};
        return playState === 'running' && Number(duration) > 1;
      })
      .map((animation) => {
        const { animationName, transitionProperty } = animation as CSSAnimation & CSSTransition;
        return animationName ?? transitionProperty ?? 'script';
      }),
  );
}

for (const [name, pathOf] of Object.entries(paths)) {
  test(`${name} can be used when narrow or enlarged, in forced colours, and without motion`, async ({
    page,
  }) => {
    test.slow();
    const path = await pathOf();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, path);
    expect(await scrollsSideways(page), '320 px').toBe(false);
    expect(await axeViolations(page), '320 px').toEqual([]);
    expect(await running(page), 'reduced motion').toEqual([]);
    // A window of 1280 by 900 at 200 %.
    await page.setViewportSize({ width: 640, height: 450 });
    expect(await scrollsSideways(page), '200 %').toBe(false);
    await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active' });
    // The browser chooses the colours; axe reads some of those that it replaced.
    expect(await axeViolations(page, ['color-contrast']), 'forced colours').toEqual([]);
    expect(await background(page, '.round-strip span'), 'forced colours').not.toBe(
      await background(page, 'body'),
    );
    expect(await withoutOutline(page), 'forced colours').toEqual([]);
  });
}
