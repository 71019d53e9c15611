import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { chainByKey } from '#src/chain/config/registry.ts';
import type { ChainConfig } from '#src/chain/config/types.ts';
import { parseAsset } from '#src/chain/core/asset.ts';
import { hyperionTransaction } from '#src/chain/history/hyperion/transaction.ts';
import { accountView } from '#src/chain/model/account/account-view.ts';
import { blockView } from '#src/chain/model/block/block-view.ts';
import { headFacts } from '#src/chain/model/block/head-facts.ts';
import { recordOf } from '#src/chain/rpc/json.ts';
import type { AccountResponse, BlockResponse } from '#src/chain/rpc/responses.ts';
import { AccountHeader } from '#src/components/account/account-header.tsx';
import { accountStub } from '#src/components/account/account-stub.ts';
import { BalanceSummary } from '#src/components/account/balance-summary.tsx';
import { BlockHeader } from '#src/components/block/block-header.tsx';
import { blockStub } from '#src/components/block/block-stub.ts';
import { Amount } from '#src/components/ui/amount.tsx';
import { TransactionHeader } from '#src/components/transaction/transaction-header.tsx';
import { transactionStub } from '#src/components/transaction/transaction-stub.ts';
import { reader as accountReader } from '#src/first/account.ts';
import { reader as blockReader } from '#src/first/block.ts';
import { headFactsOf } from '#src/first/head.ts';
import { writeSentence } from '#src/first/sentence.ts';
import { reader as transactionReader } from '#src/first/transaction.ts';
import { showSlot, writeFact } from '#src/first/write.ts';
import { localeKeys, locales, type Locale } from '#src/i18n/locales.ts';
import { loadTexts } from '#src/i18n/text-area.ts';
import { inLocale } from '../components/in-locale.tsx';
import { recordings } from '../recordings/read.ts';

await Promise.all(localeKeys.map(loadTexts));

const kylin: ChainConfig = chainByKey('kylin');
const vaulta: ChainConfig = chainByKey('eos');

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** The texts of the slots of a page, by name. A time's text for screen readers is left out. */
function slots(page: ParentNode, selector: string): [name: string, text: string][] {
  return [...page.querySelectorAll<HTMLElement>(selector)].map((slot) => {
    const shown = slot.cloneNode(true) as HTMLElement;
    for (const hidden of shown.querySelectorAll('.sr-only')) hidden.remove();
    return [slot.dataset['fact'] ?? '', shown.textContent];
  });
}

/** A skeleton as the build writes it. */
function skeletonOf(stub: ReactNode, locale: Locale): HTMLElement {
  const page = document.createElement('main');
  page.innerHTML = renderToStaticMarkup(inLocale(stub, locale));
  document.body.append(page);
  return page;
}

/** Each painted slot has the text that React writes into it. */
function expectSame(page: HTMLElement, drawn: ReactNode, locale: Locale): string[] {
  const { container } = render(inLocale(drawn, locale));
  const wanted = slots(container, '[data-fact]');
  const painted = slots(page, '[data-fact][data-painted]');
  for (const [name, text] of painted) expect(wanted).toContainEqual([name, text]);
  page.remove();
  return painted.map(([name]) => name);
}

const accounts = recordings('v1_chain_get_account').filter(
  ({ response }) => recordOf(response)['account_name'] !== undefined,
);
const blocks = recordings('v1_chain_get_block').filter(
  ({ response }) => recordOf(response)['block_num'] !== undefined,
);
const transactions = recordings('hyperion_history_get_transaction');

