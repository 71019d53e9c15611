import { act, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AccountHeader } from '#src/components/account/account-header.tsx';
import { BalanceSummary } from '#src/components/account/balance-summary.tsx';
import { ResourceBars } from '#src/components/account/resource-bars.tsx';
import { ActionTable } from '#src/components/action/action-table.tsx';
import { ActionTree } from '#src/components/action/action-tree.tsx';
import { BlockHeader } from '#src/components/block/block-header.tsx';
import { ProducersTable } from '#src/components/producer/producers-table.tsx';
import { TransactionHeader } from '#src/components/transaction/transaction-header.tsx';
import { Identicon } from '#src/components/ui/identicon.tsx';
import { showInUtc } from '#src/i18n/zone.ts';
import { Time } from '#src/components/ui/time.tsx';
import { TransferForm } from '#src/components/transfer/transfer-form.tsx';
import { localeKeys } from '#src/i18n/locales.ts';
import { loadTexts } from '#src/i18n/text-area.ts';
import { alice } from '../../stories/fixtures/accounts.ts';
import { history, swapTrace } from '../../stories/fixtures/actions.ts';
import { block } from '../../stories/fixtures/blocks.ts';
import { producers } from '../../stories/fixtures/producers.ts';
import { swap } from '../../stories/fixtures/transactions.ts';
import { inLocale } from './in-locale.tsx';

const token = {
  contract: 'eosio.token',
  symbol: alice.liquid.symbol,
  balance: alice.liquid,
};

const components: Record<string, ReactNode> = {
  AccountHeader: <AccountHeader account={alice} />,
  BalanceSummary: <BalanceSummary account={alice} />,
  ResourceBars: <ResourceBars account={alice} />,
  ActionTable: <ActionTable rows={history} of="alice" />,
  ActionTree: <ActionTree actions={[swapTrace]} />,
  BlockHeader: <BlockHeader block={block} finality={null} head={null} />,
  ProducersTable: <ProducersTable producers={producers} />,
  TransactionHeader: <TransactionHeader transaction={swap} finality={{ kind: 'irreversible' }} />,
  Time: <Time at={Date.now() - 90_000} />,
  Identicon: <Identicon name="alice" />,
  TransferForm: (
    <TransferForm
      from="alice"
      tokens={[token]}
      token={token}
      balance={alice.liquid}
      existence={() => null}
      isExchange={() => false}
      onToken={() => undefined}
      onRecipient={() => undefined}
      onSubmit={() => undefined}
    />
  ),
};

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers({ now: Date.now() });
});

await Promise.all(localeKeys.map(loadTexts));

/** What a server writes once the parts that it waits for are there. */
async function written(element: ReactNode): Promise<string> {
  renderToString(element);
  await vi.dynamicImportSettled();
  await Promise.all(localeKeys.map(loadTexts));
  return renderToString(element);
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test.each(
  Object.keys(components).flatMap((name) => localeKeys.map((locale) => [name, locale] as const)),
)('%s in %s hydrates what the server wrote', async (name, locale) => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const element = inLocale(components[name], locale);
  const host = document.createElement('div');
  host.innerHTML = await written(element);
  expect(host.innerHTML).not.toBe('');
  // A page is read long after it was written.
  vi.setSystemTime(Date.now() + 40 * 86_400_000);
  const mended: unknown[] = [];
  const root = await act(async () =>
    hydrateRoot(host, element, { onRecoverableError: (error) => mended.push(error) }),
  );
  expect(mended).toEqual([]);
  expect(complaints).not.toHaveBeenCalled();
  await act(async () => root.unmount());
});

test('a server writes the moment, a browser how long ago it was', async () => {
  const at = Date.UTC(2026, 10, 20, 12, 34, 56);
  vi.setSystemTime(at + 180_000);
  showInUtc(true);
  const element = inLocale(<Time at={at} />);
  const host = document.createElement('div');
  host.innerHTML = renderToString(element);
  expect(host.textContent).toBe('2026-11-20 12:34:56 UTC');
  const root = await act(async () => hydrateRoot(host, element));
  expect(host.textContent).toBe('3 minutes ago, Nov 20, 2026, 12:34:56 PM UTC');
  expect(host.querySelector('time')?.title).toBe('Nov 20, 2026, 12:34:56 PM UTC');
  await act(async () => root.unmount());
});
