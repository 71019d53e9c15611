import type { Page } from '@playwright/test';
import { Action, Signature, Transaction, UInt8, UInt32, VarUInt } from '@wharfkit/session';
import { requestTimeoutMs } from '#src/chain/core/limits.ts';
import { ask, devnetUrl, expect, settingsKey, siteOf, test } from '../e2e/fixtures.ts';
import { logIn, sign } from '../e2e/log-in.ts';
import { liftTimeLimits } from '../e2e/time-limits.ts';
import { bytesOf, keyOf, requestOf, transactionIn } from './fake-wallets.ts';
import { memoOf, paymentsWith } from './on-chain.ts';
import { reviewLink } from './powers.ts';
import { scenarioOf } from './scenario.ts';
import { scenarios } from './scenarios/requests.ts';

const scenario = scenarioOf(scenarios);
const headers = { 'access-control-allow-origin': '*' };
/** EOS, in the list of the format. */
const ALIAS = 1;
const UNKNOWN_ALIAS = 250;

const chainHere = async () => (await ask<{ chain_id: string }>('/v1/chain/get_info', {})).chain_id;

const transfer = async () => {
  const args = { from: 'alice', to: 'bob', quantity: '1.0000 A', memo: '' };
  const wanted = { code: 'core.vaulta', action: 'transfer', args };
  const { binargs } = await ask<{ binargs: string }>('/v1/chain/abi_json_to_bin', wanted);
  return Action.from({
    account: 'core.vaulta',
    name: 'transfer',
    authorization: [{ actor: '............1', permission: '............2' }],
    data: binargs,
  });
};

const requestWith = async (more: object, chainId: string | number) =>
  requestOf({ action: await transfer(), chainId, ...more } as never);

/** Has the page decode a request, as a visitor who was sent it. */
async function paste(page: Page, uri: string): Promise<void> {
  await page.goto('/wallets');
  const box = page.getByRole('combobox').first();
  await box.fill(uri);
  await box.press('Enter');
}

scenario('request-alias-of-another-chain', async ({ page }) => {
  await paste(page, (await requestWith({}, ALIAS)).encode());
  await expect(page.getByText('This request is for another chain.')).toBeVisible();
  await paste(page, (await requestWith({}, await chainHere())).encode());
  await expect(page.getByText('Decoding it sends and signs nothing.')).toBeVisible();
  await expect(page.getByText('This request is for another chain.')).toHaveCount(0);
});

scenario('request-unknown-alias', async ({ page }) => {
  const whole = (await requestWith({}, await chainHere())).encode();
  const odd = await requestWith({}, ALIAS);
  Object.assign(odd.data.chain_id, { value: UInt8.from(UNKNOWN_ALIAS) });
  const alias = odd.encode();
  await paste(page, whole.slice(0, -20));
  await expect(page.getByRole('alert')).toContainText('Could not decode this signing request');
  await paste(page, alias);
  await expect(page.getByText('This request is for another chain.')).toBeVisible();
  await expect(page.getByRole('main')).toContainText(`alias ${String(UNKNOWN_ALIAS)}`);
});

scenario('request-callback-elsewhere', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const callback = { url: 'https://collector.example.org/?sig={{sig}}', background: true };
  await paste(page, (await requestWith({ callback }, await chainHere())).encode());
  const main = page.getByRole('main');
  await expect(main).toContainText('https://collector.example.org/?sig={{sig}}');
  await expect(main).toContainText('The wallet sends the result there in the background.');
  await expect(main.locator('a[href*="collector"]')).toHaveCount(0);
  expect(asked.filter((url) => url.includes('collector'))).toEqual([]);
});

scenario('request-facts-invented', async ({ page }) => {
  const info = { Chain: 'Jungle (worthless)', Callback: 'None', Nodes: '2 of 2 nodes agree' };
  const callback = { url: 'https://collector.example.org/', background: true };
  await paste(page, (await requestWith({ callback, info }, await chainHere())).encode());
  const main = page.getByRole('main');
  for (const [name, value] of Object.entries(info))
    for (const text of [name, value])
      await expect(main.locator('.quoted-block').getByText(text, { exact: true })).toBeVisible();
  await expect(
    main.getByText('Chain', { exact: true }).and(main.locator(':not(.quoted *)')),
  ).toHaveCount(1);
});

