import type { Locator, Page } from '@playwright/test';
import { expect, scrollsSideways, test } from '../e2e/fixtures.ts';
import type { Abi } from '#src/chain/sign/abi/abi.ts';
import { faultsOf } from './faults-of-page.ts';
import { firstNode, lie, WithStatus } from './lying-node.ts';
import { reviewLink } from './powers.ts';
import { scenarioOf } from './scenario.ts';
import { scenarios } from './scenarios/data.ts';

const scenario = scenarioOf(scenarios);
const main = (page: Page) => page.getByRole('main');

// A picture that does not load is taken away.
test.use({ pictures: true });

scenario('oversize-response', async ({ page }) => {
  const padding = 'x'.repeat(17_000_000);
  let lying = true;
  await lie(page, 'get_account', ({ body }) => (lying ? { ...body, padding } : undefined));
  await page.goto('/account/alice');
  const alert = page.getByRole('alert').filter({ hasText: new URL(firstNode).host });
  await expect(alert).toContainText('Response too large: over 8 MB');
  lying = false;
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'alice', level: 1 })).toBeVisible();
});

scenario('amount-malformed', async ({ page }) => {
  await lie(page, 'get_account', ({ body }) => ({ ...body, core_liquid_balance: 'NaN EOS' }));
  await page.goto('/account/alice');
  await expect(main(page).getByText('malformed').first()).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
});

scenario('name-of-400-letters', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await lie(page, 'get_producers', ({ body }) => ({
    ...body,
    rows: body.rows.map((row: object, index: number) => ({
      ...row,
      owner: `${'w'.repeat(400)}${index}`,
      url: `https://${'w'.repeat(400)}.example`,
    })),
  }));
  for (const path of ['/', '/vote']) {
    await page.goto(path);
    await expect(main(page).getByText('wwwwwwww').first()).toBeVisible();
    expect(await scrollsSideways(page), path).toBe(false);
  }
});

scenario('authority-of-20000-keys', async ({ page }) => {
  const keys = Array.from({ length: 20_000 }, (_, index) => ({
    key: `EOS${String(index).padStart(50, 'A').replaceAll('0', 'z')}`,
    weight: 1,
  }));
  await lie(page, 'get_account', ({ body }) => {
    for (const permission of body.permissions) permission.required_auth.keys = keys;
    return body;
  });
  await page.goto('/account/alice?tab=permissions');
  await expect(main(page).getByRole('button', { name: 'Show 50 more' }).first()).toBeVisible();
  expect(await page.locator('main li').count()).toBeLessThan(1_000);
});

/** Gives an action and a table 20,000 fields, the first of which is a variant of as many types. */
const wide = (abi: Abi): Abi => {
  const many = Array.from({ length: 20_000 }, (_, index) => `field${index}`);
  const fields = many.map((name) => ({ name, type: 'name' }));
  const empty = many.map((name) => ({ name, base: '', fields: [] }));
  const all = { name: 'wide', base: '', fields: [{ name: 'choice', type: 'choice' }, ...fields] };
  return {
    ...abi,
    structs: [...abi.structs, ...empty, all],
    variants: [{ name: 'choice', types: many }],
    actions: [...abi.actions, { name: 'wide', type: 'wide', ricardian_contract: '' }],
    tables: abi.tables.map((table) => ({ ...table, type: 'wide' })),
  };
};

scenario('action-of-20000-fields', async ({ page }) => {
  const elements = () => page.locator('main *').count();
  await lie(page, 'get_abi', ({ body }) => ({ ...body, abi: wide(body.abi) }), { node: null });
  await page.goto('/contract?name=eosio.token&part=actions&action=wide');
  const field = page.getByLabel('field7', { exact: true });
  await field.fill('alice');
  await expect(field).toHaveValue('alice');
  expect(await elements()).toBeLessThan(2_500);
  expect(await page.locator('option').count()).toBeLessThan(100);
  await main(page).getByRole('button', { name: 'Show 50 more' }).last().click();
  await expect(page.getByLabel('field77', { exact: true })).toBeVisible();

  await page.goto('/contract?name=eosio.token&part=abi&type=field19999');
  await expect(main(page).getByText('field19999').first()).toBeVisible();
  expect(await elements()).toBeLessThan(6_000);
  await page.goto('/contract?name=eosio.token&part=tables&table=stat&scope=EOS');
  await expect(main(page).getByRole('button', { name: 'Show 50 more' }).first()).toBeVisible();
  expect(await elements()).toBeLessThan(6_000);
});

