import { aTransfer, devnetAccounts, expect, scrollsSideways, siteOf, test } from './fixtures.ts';
import { logIn } from './log-in.ts';

/** Each breakpoint from both sides, and what devices have between them. */
const widths = [
  320, 360, 390, 449, 450, 600, 767, 768, 850, 991, 992, 1024, 1100, 1199, 1200, 1280, 1440, 1920,
  2560,
];

const paths = [
  '/',
  '/account/alice',
  '/account/alice?tab=transactions',
  '/account/alice?tab=permissions',
  '/account/alice?tab=votes',
  '/account/alice?tab=resources',
  '/account/eosio.token?loadContract=true',
  '/ar/account/alice',
  '/block/2',
  '/vote',
  '/ar/vote',
  '/vote/proxies',
  '/live',
  '/msigs',
  '/search',
  '/contract',
  '/wallet/transfer',
  '/wallet/resources/stake',
  '/guides',
  '/guides/resources',
  '/wallets',
];

test('no page scrolls sideways at any width', async ({ page }) => {
  test.slow();
  const { id } = await aTransfer();
  const wide: string[] = [];
  for (const path of [...paths, `/transaction/${id}`]) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      if (await scrollsSideways(page)) wide.push(`${path} at ${width}`);
    }
  }
  expect(wide).toEqual([]);
});

test('rows of an authority are as wide as the narrowest phone', async ({ page }) => {
  await page.goto('/wallet/permissions/advanced');
  await logIn(page, 'alice');
  await page.setViewportSize({ width: 320, height: 700 });
  for (const path of ['', '/ar']) {
    await page.goto(`${path}/wallet/permissions/advanced`);
    await expect(page.locator('main fieldset input').nth(1)).toBeVisible();
    expect(await scrollsSideways(page), path).toBe(false);
  }
});

test('no fact of a chain is cut on phones', async ({ page }) => {
  const cut: string[] = [];
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    for (const path of ['/', '/es', '/ar', '/kr', '/zh']) {
      await page.goto(path);
      const facts = page.getByRole('main').locator('dl').filter({ hasText: /[%٪]/ });
      await expect(facts).toHaveCount(1);
      await expect(facts.locator('[aria-busy=true]')).toHaveCount(0);
      const texts = await facts
        .locator('dt, dd')
        .evaluateAll((all) =>
          all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent),
        );
      cut.push(...texts.map((one) => `${path} at ${width}: ${one}`));
    }
  }
  expect(cut).toEqual([]);
});

/** Pairs of controls and figures that cover each other by more than the edge of a letter. */
function overlaps(): string[] {
  const selector =
    '#header :is(a, button, summary, input), main :is(tr :is(a, input, span, td), h1, h2, label, p, button)';
  const shown = [...document.querySelectorAll(selector)].filter(
    (one) =>
      one.checkVisibility({ visibilityProperty: true }) &&
      !one.closest('.sr-only, [role="img"], [aria-hidden="true"], details > :not(summary)'),
  );
  // What stays in view lies over what scrolls below it.
  const stays = (one: Element | null): boolean =>
    one !== null &&
    (/sticky|fixed/.test(getComputedStyle(one).position) || stays(one.parentElement));
  const boxes = shown.map((one) => ({ one, box: one.getBoundingClientRect() }));
  const nameOf = (one: Element) =>
    one.getAttribute('aria-label') || one.textContent || one.outerHTML;
  return boxes.flatMap(({ one, box }, index) =>
    boxes.slice(index + 1).flatMap(({ one: other, box: next }) => {
      if (one.contains(other) || other.contains(one)) return [];
      if (stays(one) !== stays(other)) return [];
      const wide = Math.min(box.right, next.right) - Math.max(box.left, next.left);
      const high = Math.min(box.bottom, next.bottom) - Math.max(box.top, next.top);
      return wide > 2 && high > 2 ? [`${nameOf(one)} and ${nameOf(other)}`] : [];
    }),
  );
}