describe.each(localeKeys)('in %s the first facts are those that React draws', (locale) => {
  const { tag } = locales[locale];

  test.each(accounts.map((one) => [one.file, one.response as AccountResponse]))('%s', (_, body) => {
    vi.useFakeTimers({ now: Date.UTC(2027, 0, 1) });
    const place = { id: body.account_name, config: kylin };
    const page = skeletonOf(
      <>
        <AccountHeader account={accountStub} />
        <BalanceSummary account={accountStub} />
      </>,
      locale,
    );
    for (const fact of accountReader.factsOf(body, place)) writeFact(page, fact, tag);
    const account = accountView(body, { symbol: kylin.coreSymbol });
    const painted = expectSame(
      page,
      <>
        <AccountHeader account={account} />
        <BalanceSummary account={account} />
      </>,
      locale,
    );
    expect(painted).toContain('name');
    if (!account.total.malformed) expect(painted).toContain('total');
  });

  test.each(blocks.map((one) => [one.file, one.response as BlockResponse]))('%s', (_, body) => {
    vi.useFakeTimers({ now: Date.UTC(2027, 0, 1) });
    const place = { id: String(body.block_num), config: kylin };
    const page = skeletonOf(<BlockHeader block={blockStub} finality={null} head={null} />, locale);
    for (const fact of blockReader.factsOf(body, place)) writeFact(page, fact, tag);
    const drawn = <BlockHeader block={blockView(body)} finality={null} head={null} />;
    expect(expectSame(page, drawn, locale)).toEqual(
      expect.arrayContaining(['number', 'time', 'producer', 'transactions', 'actions']),
    );
  });

  test.each(transactions.map((one) => [one.file, one.response]))('%s', async (_, body) => {
    vi.useFakeTimers({ now: Date.UTC(2027, 0, 1), toFake: ['Date'] });
    const id = String(recordOf(body)['trx_id']);
    const transaction = hyperionTransaction(id, body);
    if (!transaction) return;
    const page = skeletonOf(
      <TransactionHeader transaction={transactionStub} finality={null} />,
      locale,
    );
    await writeSentence(page, transaction, kylin.accounts, locale);
    const place = { id, config: kylin };
    for (const fact of transactionReader.factsOf(body, place)) writeFact(page, fact, tag);
    const drawn = <TransactionHeader transaction={transaction} finality={null} />;
    expect(expectSame(page, drawn, locale)).toEqual(
      expect.arrayContaining(['time', 'block', 'signer', 'cpu', 'net']),
    );
  });

  test('the sentence of a transfer', async () => {
    const data = { from: 'alice', to: 'bob', quantity: '1234.5000 EOS', memo: 'rent' };
    const [stub] = transactionStub.actions;
    const transaction = { ...transactionStub, actions: [{ ...stub!, data }] };
    const page = skeletonOf(
      <TransactionHeader transaction={transactionStub} finality={null} />,
      locale,
    );
    await writeSentence(page, transaction, kylin.accounts, locale);
    const drawn = <TransactionHeader transaction={transaction} finality={null} />;
    expect(expectSame(page, drawn, locale)).toEqual(['sentence']);
  });
});

