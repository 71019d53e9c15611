import { devnetPublicKey } from '#devnet/engine/keys.ts';
import { expect } from '../e2e/fixtures.ts';
import { logIn } from '../e2e/log-in.ts';
import * as powers from './powers.ts';
import { scenarioOf } from './scenario.ts';
import { scenarios } from './scenarios/proposals.ts';

const scenario = scenarioOf(scenarios);
const { strangersKey, level, takeover } = powers;

scenario('power-in-own-proposal', async ({ page }) => {
  const before = await powers.permissionsOf('alice');
  const name = powers.freshName();
  const trx = await powers.transactionOf('updateauth', takeover('alice'), 'alice');
  const data = { proposer: 'alice', proposal_name: name, requested: [level('bob')], trx };
  const review = await powers.reviewLink(page, 'propose', data, {
    as: 'alice',
    contract: 'eosio.msig',
  });
  await expect(review.warnings).toContainText(`In proposal ${name} by alice`);
  await expect(review.warnings).toContainText('Others can control alice@active.');
  await expect(review.warnings).toContainText(strangersKey);
  // Whom it asks could never make it run.
  await expect(review.warnings).toContainText('approvals are missing for alice@active');
  await expect(review.sign).toBeDisabled();
  await review.cancel();
  expect(await powers.tableRow('proposal', 'alice', name)).toBeNull();
  expect(await powers.permissionsOf('alice')).toBe(before);
});

scenario('power-in-approval', async ({ page }) => {
  const before = await powers.permissionsOf('alice');
  const name = await proposeTakeover();
  await page.goto(`/msig/mallory/${name}`);
  await logIn(page, 'alice');
  const approve = page.getByRole('main').getByRole('button', { name: 'Approve' });
  await expect(approve).toBeDisabled();
  await page.getByRole('checkbox', { name: /They change who controls an account/ }).check();
  await approve.click();
  const review = await powers.openReview(page);
  await expect(review.warnings).toContainText(`In proposal ${name} by mallory`);
  await expect(review.warnings).toContainText(strangersKey);
  await expect(review.dialog.getByRole('heading', { name: /^In proposal/ })).toBeVisible();
  await expect(review.sign).toBeDisabled();
  await review.cancel();
  const { provided_approvals: given } =
    (await powers.tableRow('approvals2', 'mallory', name)) ?? {};
  expect(given).toEqual([]);
  expect(await powers.permissionsOf('alice')).toBe(before);
});

scenario('power-proposal-replaced', async ({ page }) => {
  const name = powers.freshName();
  const harmless = await powers.transactionOf(
    'voteproducer',
    { voter: 'alice', proxy: '', producers: [] },
    'alice',
  );
  await propose(name, harmless);
  await page.goto(`/msig/mallory/${name}`);
  await logIn(page, 'alice');
  const approve = page.getByRole('main').getByRole('button', { name: 'Approve' });
  await expect(approve).toBeVisible();
  const id = { proposer: 'mallory', proposal_name: name };
  await powers.sendAs('mallory', 'eosio.msig', 'cancel', { ...id, canceler: 'mallory' });
  await propose(name, await powers.transactionOf('updateauth', takeover('alice'), 'alice'));
  // The page reads the proposal anew now and then; what it read is what is approved.
  const shown = await page.getByRole('main').innerText();
  await approve.click();
  const review = await powers.openReview(page);
  if (shown.includes('updateauth')) await expect(review.warnings).toContainText(strangersKey);
  else await expect(review.warnings).toContainText('This approval does not match proposal');
  await expect(review.sign).toBeDisabled();
  await review.cancel();
  const { provided_approvals: given } =
    (await powers.tableRow('approvals2', 'mallory', name)) ?? {};
  expect(given).toEqual([]);
});

