import { gzipSync } from 'node:zlib';
import { pollMs } from '#src/chain/core/limits.ts';
import { ask, axeViolations, devnetUrl, expect, scrollsSideways, test } from './fixtures.ts';
import type { Page } from '@playwright/test';
import { liftTimeLimits } from './time-limits.ts';
import { withoutVisitor } from './no-interaction.ts';

/** One address for each kind of page that is built. */
async function addresses(): Promise<Record<string, string>> {
  const answer = await fetch(`${devnetUrl}/v2/history/get_actions?account=alice&limit=1`);
  const { actions } = (await answer.json()) as { actions: { trx_id: string; block_num: number }[] };
  const account = await ask<{ permissions: { required_auth: { keys: { key: string }[] } }[] }>(
    '/v1/chain/get_account',
    {
      account_name: 'alice',
    },
  );
  return {
    home: '/',
    account: '/account/alice',
    block: `/block/${actions[0]?.block_num}`,
    transaction: `/transaction/${actions[0]?.trx_id}`,
    key: `/key/${account.permissions[0]?.required_auth.keys[0]?.key}`,
    transfer: '/wallet/transfer',
    terms: '/terms-and-conditions',
    guides: '/guides',
    guide: '/guides/resources',
    wallets: '/wallets',
    decode: '/wallet/utilities/decode',
    arabicAccount: '/ar/account/alice',
    koreanHome: '/kr',
  };
}

/** Pages that one test walks through: its browser keeps the files that they share. */
const walks = [
  ['home', 'account', 'block', 'transaction', 'key'],
  ['transfer', 'decode', 'arabicAccount', 'koreanHome'],
  ['terms', 'guides', 'guide', 'wallets'],
] as const;

type Kind = (typeof walks)[number][number];

async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
}

const DESKTOP = 1440;
const PHONE = 390;

/** The colours are the same at every width: each theme is looked at in one. */
const themeAt: Record<number, 'light' | 'dark'> = { [PHONE]: 'dark', [DESKTOP]: 'light' };

for (const walk of walks) {
  const title = `${walk.join(', ')}: none scrolls sideways or has an axe violation @core`;
  const tag = walk === walks[0] ? '@core-phone' : [];
  test(title, { tag }, async ({ page, viewport }) => {
    test.setTimeout(240_000 * walk.length);
    const paths = await addresses();
    for (const kind of walk)
      await test.step(kind, async () => {
        const theme = themeAt[viewport?.width ?? DESKTOP] ?? null;
        await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
        await page.goto(paths[kind] ?? '/');
        await settled(page);
        expect(await scrollsSideways(page), kind).toBe(false);
        if (theme) expect(await axeViolations(page), `${kind}, ${theme}`).toEqual([]);
      });
  });
}

