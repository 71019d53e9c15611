import { aTransfer, expect, test } from './fixtures.ts';

test('a printed page has no controls, and keeps what is typed into a form', async ({ page }) => {
  const { id } = await aTransfer();
  const main = page.getByRole('main');
  const controls = main.locator('button, select, input:not([type=checkbox])');
  const paths = ['/account/alice', '/account/alice?tab=transactions', '/tokens', '/vote'];
  for (const path of [...paths, `/transaction/${id}`]) {
    await page.emulateMedia({ media: 'screen' });
    await page.goto(path);
    await expect(main.locator('[aria-busy=true]')).toHaveCount(0);
    await expect(main.getByRole('row').or(main.getByText('Executed')).first()).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(controls.filter({ visible: true }), path).toHaveCount(0);
  }
  await page.emulateMedia({ media: 'screen' });
  await page.goto('/wallet/transfer?to=bob');
  await page.emulateMedia({ media: 'print' });
  await expect(main.getByLabel('To', { exact: true })).toBeVisible();
});