/** Producers whose share stands on another line than their checkbox. */
function torn(): string[] {
  const middle = (one: Element | undefined | null) => {
    const { top = NaN, bottom = NaN } = one?.getBoundingClientRect() ?? {};
    return (top + bottom) / 2;
  };
  return [...document.querySelectorAll('main tbody tr:has(input[type=checkbox])')].flatMap(
    (row) => {
      const share = [...row.querySelectorAll('td')].find((cell) =>
        /%$/.test(cell.innerText.trim()),
      );
      const apart = Math.abs(middle(share) - middle(row.querySelector('input')));
      return apart < 12 ? [] : [row.querySelector('a[href*="/account/"]')?.textContent ?? ''];
    },
  );
}

test('nothing on the page of a vote covers its neighbour on narrow screens', async ({ page }) => {
  for (const user of [null, 'alice']) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/vote');
    if (user) await logIn(page, user);
    await expect(page.getByRole('checkbox', { name: /^Vote for/ }).first()).toBeVisible();
    for (const width of [320, 390, 768]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(overlaps), `${user} at ${width}`).toEqual([]);
      expect(await page.evaluate(torn), `${user} at ${width}`).toEqual([]);
    }
  }
});

/** Texts of figures, times and names that leave their place or lose a part of themselves. */
function cutTexts(): string[] {
  const parts =
    'dd, h1, .hero, .hero *, time, [data-slot="fact-row"] *, [role=cell], [role=cell] *';
  return (
    [...document.querySelectorAll<HTMLElement>(`main :is(${parts})`)]
      .filter((one) => one.checkVisibility({ visibilityProperty: true }))
      // An id says in its title what it leaves out.
      .filter((one) => !one.closest('.sr-only, pre, [title]') && !one.querySelector('[title]'))
      .filter((one) => {
        const { right } = one.getBoundingClientRect();
        const isTruncated = one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0;
        return isTruncated || right > innerWidth;
      })
      .map((one) => one.textContent)
  );
}

test('no figure, time or name is cut on phones', async ({ page }) => {
  const { id, block } = await aTransfer();
  const [alice] = await devnetAccounts('fio');
  const wax = siteOf('wax');
  const pages = [
    `/transaction/${id}`,
    `/block/${block}`,
    '/tokens/core.vaulta:A',
    `${siteOf('fio')}/account/${alice.name}`,
    `${wax}/account/eosio`,
    `${wax}/tokens/eosio.token:WAX`,
    `${wax}/contract?account=eosio&tab=tables&table=producers`,
    `${wax}/contract?account=eosio.token&tab=tables&table=stat&scope=WAX`,
  ];
  for (const path of pages) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    if (path.includes('/contract'))
      await expect(page.getByRole('main').getByText('Download').first()).toBeVisible();
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 });
      expect.soft(await page.evaluate(cutTexts), `${path} at ${width}`).toEqual([]);
      expect.soft(await scrollsSideways(page), `${path} at ${width}`).toBe(false);
    }
  }
});

test('a row of a table names each of its values on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/contract?account=core.vaulta&tab=tables&table=stat&scope=A');
  const row = page.getByRole('main').getByRole('row').filter({ hasText: 'core.vaulta' });
  await expect(row).toContainText('supply');
  await expect(row).toContainText('max_supply');
});

test('no line between the facts of a chain is empty on phones', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const price = page.getByRole('main').locator('dl > div').filter({ hasText: 'Price of A' });
  await expect(price).toContainText(/Market cap[^]*Source/);
  const [cap, source] = await Promise.all(
    ['Market cap', 'Source'].map((text) => price.getByText(text).first().boundingBox()),
  );
  expect((source?.y ?? 0) - (cap?.y ?? 0)).toBeLessThan(24);
});

test('the way back to the top covers nothing of a bar at the foot', async ({ page }) => {
  for (const width of [390, 768]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/vote');
    await expect(page.getByRole('checkbox', { name: /^Vote for/ }).first()).toBeVisible();
    await page.evaluate(() => scrollTo(0, 600));
    const up = page.getByRole('button', { name: 'Back to top' });
    await expect(up).toBeVisible();
    const toVote = page.getByRole('link', { name: 'Go to your vote' });
    const [over, bar] = await Promise.all([up.boundingBox(), toVote.boundingBox()]);
    expect((over?.y ?? 0) + (over?.height ?? 0), `at ${width}`).toBeLessThanOrEqual(bar?.y ?? 0);
  }
});