describe('nothing is painted', () => {
  const page = () => skeletonOf(<AccountHeader account={accountStub} />, 'en');
  const [recorded] = accounts;
  const body = recorded?.response as AccountResponse;

  test('of another account or block than the address names', () => {
    expect(accountReader.factsOf(body, { id: 'mallory', config: kylin })).toEqual([]);
    const block = blocks[0]?.response as BlockResponse;
    expect(blockReader.factsOf(block, { id: '999999', config: kylin })).toEqual([]);
    const transaction = transactions[0]?.response;
    expect(transactionReader.factsOf(transaction, { id: 'ff'.repeat(32), config: kylin })).toEqual(
      [],
    );
  });

  test('of another chain', () => {
    const info = recordings('v1_chain_get_info')[0]?.response as { chain_id: string };
    expect(headFactsOf(info, 'ff'.repeat(32))).toBeNull();
    expect(headFactsOf(info, null)).toBeNull();
    expect(headFactsOf(info, info.chain_id)?.map(({ fact }) => fact)).toEqual([
      'head',
      'irreversible',
      'producer',
    ]);
  });

  test('of a balance that the node does not report', () => {
    const facts = accountReader.factsOf(body, { id: body.account_name, config: vaulta });
    const names = facts.map(({ fact }) => fact);
    expect(names).toContain('name');
    expect(names).not.toContain('total');
    expect(names).not.toContain('liquid');
    // Stakes are counted in the token before, and shown in the one that replaced it.
    const amounts = facts.flatMap((one) => ('amount' in one ? [one.amount.symbol.code] : []));
    expect(amounts).toEqual(['A', 'A']);
  });

  test('of a malformed response', () => {
    expect(() =>
      accountReader.factsOf({ account_name: 5 }, { id: 'alice', config: kylin }),
    ).toThrow();
  });

  test('of a name or amount that has to be marked', () => {
    const skeleton = page();
    const { producer } = headFacts({
      headBlockNum: 1,
      lastIrreversibleBlockNum: 1,
      headBlockProducer: '<b>alice</b>',
    });
    skeleton.innerHTML = '<p data-fact="producer">–</p>';
    writeFact(skeleton, producer, 'en');
    writeFact(
      skeleton,
      { fact: 'producer', amount: { ...accountStub.total, malformed: true } },
      'en',
    );
    expect(skeleton.innerHTML).toBe('<p data-fact="producer">–</p>');
    skeleton.remove();
  });

  test('of a sentence with a long memo, which React cuts off', async () => {
    const data = { from: 'alice', to: 'bob', quantity: '1.0000 EOS', memo: 'x'.repeat(200) };
    const [stub] = transactionStub.actions;
    const skeleton = skeletonOf(
      <TransactionHeader transaction={transactionStub} finality={null} />,
      'en',
    );
    const before = skeleton.innerHTML;
    const transaction = { ...transactionStub, actions: [{ ...stub!, data }] };
    await writeSentence(skeleton, transaction, kylin.accounts, 'en');
    expect(skeleton.innerHTML).toBe(before);
    skeleton.remove();
  });
});

test.each(['12.5000 A', '1234.5600 A', '-0.0001 A', '7 TNT', '0.0000 A'])(
  'an amount has the elements that React draws: %s',
  (text) => {
    const amount = parseAsset(text);
    for (const stub of [parseAsset('3 TNT'), parseAsset('1234.5000 A')]) {
      const page = skeletonOf(<Amount amount={stub} fact="liquid" />, 'es');
      writeFact(page, { fact: 'liquid', amount }, locales.es.tag);
      const drawn = renderToStaticMarkup(inLocale(<Amount amount={amount} />, 'es'));
      const wanted = Object.assign(document.createElement('div'), { innerHTML: drawn });
      expect(page.querySelector('.amount')?.innerHTML).toBe(
        wanted.querySelector('.amount')?.innerHTML,
      );
      page.remove();
    }
  },
);

test('a balance that get_account does not report is painted from the second response', () => {
  const body = accounts[0]?.response as AccountResponse;
  const factsOf = (balances: unknown) =>
    accountReader.factsOf(body, { id: body.account_name, config: vaulta, balances });
  const liquid = (balances: unknown) =>
    factsOf(balances).flatMap((one) =>
      one.fact === 'liquid' && 'amount' in one ? [one.amount] : [],
    );
  expect(liquid(['3.0000 B', '12.5000 A'])).toEqual([parseAsset('12.5000 A')]);
  expect(liquid([])).toEqual([parseAsset('0.0000 A')]);
  const total = factsOf(['12.5000 A']).find(({ fact }) => fact === 'total');
  const view = accountView(body, {
    symbol: vaulta.coreSymbol,
    legacySymbol: vaulta.legacySymbol,
    liquid: parseAsset('12.5000 A'),
  });
  expect(total).toEqual({ fact: 'total', amount: view.total });
  expect(() => factsOf({ error: 'none' })).toThrow();
});

test('a slot is shown by its mark', () => {
  const slot = document.createElement('p');
  showSlot(slot);
  expect(slot.dataset['painted']).toBe('');
});