scenario('power-proposal-replaced-while-read', async ({ page }) => {
  const name = powers.freshName();
  const own = {
    ...takeover('alice', powers.anyOf(devnetPublicKey('alice'))),
    permission: 'claims',
  };
  await propose(
    name,
    await powers.transactionOf('updateauth', { ...own, parent: 'active' }, 'alice'),
  );
  await page.goto(`/msig/mallory/${name}`);
  await logIn(page, 'alice');
  const main = page.getByRole('main');
  const read = main.getByRole('checkbox', { name: /^I have read the actions below/ });
  await read.check();
  await expect(main.getByRole('button', { name: 'Approve' })).toBeEnabled();
  const id = { proposer: 'mallory', proposal_name: name };
  const trx = await powers.transactionOf('updateauth', takeover('alice'), 'alice');
  await powers.sendAllAs(
    'mallory',
    { account: 'eosio.msig', name: 'cancel', data: { ...id, canceler: 'mallory' } },
    { account: 'eosio.msig', name: 'propose', data: { ...id, requested: [level('alice')], trx } },
  );
  await expect(main.getByRole('alert')).toContainText('was replaced while you were reading it');
  await expect(main.getByText(strangersKey).first()).toBeVisible();
  await expect(read).not.toBeChecked();
  await expect(main.getByRole('button', { name: 'Approve' })).toBeDisabled();
});

scenario('power-approval-unbound', async ({ page }) => {
  const name = await proposeTakeover();
  const data = { proposer: 'mallory', proposal_name: name, level: level('alice') };
  const review = await powers.reviewLink(page, 'approve', data, {
    as: 'alice',
    contract: 'eosio.msig',
  });
  await expect(review.warnings).toContainText('is not bound to the content');
  await expect(review.warnings).toContainText(strangersKey);
  await expect(review.sign).toBeDisabled();
  await review.cancel();
  const { provided_approvals: given } =
    (await powers.tableRow('approvals2', 'mallory', name)) ?? {};
  expect(given).toEqual([]);
});

scenario('power-in-exec', async ({ page }) => {
  const before = await powers.permissionsOf('alice');
  const name = await proposeTakeover();
  const data = { proposer: 'mallory', proposal_name: name, executer: 'alice' };
  const review = await powers.reviewLink(page, 'exec', data, {
    as: 'alice',
    contract: 'eosio.msig',
  });
  await expect(review.warnings).toContainText('Others can control alice@active.');
  await expect(review.warnings).toContainText('approvals are missing for alice@active');
  await expect(review.sign).toBeDisabled();
  await review.cancel();
  expect(await powers.permissionsOf('alice')).toBe(before);
});

scenario('power-wrapped', async ({ page }) => {
  const before = await powers.permissionsOf('alice');
  const trx = await powers.transactionOf('updateauth', takeover('alice'), 'alice');
  const data = { executer: 'alice', trx };
  const review = await powers.reviewLink(page, 'exec', data, {
    as: 'alice',
    contract: 'eosio.wrap',
  });
  await expect(review.warnings).toContainText('In a wrapped transaction');
  await expect(review.warnings).toContainText(strangersKey);
  await expect(review.sign).toBeDisabled();
  await review.cancel();
  expect(await powers.permissionsOf('alice')).toBe(before);
});

scenario('power-assets-in-proposal', async ({ page }) => {
  const name = powers.freshName();
  const trx = await powers.transactionOf(
    'ramtransfer',
    { from: 'alice', to: 'mallory', bytes: 4096, memo: '' },
    'alice',
  );
  await powers.sendAs('bob', 'eosio.msig', 'propose', {
    proposer: 'bob',
    proposal_name: name,
    requested: [level('alice')],
    trx,
  });
  const approval = { proposer: 'bob', proposal_name: name, level: level('alice') };
  const review = await powers.reviewLink(page, 'approve', approval, {
    contract: 'eosio.msig',
    as: 'alice',
  });
  const rows = review.dialog.locator('[data-slot="value-list"] li');
  await expect(rows.filter({ hasText: 'alice' })).toContainText('−4');
  await expect(rows.filter({ hasText: 'mallory' })).toContainText('RAM');
  await review.cancel();
});

async function proposeTakeover(): Promise<string> {
  const name = powers.freshName();
  await propose(name, await powers.transactionOf('updateauth', takeover('alice'), 'alice'));
  return name;
}

async function propose(name: string, trx: object): Promise<void> {
  const requested = [level('alice')];
  const data = { proposer: 'mallory', proposal_name: name, requested, trx };
  await powers.sendAs('mallory', 'eosio.msig', 'propose', data);
}
