import { ask, expect, test } from './fixtures.ts';
import { logIn, refuseOnce } from './log-in.ts';

interface VoterRow {
  producers: string[];
  proxy: string;
}

async function voteOf(account: string): Promise<VoterRow> {
  const { voter_info } = await ask<{ voter_info: VoterRow }>('/v1/chain/get_account', {
    account_name: account,
  });
  return voter_info;
}

test('a vote begins with what is voted now, is changed, and lands sorted on the chain @core', async ({
  page,
}) => {
  const before = await voteOf('bob');
  await page.goto('/vote');
  await logIn(page, 'bob');
  const main = page.getByRole('main');
  await expect(page.getByLabel('Username')).toHaveValue('bob');
  await expect(main).toContainText(`${before.producers.length} of 30 chosen`);
  const voted = page.getByRole('checkbox', { name: 'Vote for bplima111111' });
  await expect(voted).toBeVisible();
  const was = await voted.isChecked();
  expect(was).toBe(before.producers.includes('bplima111111'));
  await voted.setChecked(!was);
  await refuseOnce(page);
  await main.getByRole('button', { name: /^Vote for \d+ producers?$/ }).click();
  const sign = page.getByRole('dialog').getByRole('button', { name: 'Sign', exact: true });
  await sign.click();
  await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
  await sign.click();
  await expect(page.getByRole('status').filter({ hasText: 'Success' })).toBeVisible();
  const after = await voteOf('bob');
  expect(after.producers.includes('bplima111111')).toBe(!was);
  expect(after.producers).toEqual(after.producers.toSorted());
});

test('a producer that is not registered is marked before signing, and removed by one step', async ({
  page,
}) => {
  await page.goto('/vote?producers=bplima111111,carol');
  await logIn(page, 'ivan');
  const main = page.getByRole('main');
  await expect(main).toContainText('2 of 30 chosen');
  await expect(main).toContainText('Not registered: carol');
  await main.getByRole('button', { name: 'Remove from the vote' }).click();
  await expect(main).toContainText('1 of 30 chosen');
  await main.getByRole('button', { name: 'Vote for 1 producer', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Success' })).toBeVisible();
  expect((await voteOf('ivan')).producers).toEqual(['bplima111111']);
});

test('producers are found by name, state and order, and the address keeps it', async ({ page }) => {
  await page.goto('/vote?sort=name&state=producing');
  const table = page.getByRole('table', { name: 'Producers' });
  await expect(page.getByLabel('Sort by')).toHaveValue('name');
  const names = table.getByRole('row').getByRole('link', { name: /^bp/ });
  await expect(names).toHaveCount(21);
  const shown = await names.allTextContents();
  expect(shown).toEqual(shown.toSorted());
  await page.getByLabel('Search producers').fill('LIMA');
  await expect(names).toHaveCount(1);
  await expect(page).toHaveURL(/find=LIMA/);
});

test('in a page from right to left a name that is too long shows its beginning', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/ar/vote');
  const name = page.locator('.truncate > bdi').filter({ hasText: /^bpgolf of the test chain$/ });
  await expect(name).toBeVisible();
  const beginning = await name.evaluate((text) => {
    const range = document.createRange();
    range.setStart(text.firstChild!, 0);
    range.setEnd(text.firstChild!, 1);
    return range.getBoundingClientRect().left - text.parentElement!.getBoundingClientRect().left;
  });
  expect(beginning).toBeGreaterThanOrEqual(-1);
});

test('the list of proxies leads to the form that sets one', async ({ page }) => {
  await page.goto('/vote/proxies');
  const table = page.getByRole('table', { name: 'Proxies' });
  await expect(table).toContainText('We read what we vote for');
  await table.getByRole('link', { name: 'Vote via wiseproxy111' }).click();
  await expect(page).toHaveURL(/\/wallet\/proxy\?proxy=wiseproxy111$/);
  await logIn(page, 'carol');
  const main = page.getByRole('main');
  const field = main.getByRole('textbox', { name: 'Proxy', exact: true });
  await expect(field).toHaveValue('wiseproxy111');
  await field.fill('bob');
  await field.press('Enter');
  await expect(main).toContainText('bob is not registered as a proxy.');
  await field.fill('wiseproxy111');
  await field.blur();
  await main.getByRole('button', { name: 'Vote via wiseproxy111' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Success' })).toBeVisible();
  expect((await voteOf('carol')).proxy).toBe('wiseproxy111');
});

test('of twenty changes of a vote none is hidden, and the review names what is removed', async ({
  page,
}) => {
  await page.goto('/vote');
  await logIn(page, 'alice');
  const main = page.getByRole('main');
  const { producers } = await voteOf('alice');
  expect(producers.length).toBeGreaterThan(0);
  const boxes = main.getByRole('checkbox', { name: /^Vote for/ });
  await expect(main).toContainText(`${producers.length} of 30 chosen`);
  for (const name of producers)
    await main.getByRole('checkbox', { name: `Vote for ${name}` }).uncheck();
  const added: string[] = [];
  for (let index = 0; producers.length + added.length < 20; index++) {
    const box = boxes.nth(index);
    const name = (await box.getAttribute('aria-label'))?.replace('Vote for ', '') ?? '';
    if (producers.includes(name)) continue;
    await box.check();
    added.push(name);
  }
  await expect(main).toContainText('20 changes');
  const signs = main.getByRole('listitem').filter({ hasText: /^[−+] / });
  await expect(signs.first()).toContainText('−');
  const more = main.getByRole('button', { name: 'Show 8 more' });
  await more.click();
  await expect(signs).toHaveCount(20);
  const list = signs.first().locator('..');
  expect(await list.evaluate((element) => element.scrollHeight - element.clientHeight)).toBe(0);
  await main.getByRole('button', { name: /^Vote for \d+ producers?$/ }).click();
  const review = page.getByRole('dialog', { name: 'Review transaction' });
  const changes = review.getByRole('region', { name: 'Changes to the vote' });
  await expect(changes).toContainText(`${producers.length} removed, ${added.length} added, 0 kept`);
  for (const name of producers) await expect(changes).toContainText(`− ${name}`);
});