test.describe(() => {
  test.use({ freeCpu: true });

  interface Asked {
    actions: unknown[];
    transactionHeader: { expiration: string };
  }

  /** What a page sends to the chain: packed, in order. */
  function sending(page: Page): string[] {
    const sent: string[] = [];
    page.context().on('request', (request) => {
      if (!request.url().endsWith('/v1/chain/send_transaction2')) return;
      const { transaction } = request.postDataJSON() as { transaction: { packed_trx: string } };
      sent.push(transaction.packed_trx);
    });
    return sent;
  }

  async function open(page: Page): Promise<void> {
    // What is left of the day is not what is tested.
    await page.route('**/backend/cpu/*', async (route) => {
      const response = await route.fetch();
      const body = (await response.json()) as object;
      await route.fulfill({ response, json: { ...body, actionsUsed: 0 } });
    });
    await page.goto('/wallet/transfer');
    await logIn(page, 'carol');
  }

  async function pay(page: Page, memo: string): Promise<void> {
    await page.getByLabel('To', { exact: true }).fill('bob');
    await page.getByLabel('Amount').fill('0.0001');
    await page.getByLabel('Memo').fill(memo);
    await page.getByRole('main').getByRole('button', { name: 'Send' }).click();
    await sign(page);
  }

  /** Has the sponsor answer as the test says, instead of the devnet's. */
  async function sponsor(page: Page, answer: (asked: Asked) => Promise<object> | object) {
    await page.route('**/backend/cpu', async (route) => {
      const asked = route.request().postDataJSON() as Asked;
      await route.fulfill({ headers, json: await answer(asked) });
    });
  }

  const error = (page: Page) => page.getByRole('alert').filter({ hasText: 'Error' });

  /** The sponsor's signature of these bytes. */
  async function sponsored(transaction: Transaction): Promise<string> {
    const digest = transaction.signingDigest(await chainHere());
    return String(Signature.from(keyOf('freecpu11111@payforcpu').signDigest(digest)));
  }

  /** The transaction that the sponsor is asked to sign. */
  const packed = async ({ actions, transactionHeader }: Asked): Promise<Transaction> => {
    const whole = await Promise.all(
      actions.map(async (one) => {
        const { account, name, data, authorization } = one as Record<string, string>;
        const wanted = { code: account, action: name, args: data };
        const { binargs } = await ask<{ binargs: string }>('/v1/chain/abi_json_to_bin', wanted);
        return Action.from({ account, name, authorization, data: binargs } as never);
      }),
    );
    return Transaction.from({ ...transactionHeader, actions: whole } as never);
  };

  const changes: ((transaction: Transaction) => void)[] = [
    (one) => one.actions.push(one.actions[1]!),
    (one) => one.actions.reverse(),
    (one) => one.context_free_actions.push(one.actions[0]!),
    (one) => (one.delay_sec = VarUInt.from(60)),
    (one) => (one.expiration.value = UInt32.from(one.expiration.value.toNumber() + 3_600)),
  ];

  const changedBy = (transaction: Transaction, change: (typeof changes)[number]) => {
    const other = transactionIn(bytesOf(transaction));
    change(other);
    return other;
  };

  scenario('sponsor-adds-to-answer', async ({ page }) => {
    const sent = sending(page);
    let asked = '';
    await sponsor(page, async (wanted) => {
      const transaction = await packed(wanted);
      asked = bytesOf(transaction);
      const other = changedBy(transaction, changes[0]!);
      const more = { packed_trx: bytesOf(other), transaction: other, actions: other.actions };
      return { ...more, signatures: [await sponsored(transaction)] };
    });
    await open(page);
    await pay(page, memoOf('more'));
    await expect.poll(() => sent.length).toBeGreaterThan(0);
    expect(sent).toEqual(sent.map(() => asked));
    expect(transactionIn(asked).actions).toHaveLength(2);
  });

  scenario('sponsor-signs-other', async ({ page }) => {
    let change = changes[0]!;
    await sponsor(page, async (wanted) => ({
      signatures: [await sponsored(changedBy(await packed(wanted), change))],
    }));
    await open(page);
    for (const [at, one] of changes.entries()) {
      change = one;
      const memo = memoOf(`signs ${at}`);
      await pay(page, memo);
      await expect(error(page)).toBeVisible();
      expect(await paymentsWith(memo, 'carol')).toBe(0);
      // A sponsor that failed is off until it is switched on again.
      await page.evaluate((key) => localStorage.removeItem(key), settingsKey);
      await page.reload();
    }
  });

  scenario('sponsor-late', async ({ page, context }) => {
    const sent = sending(page);
    await liftTimeLimits(page, requestTimeoutMs);
    let answer: () => void = () => undefined;
    let isAsked: () => void = () => undefined;
    const asked = new Promise<void>((resolve) => (isAsked = resolve));
    await sponsor(page, async (wanted) => {
      isAsked();
      await new Promise<void>((resolve) => (answer = resolve));
      return { signatures: [await sponsored(await packed(wanted))] };
    });
    await open(page);
    const memo = memoOf('late');
    await pay(page, memo);
    await asked;
    const other = await context.newPage();
    await other.goto(`${siteOf('eos')}/wallets`);
    await other.locator('header summary[aria-label="Account carol"]').click();
    await other.getByRole('button', { name: 'Log out' }).click();
    await expect(page.locator('header').getByRole('button', { name: 'Log in' })).toBeVisible();
    answer();
    await expect(error(page)).toContainText('You logged out or switched accounts');
    expect(sent).toEqual([]);
    expect(await paymentsWith(memo, 'carol')).toBe(0);
  });

  scenario('sponsor-vouches-for-contract', async ({ page }) => {
    const contract = 'eosiotoken11';
    await page.route('**/backend/cpu/*', async (route) => {
      const response = await route.fetch();
      const body = (await response.json()) as { sponsor: object };
      const sponsor = { ...body.sponsor, contract };
      await route.fulfill({ response, json: { ...body, actionsUsed: 0, sponsor } });
    });
    const data = { from: 'carol', to: 'bob', quantity: '1.0000 A', memo: '' };
    const review = await reviewLink(page, 'transfer', data, { as: 'carol', contract });
    await expect(review.dialog).toContainText('freecpu11111@payforcpu');
    await expect(review.warnings).toContainText(
      `${contract} is not a contract known to this site.`,
    );
    await review.cancel();
  });

  scenario('sponsor-speaks-for-page', async ({ page }) => {
    const sent = sending(page);
    await sponsor(page, () => ({ error: 'Success. 2 of 2 nodes agree. In block 7,123' }));
    await open(page);
    await pay(page, memoOf('speaks'));
    const quoted = error(page).locator('[data-slot="quoted"]');
    await expect(quoted).toContainText('2 of 2 nodes agree');
    await expect(quoted).toContainText(new URL(devnetUrl).host);
    expect(sent).toEqual([]);
  });
});
