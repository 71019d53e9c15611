import { expect, test, watchErrors } from './fixtures.ts';

/** What makes any test fail where it happens. */
const faults: readonly (readonly [what: string, bring: () => void, error: string])[] = [
  [
    'an exception',
    () => {
      setTimeout(() => {
        throw new Error('Nobody caught this.');
      });
    },
    'Nobody caught this.',
  ],
  [
    'what React warns of',
    () => console.error('Each child in a list should have a unique "key" prop.'),
    'unique "key"',
  ],
  [
    'what the policy stops',
    () => void navigator.sendBeacon('https://collector.example.org/', ''),
    'CSP: connect-src',
  ],
];

for (const [what, bring, error] of faults)
  test(`${what} is an error of the page`, async ({ context }) => {
    const page = await context.newPage();
    const errors = await watchErrors(page);
    await page.goto('/terms-and-conditions');
    await page.evaluate(bring);
    await expect.poll(() => errors.join('\n')).toContain(error);
  });

for (const wanted of [false, true])
  test(`a failed request is ${wanted ? 'one where a test says so' : 'none'}`, async ({
    context,
  }) => {
    const page = await context.newPage();
    const errors = await watchErrors(page, wanted);
    await page.route('**/v1/chain/get_block', (route) => route.fulfill({ status: 500 }));
    await page.goto('/terms-and-conditions');
    const written = page.waitForEvent('console');
    await page.evaluate(() => fetch('/v1/chain/get_block'));
    expect((await written).text()).toContain('status of 500');
    expect(errors).toHaveLength(wanted ? 1 : 0);
  });
