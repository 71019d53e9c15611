import type { Page } from '@playwright/test';
import { devnetPublicKey } from '#devnet/engine/keys.ts';
import { ask, expect, rowsOf, siteOf, test } from './fixtures.ts';
import { logIn, sign } from './log-in.ts';
import { sendOn } from './send-as.ts';

const main = (page: Page) => page.getByRole('main');
const success = (page: Page) => page.getByRole('status').filter({ hasText: 'Success' });

/** Presses the way back, and signs what it opens. */
async function takeBack(page: Page, name: string): Promise<void> {
  const outcome = success(page).getByRole('link', { name: /^[0-9a-f]{8}/ });
  const before = await outcome.getAttribute('href');
  await success(page).getByRole('button', { name, exact: true }).click();
  await sign(page);
  await expect(outcome).not.toHaveAttribute('href', before ?? '');
}

interface Permissions {
  permissions: {
    perm_name: string;
    linked_actions: { account: string; action: string | null }[];
  }[];
}

/** What of an account may sign an action: the permissions. */
async function linkedTo(account_name: string, contract: string, action: string) {
  const { permissions } = await ask<Permissions>(
    '/v1/chain/get_account',
    { account_name },
    'kylin',
  );
  return permissions
    .filter(({ linked_actions }) =>
      linked_actions.some((one) => one.account === contract && one.action === action),
    )
    .map(({ perm_name }) => perm_name);
}

test('a link leads back to the permission that was linked before, and to none', async ({ page }, {
  retry,
}) => {
  const user = 'mallory';
  // An earlier try may have linked its own.
  const names = [`pay${retry + 1}`, `save${retry + 1}`];
  const threshold = {
    threshold: 1,
    keys: [{ key: devnetPublicKey(user), weight: 1 }],
    accounts: [],
    waits: [],
  };
  for (const permission of names)
    await sendOn('kylin', user, {
      account: 'eosio',
      name: 'updateauth',
      data: { account: user, permission, parent: 'active', auth: threshold },
    });
  await page.goto(`${siteOf('kylin')}/wallet/permissions/link`);
  await logIn(page, user);
  const link = async (name: string) => {
    await main(page).getByLabel('Contract', { exact: true }).fill('eosio');
    await main(page)
      .getByRole('combobox', { name: 'Action', exact: true })
      .selectOption('claimrewards');
    await main(page).getByRole('combobox', { name: 'Permission', exact: true }).selectOption(name);
    await main(page).locator('form').getByRole('button', { name: 'Link', exact: true }).click();
    await sign(page);
    await expect(success(page)).toBeVisible();
  };
  const linked = () => linkedTo(user, 'eosio', 'claimrewards');
  const [first = '', second = ''] = names;
  await link(first);
  await takeBack(page, 'Unlink');
  expect(await linked()).toEqual([]);
  await takeBack(page, 'Link as before');
  expect(await linked()).toEqual([first]);
  await link(second);
  expect(await linked()).toEqual([second]);
  await takeBack(page, 'Link as before');
  expect(await linked()).toEqual([first]);
  await main(page)
    .getByRole('button', { name: `Unlink eosio::claimrewards from ${first}` })
    .click();
  await sign(page);
  await expect(success(page)).toContainText('Success');
  await expect.poll(linked).toEqual([]);
});

test('an approval is revoked and given again by the outcome’s button', async ({ page }, {
  retry,
}) => {
  const proposal_name = `wayback${retry + 1}`;
  const requested = [{ actor: 'grace', permission: 'active' }];
  await sendOn('kylin', 'judy', {
    account: 'eosio.msig',
    name: 'propose',
    data: {
      proposer: 'judy',
      proposal_name,
      requested,
      trx: {
        expiration: '2050-01-01T00:00:00',
        ref_block_num: 0,
        ref_block_prefix: 0,
        max_net_usage_words: 0,
        max_cpu_usage_ms: 0,
        delay_sec: 0,
        context_free_actions: [],
        actions: [
          {
            account: 'eosio',
            name: 'claimrewards',
            authorization: requested,
            data: '0000000000000e3d',
          },
        ],
        transaction_extensions: [],
      },
    },
  });
  const approved = async () => {
    const rows = await rowsOf<{ provided_approvals: { level: { actor: string } }[] }>(
      'eosio.msig',
      'approvals2',
      { chain: 'kylin', scope: 'judy', reverse: true, limit: 1 },
    );
    return rows.flatMap((row) => row.provided_approvals.map(({ level }) => level.actor));
  };
  await page.goto(`${siteOf('kylin')}/msig/judy/${proposal_name}`);
  await logIn(page, 'grace');
  await main(page).getByRole('button', { name: 'Approve', exact: true }).click();
  await sign(page);
  await takeBack(page, 'Revoke approval');
  expect(await approved()).toEqual([]);
  await takeBack(page, 'Approve again');
  expect(await approved()).toEqual(['grace']);
});
