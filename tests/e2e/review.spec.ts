import { reviewLink, takeover } from '../hostile/powers.ts';
import { tabTo } from './by-keyboard.ts';
import { expect, test } from './fixtures.ts';

test('Sign says what is missing, and leads there by pointer and by keyboard @core', async ({
  page,
}) => {
  // Low enough that what is to be typed and ticked is below the fold.
  await page.setViewportSize({ width: 390, height: 500 });
  const review = await reviewLink(page, 'updateauth', takeover('alice'), { as: 'alice' });
  const { dialog, sign } = review;
  const name = review.typed('alice');
  await dialog.evaluate((element) => element.scrollTo(0, 0));
  await expect(name).not.toBeInViewport();
  await expect(sign).toHaveAccessibleDescription('Type alice first');
  await sign.click({ force: true });
  await expect(name).toBeFocused();
  await expect(name).toBeInViewport();
  await page.keyboard.type('alice');
  await expect(sign).toBeEnabled();
  await name.fill('');
  await dialog.evaluate((element) => element.scrollTo(0, 0));
  await dialog.getByRole('button', { name: 'Type alice first' }).click();
  await expect(name).toBeFocused();
  await tabTo(page, dialog.getByRole('button', { name: 'Type alice first' }));
  await page.keyboard.press('Tab');
  await expect(sign).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(name).toBeFocused();
  await review.cancel();
});

test('a mark that is missing is named in the words of its box', async ({ page }) => {
  const data = { account: 'alice', allow_perms: ['owner'], disallow_perms: [] };
  const review = await reviewLink(page, 'limitauthchg', data, { as: 'alice' });
  await expect(review.sign).toHaveAccessibleDescription(/^Tick first: I have read the warnings/);
  await review.sign.click({ force: true });
  await expect(review.mark).toBeFocused();
  await page.keyboard.press('Space');
  await expect(review.sign).toBeEnabled();
  await expect(review.sign).toHaveAccessibleDescription('');
  await review.cancel();
});