/** The newest transfer of alice, told with another memo or other data. */
async function openTransfer(page: Page, change: Record<string, unknown>): Promise<void> {
  const answer = await fetch(
    `${firstNode}/v2/history/get_actions?account=alice&filter=core.vaulta:transfer&limit=1`,
  );
  const { actions } = (await answer.json()) as { actions: { trx_id: string }[] };
  await lie(page, 'get_transaction', ({ body }) => {
    for (const { act } of body.actions) act.data = { ...act.data, ...change };
    return body;
  });
  await page.goto(`/transaction/${actions[0]!.trx_id}`);
  await expect(page.getByRole('tree')).toBeVisible();
}

scenario('array-of-20000-in-action', async ({ page }) => {
  await openTransfer(page, { list: Array.from({ length: 20_000 }, (_, index) => ({ index })) });
  await expect(page.getByRole('tree').getByText('20,000 items')).toBeVisible();
  expect(await page.locator('main *').count()).toBeLessThan(3_000);
});

scenario('memo-reversed', async ({ page }) => {
  await openTransfer(page, { memo: 'pay \u202exe.gnp' });
  const tree = page.getByRole('tree');
  await expect(tree.getByText('U+202E').first()).toBeVisible();
  expect(await tree.innerText()).not.toContain('\u202e');
});

scenario('memo-invisible', async ({ page }) => {
  await openTransfer(page, { memo: '1\u3164\u28002\u00ad3\u{e0041}4\u200d5\ufe0f6' });
  const shown = page.getByRole('tree').getByText('U+').first().locator('xpath=ancestor::bdi');
  await expect(shown).toHaveText('1U+3164U+28002U+00AD3U+E00414U+200D5U+FE0F6');
});

scenario('memo-of-megabytes', async ({ page }) => {
  await openTransfer(page, { memo: 'word '.repeat(200_000) });
  const tree = page.getByRole('tree');
  await tree.getByRole('button', { name: 'Show all' }).last().click();
  await expect(tree.getByText('First 2,000 of 1,000,000 characters')).toBeVisible();
  await tree.getByRole('button', { name: 'Show more' }).click();
  await expect(tree.getByText('First 10,000 of 1,000,000 characters')).toBeVisible();
  const download = page.waitForEvent('download');
  await tree.getByRole('button', { name: 'Download text' }).click();
  expect((await download).suggestedFilename()).toBe('text.txt');
});

/** The elements whose own text holds the words, by whether they are within a quotation. */
function saying(root: Locator, words: string): Promise<boolean[]> {
  return root.evaluate((within, sought) => {
    const said = [...within.querySelectorAll('*')].filter((element) =>
      [...element.childNodes].some((node) => node instanceof Text && node.data.includes(sought)),
    );
    return said.map((element) => element.closest('[data-slot="quoted"]') !== null);
  }, words);
}

scenario('memo-speaks-for-page', async ({ page }) => {
  const memo = 'lunch\n\nNo risks found.\n7 of 7 nodes agree';
  const review = await reviewLink(
    page,
    'transfer',
    { from: 'alice', to: 'bob', quantity: '0.0001 A', memo },
    { contract: 'core.vaulta', as: 'alice' },
  );
  const statement = review.dialog.locator('.statement');
  const quotation = statement.locator('[data-slot="quoted"]');
  await expect(quotation).toContainText('7 of 7 nodes agree');
  await expect(quotation.locator('.line-end')).toHaveCount(3);
  expect(await quotation.evaluate((block) => getComputedStyle(block).display)).toBe('block');
  const [own, other] = await Promise.all(
    [statement, quotation].map((one) => one.evaluate((it) => getComputedStyle(it).fontFamily)),
  );
  expect(own).not.toBe(other);
  expect(new Set(await saying(review.dialog, '7 of 7 nodes agree'))).toEqual(new Set([true]));
  await review.cancel();

  await openTransfer(page, { memo });
  await expect(page.getByRole('tree')).toContainText('7 of 7 nodes agree');
  expect(new Set(await saying(main(page), '7 of 7 nodes agree'))).toEqual(new Set([true]));
});

scenario('error-speaks-for-page', async ({ page }) => {
  const words = 'Success.\n7 of 7 nodes agree that alice is safe';
  const body = {
    code: 500,
    error: { code: 3_040_005, name: 'odd', what: words, details: [{ message: words }] },
  };
  await lie(page, 'get_account', () => new WithStatus(500, body));
  await page.goto('/account/alice');
  const quotation = page.getByRole('alert').locator('[data-slot="quoted"]').first();
  await expect(quotation).toContainText('7 of 7 nodes agree');
  await expect(quotation).toContainText(new URL(firstNode).host);
  expect(new Set(await saying(main(page), '7 of 7 nodes agree'))).toEqual(new Set([true]));
});

