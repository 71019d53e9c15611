import { hex } from '#devnet/abi/hex.ts';
import { nativeCode } from '#devnet/engine/contract.ts';
import { devnetPublicKey } from '#devnet/engine/keys.ts';
import { keyLookupMs, requestTimeoutMs } from '#src/chain/core/limits.ts';
import { ask, expect } from '../e2e/fixtures.ts';
import { logIn } from '../e2e/log-in.ts';
import { liftTimeLimits } from '../e2e/time-limits.ts';
import { lie, WithStatus } from './lying-node.ts';
import * as powers from './powers.ts';
import { scenarioOf } from './scenario.ts';
import { scenarios } from './scenarios/powers.ts';

const scenario = scenarioOf(scenarios);
const { strangersKey, level, takeover } = powers;

scenario('power-active-by-link', async ({ page }) => {
  const before = await powers.permissionsOf('alice');
  const review = await powers.reviewLink(page, 'updateauth', takeover('alice'), { as: 'alice' });
  await expect(review.warnings).toContainText('Others can control alice@active.');
  const key = review.warnings.getByText(strangersKey, { exact: true });
  await expect(key).toBeVisible();
  expect(await key.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
  await expect(review.warnings).toContainText('Unknown key: no known account uses it');
  await expect(review.sign).toBeDisabled();
  await review.typed('alice').press('Enter');
  await review.typed('alice').fill('ALICE');
  await review.typed('alice').press('Enter');
  await expect(review.sign).toBeDisabled();
  await review.cancel();
  expect(await powers.permissionsOf('alice')).toBe(before);
});

scenario('power-typed-name', async ({ page }) => {
  const own = devnetPublicKey('ivan');
  const bobs = devnetPublicKey('bob');
  const keys = [own, bobs].toSorted();
  const change = takeover('ivan', powers.anyOf(...keys));
  // Whose key it is must not depend on how fast this machine is.
  await liftTimeLimits(page, keyLookupMs, requestTimeoutMs);
  const review = await powers.reviewLink(page, 'updateauth', change, { as: 'ivan' });
  await expect(
    review.warnings.getByRole('listitem').filter({ hasText: bobs }).last(),
  ).toContainText('Key of bob');
  await review.typed('ivan').fill('iva');
  await expect(review.sign).toBeDisabled();
  expect(await powers.permissionsOf('ivan')).not.toContain(bobs);
  await review.typed('ivan').fill('ivan');
  await review.sign.click();
  await expect(page.getByRole('status').filter({ hasText: 'Success' })).toBeVisible();
  expect(await powers.permissionsOf('ivan')).toContain(bobs);
});

scenario('power-owner-by-link', async ({ page }) => {
  const before = await powers.permissionsOf('alice');
  const change = { ...takeover('alice'), permission: 'owner', parent: '' };
  const review = await powers.reviewLink(page, 'updateauth', change, {
    as: 'alice',
    auth: 'alice@owner',
  });
  await expect(review.dialog.getByText('Authorized by')).toContainText('alice@owner');
  await expect(review.dialog).toContainText('Wallet signs for');
  await expect(review.warnings).toContainText('Others can control alice@owner.');
  await expect(review.warnings).toContainText('The owner permission of alice signs.');
  await expect(review.sign).toBeDisabled();
  await review.cancel();
  expect(await powers.permissionsOf('alice')).toBe(before);
});

const tokenCode = hex(nativeCode('token'));

/** By a permission that erin has, and has linked, for the test. */
const alone = (permission: string) =>
  [
    ['deleteauth', { account: 'erin', permission }, `erin@${permission} is deleted`],
    [
      'linkauth',
      { account: 'erin', code: 'eosio.token', type: 'close', requirement: permission },
      `erin@${permission} will be able to sign eosio.token::close`,
    ],
    [
      'unlinkauth',
      { account: 'erin', code: 'eosio.token', type: 'open' },
      'erin loses its own permission for eosio.token::open',
    ],
    [
      'setcode',
      { account: 'erin', vmtype: 0, vmversion: 0, code: tokenCode },
      'The contract code of erin is replaced',
    ],
    ['setabi', { account: 'erin', abi: '' }, 'The ABI of erin is replaced'],
    [
      'limitauthchg',
      { account: 'erin', allow_perms: ['owner'], disallow_perms: [] },
      'which permissions of erin may change permissions',
    ],
  ] as const;

scenario('power-kinds-alone', async ({ page }) => {
  const [free, linked] = [powers.freshName(), powers.freshName()];
  const asErin = (name: string, data: object) =>
    powers.sendAs('erin', 'eosio', name, { account: 'erin', ...data });
  const link = { code: 'eosio.token', type: 'open' };
  for (const permission of [free, linked])
    await asErin('updateauth', {
      permission,
      parent: 'active',
      auth: powers.anyOf(strangersKey),
    });
  await asErin('linkauth', { ...link, requirement: linked });
  const before = await powers.permissionsOf('erin');
  await page.goto('/contract');
  await logIn(page, 'erin');
  for (const [action, data, words] of alone(free)) {
    const review = await powers.reviewLink(page, action, data);
    await expect(review.warnings).toContainText(words);
    await expect(review.sign).toBeDisabled();
    await review.mark.check();
    await expect(review.sign).toBeEnabled();
    await review.cancel();
  }
  expect(await powers.permissionsOf('erin')).toBe(before);
  await asErin('unlinkauth', link);
  for (const permission of [free, linked]) await asErin('deleteauth', { permission });
});

scenario('power-transfers-linked', async ({ page }) => {
  const permission = powers.freshName();
  const auth = powers.anyOf(strangersKey);
  const change = { account: 'erin', permission, parent: 'active', auth };
  const link = { account: 'erin', code: 'eosio.token', type: 'transfer', requirement: permission };
  const words = `Others can sign eosio.token::transfer with erin@${permission}, without you.`;
  const expectTypedName = async (review: Awaited<ReturnType<typeof powers.reviewLink>>) => {
    await expect(review.warnings).toContainText(words);
    await expect(review.warnings).toContainText(strangersKey);
    await expect(review.typed('erin')).toBeVisible();
    for (const checkbox of await review.dialog.getByRole('checkbox').all()) await checkbox.check();
    await expect(review.sign).toBeDisabled();
    await review.cancel();
  };
  // Both in one transaction, before the chain has any of it.
  const changed = await powers.transactionOf('updateauth', change, 'erin');
  const linked = await powers.transactionOf('linkauth', link, 'erin');
  const trx = powers.transactionWith(...changed.actions, ...linked.actions);
  await expectTypedName(
    await powers.reviewLink(
      page,
      'exec',
      { executer: 'erin', trx },
      { as: 'erin', contract: 'eosio.wrap' },
    ),
  );
  await powers.sendAs('erin', 'eosio', 'updateauth', change);
  await expectTypedName(await powers.reviewLink(page, 'linkauth', link));
  await powers.sendAs('erin', 'eosio', 'deleteauth', { account: 'erin', permission });
});

scenario('power-control-linked', async ({ page }) => {
  const permission = powers.freshName();
  const auth = powers.anyOf(strangersKey);
  const given = { account: 'erin', permission, parent: 'active', auth };
  await powers.sendAs('erin', 'eosio', 'updateauth', given);
  const before = await powers.permissionsOf('erin');
  const link = {
    account: 'erin',
    code: 'core.vaulta',
    type: 'updateauth',
    requirement: permission,
  };
  const review = await powers.reviewLink(page, 'linkauth', link, { as: 'erin' });
  await expect(review.warnings).toContainText(
    `Others can sign core.vaulta::updateauth with erin@${permission}, without you.`,
  );
  await expect(review.warnings).toContainText(strangersKey);
  await expect(review.typed('erin')).toBeVisible();
  for (const checkbox of await review.dialog.getByRole('checkbox').all()) await checkbox.check();
  await expect(review.sign).toBeDisabled();
  await review.cancel();
  expect(await powers.permissionsOf('erin')).toBe(before);
  await powers.sendAs('erin', 'eosio', 'deleteauth', { account: 'erin', permission });
});

scenario('power-contract-code', async ({ page }) => {
  const before = await powers.permissionsOf('alice');
  const auth = {
    ...powers.anyOf(devnetPublicKey('alice')),
    accounts: [{ permission: level('mallory', 'eosio.code'), weight: 1 }],
  };
  const review = await powers.reviewLink(page, 'updateauth', takeover('alice', auth), {
    as: 'alice',
  });
  await expect(review.warnings).toContainText(
    'The code of mallory could use alice@active at any time, without your signature.',
  );
  await expect(review.typed('alice')).toBeVisible();
  await review.mark.check();
  await expect(review.sign).toBeDisabled();
  await review.cancel();
  expect(await powers.permissionsOf('alice')).toBe(before);
});

scenario('power-wait-alone', async ({ page }) => {
  const before = await powers.permissionsOf('alice');
  const auth = {
    ...powers.anyOf(devnetPublicKey('alice')),
    waits: [{ wait_sec: 60, weight: 1 }],
  };
  const review = await powers.reviewLink(page, 'updateauth', takeover('alice', auth), {
    as: 'alice',
  });
  await expect(review.warnings).toContainText('Anyone, without a signature');
  await expect(review.sign).toBeDisabled();
  await review.cancel();
  expect(await powers.permissionsOf('alice')).toBe(before);
});

scenario('power-new-account', async ({ page }) => {
  const name = 'paidbyalice1';
  const mallorys = devnetPublicKey('mallory');
  const review = await powers.reviewLink(
    page,
    'newaccount',
    { creator: 'alice', name, owner: powers.anyOf(mallorys), active: powers.anyOf(strangersKey) },
    { as: 'alice' },
  );
  const words = `The new account ${name} can be used with keys that are not yours.`;
  const warning = review.warnings.getByRole('listitem').filter({ hasText: words });
  await expect(warning).toContainText(mallorys);
  await expect(warning).toContainText('Key of mallory');
  await expect(warning).toContainText(strangersKey);
  await expect(review.sign).toBeDisabled();
  await review.cancel();
  await expect(powers.permissionsOf(name)).resolves.toBeUndefined();
});

scenario('power-vote-proxy', async ({ page }) => {
  const vote = { voter: 'alice', proxy: 'wiseproxy111', producers: [] };
  const voting = await powers.reviewLink(page, 'voteproducer', vote, { as: 'alice' });
  await expect(voting.warnings).toContainText(
    'wiseproxy111 will vote with all staked votes of alice.',
  );
  await voting.cancel();
  const role = { proxy: 'alice', isproxy: true };
  const becoming = await powers.reviewLink(page, 'regproxy', role);
  await expect(becoming.warnings).toContainText('alice becomes a proxy');
  await becoming.cancel();
});

scenario('power-second-signer', async ({ page }) => {
  const data = { from: 'alice', to: 'carol', quantity: '0.0001 A', memo: 'two sign' };
  const options = { as: 'alice', contract: 'core.vaulta', auth: 'alice@active,bob@active' };
  const review = await powers.reviewLink(page, 'transfer', data, options);
  const authorized = review.dialog.getByText('Authorized by');
  await expect(authorized).toContainText('alice@active, bob@active');
  await expect(review.warnings).toContainText('This also acts for bob@active.');
  await expect(review.sign).toBeDisabled();
  await review.cancel();
});

scenario('power-shared-key', async ({ page }) => {
  const name = powers.freshName();
  const own = powers.anyOf(devnetPublicKey('alice'));
  await powers.sendAllAs(
    'alice',
    {
      account: 'eosio',
      name: 'newaccount',
      data: { creator: 'alice', name, owner: own, active: own },
    },
    {
      account: 'eosio',
      name: 'buyrambytes',
      data: { payer: 'alice', receiver: name, bytes: 8192 },
    },
    {
      account: 'core.vaulta',
      name: 'delegatebw',
      data: {
        from: 'alice',
        receiver: name,
        stake_net_quantity: '1.0000 A',
        stake_cpu_quantity: '1.0000 A',
        transfer: false,
      },
    },
    {
      account: 'core.vaulta',
      name: 'transfer',
      data: { from: 'alice', to: name, quantity: '1.0000 A', memo: 'savings' },
    },
  );
  const balance = () =>
    ask<string[]>('/v1/chain/get_currency_balance', {
      code: 'core.vaulta',
      account: name,
      symbol: 'A',
    });
  const data = { from: name, to: 'bob', quantity: '1.0000 A', memo: 'two accounts' };
  const options = { as: 'alice', contract: 'core.vaulta', auth: `${name}@active` };
  const review = await powers.reviewLink(page, 'transfer', data, options);
  await expect(review.warnings).toContainText(
    `This also acts for ${name}@active. If your key counts for it, your signature is enough.`,
  );
  await expect(review.sign).toBeDisabled();
  expect(await balance()).toEqual(['1.0000 A']);
  await review.mark.check();
  await review.sign.click();
  await expect(page.getByRole('status').filter({ hasText: 'Success' })).toBeVisible();
  expect(await balance()).toEqual(['0.0000 A']);
});

scenario('power-fake-core-token', async ({ page }) => {
  const data = { from: 'alice', to: 'carol', quantity: '1.0000 A', memo: 'looks real' };
  const review = await powers.reviewLink(page, 'transfer', data, {
    as: 'alice',
    contract: 'eosiotoken11',
  });
  await expect(review.warnings).toContainText('This A is issued by eosiotoken11.');
  // Beside the amount in words, and beside each balance.
  const named = review.dialog.getByRole('link', { name: 'eosiotoken11' });
  expect(await named.count()).toBeGreaterThan(1);
  await expect(review.sign).toBeDisabled();
  await review.cancel();
});

scenario('power-fake-system', async ({ page }) => {
  // The node describes an action of the scam token by the name and the fields of the system's.
  const abi = await fetchAbi('eosio');
  await lie(page, 'get_abi', ({ request, body }) =>
    named(request, 'eosiotoken11') ? { ...body, abi } : undefined,
  );
  const raw = await fetchRawAbi('eosio');
  await lie(page, 'get_raw_abi', ({ request, body }) =>
    named(request, 'eosiotoken11') ? { ...body, abi: raw } : undefined,
  );
  const options = { as: 'alice', contract: 'eosiotoken11' };
  const review = await powers.reviewLink(page, 'updateauth', takeover('alice'), options);
  await expect(review.warnings).toContainText('eosiotoken11 is not a contract known');
  await expect(review.warnings).not.toContainText('Others can control');
  await expect(review.dialog.getByRole('heading', { name: 'Permissions' })).toHaveCount(0);
  await review.cancel();
});

scenario('power-sent-by-contract', async ({ page }) => {
  const before = await powers.permissionsOf('alice');
  // What a node says of a contract that may use alice's permission.
  const act = (account: string, name: string, data: object) => ({
    account,
    name,
    data,
    authorization: [level('alice')],
  });
  const data = { from: 'alice', to: 'carol', quantity: '0.0001 FUN', memo: '' };
  const traces = [
    { action_ordinal: 1, creator_action_ordinal: 0, act: act('eosiotoken11', 'transfer', data) },
    {
      action_ordinal: 2,
      creator_action_ordinal: 1,
      act: act('eosio', 'updateauth', takeover('alice')),
    },
  ].map((trace) => ({ ...trace, receiver: trace.act.account }));
  const receipt = { status: 'executed', cpu_usage_us: 100, net_usage_words: 10 };
  const processed = { receipt, action_traces: traces };
  await lie(page, 'compute_transaction', () => ({ transaction_id: '0'.repeat(64), processed }));
  const review = await powers.reviewLink(page, 'transfer', data, {
    as: 'alice',
    contract: 'eosiotoken11',
  });
  await expect(review.warnings).toContainText('Sent by the contract eosiotoken11');
  await expect(review.warnings).toContainText('Others can control alice@active.');
  await expect(review.sign).toBeDisabled();
  await review.cancel();
  expect(await powers.permissionsOf('alice')).toBe(before);
});

scenario('power-no-response', async ({ page }) => {
  await page.goto('/contract');
  await logIn(page, 'alice');
  let silent = true;
  await lie(page, 'get_account', () => (silent ? new WithStatus(503, {}) : undefined));
  const change = { ...takeover('alice', powers.anyOf(devnetPublicKey('alice'))) };
  const review = await powers.reviewLink(page, 'updateauth', change);
  await expect(review.dialog).toContainText('Some checks failed');
  await review.mark.check();
  await expect(review.sign).toBeDisabled();
  await review.dialog.getByRole('checkbox', { name: /some checks failed/ }).check();
  await expect(review.sign).toBeEnabled();
  silent = false;
  await review.dialog.getByRole('button', { name: 'Check again' }).click();
  await expect(review.dialog).not.toContainText('Some checks failed');
  await expect(review.sign).toBeDisabled();
  await review.cancel();
});

const named = (request: unknown, account: string): boolean =>
  typeof request === 'object' && Object.values(request ?? {}).includes(account);

async function fetchAbi(account_name: string): Promise<unknown> {
  return (await ask<{ abi: unknown }>('/v1/chain/get_abi', { account_name })).abi;
}

async function fetchRawAbi(account_name: string): Promise<unknown> {
  return (await ask<{ abi: unknown }>('/v1/chain/get_raw_abi', { account_name })).abi;
}

scenario('power-rent-given', async ({ page }) => {
  const share = { days: 1, net_frac: '1000000', cpu_frac: '1000000' };
  const rents = {
    powerup: { payer: 'alice', receiver: 'mallory', ...share, max_payment: '1.0000 EOS' },
    rentcpu: {
      from: 'alice',
      receiver: 'mallory',
      loan_payment: '0.0001 EOS',
      loan_fund: '0.0000 EOS',
    },
    rentnet: {
      from: 'alice',
      receiver: 'mallory',
      loan_payment: '0.0001 EOS',
      loan_fund: '0.0000 EOS',
    },
  };
  for (const [at, [action, data]] of Object.entries(rents).entries()) {
    const as = at === 0 ? 'alice' : '';
    const review = await powers.reviewLink(page, action, data, { as });
    await expect(review.warnings).toContainText('You pay for CPU and NET that mallory uses.');
    await review.cancel();
  }
});

scenario('power-producer-key', async ({ page }) => {
  const registrations = {
    regproducer: { producer: 'alice', producer_key: strangersKey, url: '', location: 0 },
    actfinkey: { finalizer_name: 'alice', finalizer_key: `PUB_BLS_${'a'.repeat(128)}` },
  };
  for (const [at, [action, data]] of Object.entries(registrations).entries()) {
    const as = at === 0 ? 'alice' : '';
    const review = await powers.reviewLink(page, action, data, { as });
    const key = 'producer_key' in data ? data.producer_key : data.finalizer_key;
    await expect(review.warnings).toContainText(`${key} would sign blocks, or vote on them`);
    await expect(review.sign).toBeDisabled();
    await review.mark.check();
    await review.cancel();
  }
});

scenario('power-stake-given', async ({ page }) => {
  const stake = {
    from: 'alice',
    receiver: 'carol',
    stake_net_quantity: '0.0001 EOS',
    stake_cpu_quantity: '0.0002 EOS',
    transfer: true,
  };
  const review = await powers.reviewLink(page, 'delegatebw', stake, { as: 'alice' });
  await expect(review.warnings).toContainText('The stake belongs to carol from now on.');
  const row = review.dialog.locator('[data-slot="value-list"] li').filter({ hasText: 'carol' });
  await expect(row).toContainText('+0.0003 A');
  await expect(row).toContainText('staked');
  await expect(review.sign).toBeDisabled();
  await review.mark.check();
  await expect(review.sign).toBeEnabled();
  await review.cancel();
});
