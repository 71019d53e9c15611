import { act, cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { chainByKey, type ChainKey } from '#src/chain/config/registry.ts';
import type { ContractFacts } from '#src/chain/model/chain/contract-facts.ts';
import { PowerupIfThere } from '#src/islands/chain/powerup-if-there.tsx';
import { ToolList } from '#src/islands/directory/tool-list.tsx';
import { ToFinalizers } from '#src/islands/producer/to-finalizers.tsx';
import { IfChainSupports } from '#src/islands/wallet/if-chain-supports.tsx';
import { showReported } from '#src/layouts/reported-links.ts';
import { refresh } from '#src/stores/refresh.ts';
import { texts as factTexts } from '#src/i18n/areas/chain-facts/en.ts';
import { noFacts } from '../chain/model/chain/no-facts.ts';
import { inLocale } from '../components/in-locale.tsx';

const { names } = factTexts;
const on = vi.hoisted((): { key: ChainKey; facts: Partial<ContractFacts> } => ({
  key: 'wax',
  facts: {},
}));
vi.mock('#src/stores/chain/chain.ts', () => ({ chainConfig: () => chainByKey(on.key) }));
vi.mock('#src/stores/chain/client.ts', () => ({ chainAccess: () => ({}) }));
vi.mock('#src/chain/client/chain/contract-facts.ts', () => ({
  readContractFacts: () => Promise.resolve({ ...noFacts, ...on.facts }),
}));
vi.mock('#src/islands/resources/powerup-market-part.tsx', () => ({
  PowerupMarketPart: () => <p>Market of PowerUp</p>,
}));
vi.mock('#src/components/ui/rows/load-when-near.tsx', () => ({
  LoadWhenNear: ({ children }: { children: ReactNode }) => children,
}));

beforeEach(() => {
  sessionStorage.clear();
  refresh('contract-facts');
});

/** Parts of a chain whose file says one and which reports another. */
async function shown(key: ChainKey, facts: Partial<ContractFacts>) {
  on.key = key;
  on.facts = facts;
  const parts = (
    <>
      <IfChainSupports fact="powerUp">
        <p>Form of PowerUp</p>
      </IfChainSupports>
      <PowerupIfThere chain={chainByKey(key)} />
      <ToFinalizers />
      <ToolList />
    </>
  );
  await act(async () => render(inLocale(parts)));
}
const has = (text: string) => screen.findByText(text);
const hrefs = () =>
  screen.getAllByRole('link', { hidden: true }).map((link) => link.getAttribute('href'));

describe('what the chain reports overrules its file', () => {
  test('where the file denies it: form, market and tool of PowerUp are there', async () => {
    await shown('telos', { powerUp: true, rex: false });
    expect(await has('Form of PowerUp')).toBeTruthy();
    expect(await has('Market of PowerUp')).toBeTruthy();
    expect(hrefs()).toContain('/wallet/powerup');
    expect(hrefs()).not.toContain('/rex?tab=lend');
  });

  test('where the file denies them: REX among the tools, and a producer’s finalizer key', async () => {
    await shown('wax', { rex: true, savanna: true });
    expect(await has('Finalizer key and last votes')).toBeTruthy();
    expect(hrefs()).toContain('/rex?tab=lend');
  });

  test('where the file has it: each says so or is left out', async () => {
    await shown('eos', { powerUp: false, rex: false, savanna: false });
    expect(await has('This chain does not have PowerUp')).toBeTruthy();
    for (const text of ['Form of PowerUp', 'Market of PowerUp', 'Finalizer key and last votes'])
      expect(screen.queryByText(text)).toBeNull();
    expect(hrefs()).not.toContain('/wallet/powerup');
    expect(hrefs()).not.toContain('/rex?tab=lend');
  });

  test('each tool for what the chain denies is left out, and its screen says why', async () => {
    const denied = {
      staking: false,
      ramMarket: false,
      wrappedRam: false,
      nameBids: false,
      voting: false,
      genesisRewards: false,
    };
    const paths = [
      '/wallet/resources/stake',
      '/wallet/resources/refund',
      '/wallet/ram/buy',
      '/wallet/ram/sell',
      '/namebids?tab=bid',
      '/vote',
      '/wallet/proxy',
      '/wallet/utilities/cancel-deferred',
    ];
    await shown('wax', {});
    for (const path of [...paths, '/wallet/gbm-rewards']) expect(hrefs()).toContain(path);
    cleanup();
    refresh('contract-facts');
    sessionStorage.clear();
    await shown('wax', { ...denied, deferred: false });
    await vi.waitFor(() => expect(hrefs()).not.toContain('/vote'));
    for (const path of [...paths, '/wallet/gbm-rewards']) expect(hrefs()).not.toContain(path);
    for (const fact of Object.keys(denied) as (keyof typeof denied)[]) {
      cleanup();
      await act(async () =>
        render(inLocale(<IfChainSupports fact={fact}>Form of {fact}</IfChainSupports>)),
      );
      expect(await has(`This chain does not have ${names[fact]}`)).toBeTruthy();
      expect(screen.queryByText(`Form of ${fact}`)).toBeNull();
    }
  });

  test('the form of WRAM is left out where its contract does not unwrap', async () => {
    await shown('eos', { wrappedRam: false });
    await vi.waitFor(() => expect(hrefs()).not.toContain('/wallet/ram/wrap'));
  });

  test('the file counts where the chain reports nothing', async () => {
    await shown('telos', {});
    expect(await has('This chain does not have PowerUp')).toBeTruthy();
    expect(hrefs()).not.toContain('/wallet/powerup');
    expect(hrefs()).toContain('/rex?tab=lend');
    expect(await has('Finalizer key and last votes')).toBeTruthy();
  });
});

describe('links of the menus', () => {
  const menus = `<header id="header"><nav><a href="/rex">REX</a><a href="/finalizers" hidden>F</a>
    <a href="/tokens">Tokens</a></nav></header><dialog id="drawer"><a href="/finalizers" hidden>F</a></dialog>`;
  const inSight = () =>
    [...document.querySelectorAll('a')]
      .filter((link) => !link.hidden)
      .map(({ hash, pathname }) => pathname + hash);

  test('are those of what the chain reports', async () => {
    document.body.innerHTML = menus;
    on.key = 'wax';
    on.facts = { savanna: true };
    await showReported();
    expect(inSight()).toEqual(['/finalizers', '/tokens', '/finalizers']);
  });

  test('are those of the file where the chain reports nothing', async () => {
    document.body.innerHTML = menus;
    on.key = 'eos';
    on.facts = {};
    await showReported();
    expect(inSight()).toEqual(['/rex', '/finalizers', '/tokens', '/finalizers']);
  });
});