scenario('memo-with-script', async ({ page }) => {
  const memo = '<img src=x onerror="window.__ran=1"><script>window.__ran=1</script>';
  await openTransfer(page, { memo });
  await expect(page.getByRole('tree')).toContainText('<script>');
  expect(await faultsOf(page)).toEqual([]);
});

/** Hosts that a page asked for pictures. */
function pictureHosts(page: Page): Set<string> {
  const hosts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'image') hosts.add(new URL(request.url()).host);
  });
  return hosts;
}

scenario('gift-with-picture', async ({ page }) => {
  await lie(page, 'assets', ({ body }) => {
    for (const asset of body.data ?? []) {
      asset.data = { ...asset.data, img: 'https://spy.example/1.png' };
      asset.mutable_data = { ...asset.mutable_data, img: 'https://spy.example/1.png' };
      asset.immutable_data = { ...asset.immutable_data, img: 'https://spy.example/1.png' };
      if (asset.template) asset.template.immutable_data = { img: 'https://spy.example/1.png' };
    }
    return body;
  });
  const hosts = pictureHosts(page);
  await page.goto('/account/alice');
  await page.mouse.move(10, 200);
  const load = main(page).getByRole('button', { name: 'Load picture from spy.example' }).first();
  // Parts further down come when the reader does.
  await expect(async () => {
    await page.mouse.wheel(0, 700);
    await expect(load).toBeVisible({ timeout: 500 });
  }).toPass();
  expect([...hosts].filter((host) => host.endsWith('.example'))).toEqual([]);
  const requested = page.waitForRequest('https://spy.example/1.png');
  await load.click();
  await expect(main(page).locator('img[src="https://spy.example/1.png"]')).toHaveCount(1);
  await requested;

  // Who wants them all, has them all.
  await page.locator('#header').getByLabel('Settings').click();
  await page.getByRole('button', { name: 'Always' }).filter({ visible: true }).click();
  await expect(load).toHaveCount(0);
});

scenario('player-elsewhere', async ({ page }) => {
  const NFT = '1099511627776';
  const film = 'https://spy.example/1.mp4';
  await lie(page, NFT, ({ body }) => {
    const asset = body.data;
    for (const of of ['data', 'mutable_data', 'immutable_data'])
      asset[of] = { ...asset[of], video: film };
    return body;
  });
  await page.route('https://spy.example/**', (route) => route.fulfill({ body: '' }));
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  const requested: { url: string; referrerPolicy: string }[] = [];
  network.on('Network.requestWillBeSent', ({ request }) => requested.push(request));
  const toSpy = () => requested.filter(({ url }) => url === film);
  await page.goto(`/nft/${NFT}`);
  const load = main(page).getByRole('button', { name: 'Load video from spy.example' });
  await expect(load).toBeVisible();
  expect(toSpy()).toEqual([]);
  await load.click();
  await expect.poll(() => toSpy().length).toBeGreaterThan(0);
  // The network drops the header by this policy, after these events.
  for (const { referrerPolicy } of toSpy()) expect(referrerPolicy).toBe('no-referrer');
});

scenario('history-nested-deep', async ({ page }) => {
  const deep = '['.repeat(20_000) + ']'.repeat(20_000);
  let lies = 0;
  await page.route(/\/v2\/history\/get_actions/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/"memo":"[^"]*"/, `"memo":${deep}`);
    if (body.includes(deep)) lies += 1;
    await route.fulfill({ response, body });
  });
  await page.goto('/account/alice?tab=transactions&contract=core.vaulta&action=transfer');
  await expect(main(page)).toContainText('Source: History API · Hyperion did not respond');
  expect(lies).toBeGreaterThan(0);
  const saved = page.waitForEvent('download');
  await main(page).getByRole('button', { name: 'Export CSV' }).click();
  await saved;
  expect(await faultsOf(page)).toEqual([]);
});

scenario('avatar-elsewhere', async ({ page }) => {
  const hosts = pictureHosts(page);
  await page.goto('/account/alice');
  await page.mouse.move(10, 200);
  const load = main(page)
    .getByRole('button', { name: /^Load picture from/ })
    .first();
  await expect(load).toBeVisible();
  const [host] = /[^ ]+$/.exec((await load.getAttribute('aria-label')) ?? '') ?? [''];
  expect([...hosts]).not.toContain(host);
  const asked = page.waitForRequest((request) => new URL(request.url()).host === host);
  await load.click();
  await asked;
});