/** Pixels between what a page shows last and its end, and between its footer and the document's. */
function emptyEnds(): { main: number; footer: number } {
  const main = document.querySelector('main')!;
  const bottoms = [...main.querySelectorAll('*')]
    .filter(
      (one) =>
        one.checkVisibility({ visibilityProperty: true }) &&
        (/^(img|svg|input|button|canvas)$/i.test(one.tagName) ||
          [...one.childNodes].some(
            ({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim(),
          )),
    )
    .map((one) => one.getBoundingClientRect().bottom);
  const end = main.getBoundingClientRect();
  const footer = document.querySelector('body > footer')!.getBoundingClientRect();
  return {
    // A short page is as high as the window, so that its footer does not move.
    main: end.height > innerHeight + 1 ? end.bottom - Math.max(...bottoms) : 0,
    footer: document.documentElement.scrollHeight - scrollY - footer.bottom,
  };
}

test('no page ends in nothing', async ({ page }) => {
  /** Room for the bar at the bottom of phones. */
  const bar = 56;
  const paths = {
    ...(await addresses()),
    contract: '/account/eosio.token',
    resources: '/account/alice?tab=resources',
    vote: '/vote',
    rex: '/rex',
    powerup: '/wallet/powerup',
  };
  for (const [kind, path] of Object.entries(paths))
    await test.step(kind, async () => {
      await page.goto(path);
      await settled(page);
      await expect
        .poll(async () => (await page.evaluate(emptyEnds)).main, kind)
        .toBeLessThanOrEqual(120);
      expect((await page.evaluate(emptyEnds)).footer, kind).toBeLessThanOrEqual(bar + 1);
    });
});

/**
 * Holds each poll of the head after the first, until the function that it returns lets one go on. Some
 * load code of their own: on a slow machine the second would come before the page has its data, and the
 * fifth, with the code of the push channel, before the last look at what was loaded.
 */
async function holdPolls(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript((ms) => {
    const { setTimeout: later, clearTimeout: clear } = window;
    const held = new Map<number | undefined, () => void>();
    const hold = (work: () => void) => {
      const id = later(() => undefined, 1e6);
      held.set(id, work);
      return id;
    };
    Object.assign(window, {
      setTimeout: (work: () => void, wait?: number) =>
        wait === ms ? hold(work) : later(work, wait),
      clearTimeout: (id?: number) => {
        held.delete(id);
        clear(id);
      },
    });
    addEventListener('poll-once', () => {
      for (const work of held.values()) later(work, ms);
      held.clear();
    });
  }, pollMs);
  return () => page.evaluate(() => void dispatchEvent(new Event('poll-once')));
}

const scriptBudget: Partial<Record<Kind, number>> = {
  terms: 110_000,
  account: 128_000,
  block: 128_000,
  transaction: 128_000,
};

/**
 * For what comes with a visitor's first interaction, or after a look at the page: the frame's controls, the
 * search box and the wallet's windows, the price and the schedule in the header, an account's worth,
 * badges, tokens, permissions and votes, and the picture of a plain payment. An account of Vaulta adds
 * its REX and the texts of its two core tokens. The code of navigation comes with a link that is
 * pointed at.
 */
const pleasantToHave = 42_000;

for (const [kind, budget] of Object.entries(scriptBudget)) {
  test(`${kind} loads at most ${budget / 1000} kB of script, gzipped, and hardly moves`, async ({
    page,
  }) => {
    const bodies: Promise<Buffer>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') bodies.push(response.body());
    });
    await withoutVisitor(page);
    const pollOnce = await holdPolls(page);
    // The code of other screens is not of this page. Who saves data does not get it before a tap.
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
    await page.addInitScript(() => {
      const shifts = window as unknown as { layoutShift: number };
      shifts.layoutShift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        })[]) {
          if (!entry.hadRecentInput) shifts.layoutShift += entry.value;
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    // Who only pays: each other kind of action adds the code of its sentences.
    const path = kind === 'account' ? '/account/busytrader11' : (await addresses())[kind];
    await page.goto(path ?? '/');
    await settled(page);
    const inline = await page.evaluate(() =>
      [...document.scripts]
        .filter((script) => !script.src && !script.type.includes('json'))
        .map((script) => script.text),
    );
    const loaded = async () =>
      [...(await Promise.all(bodies)), ...inline]
        .map((body) => gzipSync(body, { level: 9 }).length)
        .reduce((sum, size) => sum + size, 0);
    expect(await loaded()).toBeLessThanOrEqual(budget);
    await pollOnce();
    await page.mouse.move(1, 1);
    await expect(page.locator('[data-island]:not([data-live])')).toHaveCount(0);
    const head = async () =>
      (await ask<{ head_block_num: number }>('/v1/chain/get_info')).head_block_num;
    let counted: number;
    do {
      counted = bodies.length;
      const before = await head();
      await expect.poll(head, 'a few later blocks').toBeGreaterThan(before + 2);
    } while (bodies.length > counted);
    expect(await loaded()).toBeLessThanOrEqual(budget + pleasantToHave);
    const shift = await page.evaluate(
      () => (window as unknown as { layoutShift: number }).layoutShift,
    );
    expect(shift).toBeLessThanOrEqual(0.01);
  });
}

test.describe(() => {
  test.use({ noFailedRequests: true });

  test('pages are walked through without a failed request or a violation of the policy @core', async ({
    page,
  }) => {
    for (const path of Object.values(await addresses())) {
      await page.goto(path);
      await settled(page);
    }
    await page.goto('/account/alice');
    await page.locator('main a[href^="/account/"]').first().click();
    await settled(page);
    await page.goBack();
    await settled(page);
  });
});

for (const [kind, ...asked] of [
  // get_account reports a balance of eosio.token only.
  ['account', 'get_account', 'get_currency_balance'],
  ['block', 'get_block'],
  ['transaction', 'get_transaction'],
] as const) {
  test(`what ${kind} is about is requested once: the page takes the first answer over`, async ({
    page,
    viewport,
  }) => {
    test.skip(viewport?.width !== DESKTOP, 'requests are the same at every width');
    // The head's script forgets an answer that nobody came for; here it must stay to be seen.
    await liftTimeLimits(page, 10_000);
    await page.goto((await addresses())[kind] ?? '');
    await settled(page);
    await expect
      .poll(() =>
        page.evaluate(() =>
          Object.entries(window.__prefetched ?? {}).map(([name, left]) => [
            name,
            left === undefined,
          ]),
        ),
      )
      .toEqual([
        [expect.stringContaining('get_info'), true],
        ...asked.map((call) => [expect.stringContaining(call), true]),
      ]);
  });
}
