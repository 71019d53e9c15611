import { axeViolations, expect, scrollsSideways, test } from './fixtures.ts';

test('a guide has a list of all guides, its contents, and leads to the next', async ({ page }) => {
  await page.goto('/guides');
  await page.locator('main').getByRole('link', { name: 'What Vaulta (EOS) is' }).click();
  await expect(page).toHaveURL(/\/guides\/chain$/);
  await expect(page).toHaveTitle('What Vaulta (EOS) is · Vaulta');
  const list = page.getByRole('navigation', { name: 'All guides' });
  await expect(list.getByRole('link')).toHaveCount(13);
  await expect(list.locator('[aria-current=page]')).toHaveText('What Vaulta (EOS) is');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await contents.getByRole('link', { name: 'When a transaction is final' }).click();
  await expect(page).toHaveURL(/#finality$/);
  await expect(page.locator('#finality')).toBeInViewport();
  await page
    .getByRole('navigation', { name: 'Previous and next guide' })
    .getByRole('link', { name: /^Next/ })
    .click();
  await expect(page).toHaveURL(/\/guides\/accounts$/);
  await expect(page.locator('a[rel=prev]')).toHaveAttribute('href', '/guides/chain');
});

test('on a phone the list of guides is folded, and opens', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/guides/chain');
  const list = page.getByRole('navigation', { name: 'All guides' });
  await expect(list).toHaveCount(0);
  await page.locator('main summary').click();
  await list.getByRole('link', { name: 'Staying safe' }).click();
  // Styles are there with the load event: they hide the contents of wide screens.
  await page.waitForURL(/\/guides\/safety$/);
  await page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: 'Nodes that lie' })
    .click();
  await expect(page.locator('#nodes')).toBeInViewport();
});

test('the search loads its index with the first letter and leads to the section', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.goto('/guides/chain');
  const box = page.getByRole('searchbox', { name: 'Search the guides' });
  await box.focus();
  expect(requests.filter((path) => /search\.json|guide-search/.test(path))).toEqual([]);
  await box.pressSequentially('threshold');
  const search = page.getByRole('search', { name: 'Search the guides' });
  const hit = search.getByRole('link', { name: /^Thresholds and weights/ });
  await expect(hit).toBeVisible();
  await expect(search.getByRole('status')).toHaveText(/^Results: \d$/);
  expect(requests.filter((path) => path === '/guides/search.json')).toHaveLength(1);
  await box.fill('threshold zebra');
  await expect(search.getByRole('status')).toHaveText('No guide has all of these words.');
  await expect(hit).toBeHidden();
  await box.fill('threshold');
  await hit.click();
  await expect(page).toHaveURL(/\/guides\/permissions#authority$/);
  await expect(page.locator('#authority')).toBeInViewport();
});

test.describe('an index that does not load', () => {
  test('is reported, and the next letter tries again', async ({ page }) => {
    await page.route('**/guides/search.json', (route) => route.fulfill({ status: 503 }), {
      times: 1,
    });
    await page.goto('/guides');
    const search = page.getByRole('search', { name: 'Search the guides' });
    await search.getByRole('searchbox').fill('ram');
    await expect(search.getByRole('status')).toContainText('could not be loaded');
    await search.getByRole('searchbox').fill('rex');
    await expect(search.getByRole('link').first()).toBeVisible();
  });
});

test('a link of a guide opens the form with its values', async ({ page }) => {
  await page.goto('/guides/resources#ram');
  await page.locator('#ram').getByRole('link', { name: 'Buy 8,192 bytes of RAM' }).click();
  await expect(page).toHaveURL(/\/wallet\/ram\/buy\?amount=8192&in=bytes$/);
  await expect(page).toHaveTitle('Buy RAM · Vaulta');
});

test('an Arabic guide reads from right to left and finds Arabic words', async ({ page }) => {
  await page.goto('/ar/guides/permissions');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('main code').first()).toHaveAttribute('dir', 'ltr');
  const search = page.locator('main [role=search]');
  await search.getByRole('searchbox').pressSequentially('التصويت');
  await expect(search.locator('a[href="/ar/guides/voting#vote"]')).toBeVisible();
  expect(await scrollsSideways(page)).toBe(false);
  expect(await axeViolations(page)).toEqual([]);
});

test('the languages and the old anchors lead to the same guide', async ({ page }) => {
  await page.goto('/guides/voting');
  await page.mouse.move(1, 1);
  await expect(page.locator('a[data-locale=ko]').first()).toHaveAttribute(
    'href',
    '/kr/guides/voting',
  );
  await page.goto('/guides#send');
  await expect(
    page.locator('main').getByRole('link', { name: 'Wallet and transactions' }),
  ).toBeInViewport();
});

test('a guide has a canonical address, its languages, and words for those who share it', async ({
  page,
}) => {
  await page.goto('/zh/guides/safety');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    /\/zh\/guides\/safety$/,
  );
  await expect(page.locator('link[hreflang=ko]')).toHaveAttribute('href', /\/kr\/guides\/safety$/);
  const title = await page.locator('h1').innerText();
  await expect(page.locator('meta[property="og:title"]')).toHaveAttribute(
    'content',
    `${title} · Vaulta`,
  );
  const lead = await page.locator('main header p').first().innerText();
  await expect(page.locator('meta[property="og:description"]')).toHaveAttribute('content', lead);
});
