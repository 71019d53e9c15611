import { expect, test } from './fixtures.ts';

/** Names, figures and sentences as pages have them. */
const samples = [
  'bpalpha11111',
  '118,686.7446 A',
  'Resources used',
  'A block is final once two thirds of the producers have confirmed it.',
];

test('the font never comes late, and its fallback has its measures', async ({ page }) => {
  await page.goto('/terms-and-conditions');
  const preloaded = page.locator('head link[rel=preload][as=font]');
  await expect(preloaded).toHaveCount(1);
  const display = await page.evaluate(() =>
    [...document.fonts]
      .filter(({ family }) => /^.?Radio Canada.?$/.test(family))
      .map((face) => face.display),
  );
  expect(display).toEqual(['optional']);
  const measured = await page.evaluate(async (texts) => {
    const boxOf = (text: string, family: string, weight: number) => {
      const span = Object.assign(document.createElement('span'), { textContent: text });
      span.style.cssText = `position:absolute;white-space:nowrap;font:${weight} 40px '${family}'`;
      document.body.append(span);
      const { width, height } = span.getBoundingClientRect();
      span.remove();
      return { width, height };
    };
    await Promise.all(
      [400, 600].flatMap((weight) =>
        ['Radio Canada', 'Radio Canada Fallback'].map((family) =>
          document.fonts.load(`${weight} 40px '${family}'`),
        ),
      ),
    );
    return texts.flatMap((text) =>
      [400, 600].map((weight) => {
        const font = boxOf(text, 'Radio Canada', weight);
        const fallback = boxOf(text, 'Radio Canada Fallback', weight);
        const other = boxOf(text, 'monospace', weight);
        return {
          text: `${text}, ${weight}`,
          loaded: font.width !== fallback.width && font.width !== other.width,
          width: fallback.width / font.width,
          height: fallback.height / font.height,
        };
      }),
    );
  }, samples);
  for (const { text, loaded, width, height } of measured) {
    expect(loaded, text).toBe(true);
    expect(Math.abs(width - 1), `width of ${text}`).toBeLessThan(0.06);
    expect(Math.abs(height - 1), `height of ${text}`).toBeLessThan(0.02);
  }
});
