import { beforeEach, expect, test, vi } from 'vitest';
import { chainByKey } from '#src/chain/config/registry.ts';
import type { ScreenModule } from '#src/islands/screen.tsx';
import { loadTexts } from '#src/i18n/text-area.ts';
import { internalVisitOf } from '#src/stores/form/internal-links.ts';
import { $isNavigating, $navigation, useRouteParam, pushUrl } from '#src/stores/url.ts';
import { goTo } from '#src/stores/change-url.ts';
import { soon } from '../../soon.ts';

await loadTexts('en');

/** A screen that says what it is and of what. */
function screenNamed(name: string): ScreenModule {
  const Screen = () => (
    <h1>
      {name} {useRouteParam()}
    </h1>
  );
  return { Screen };
}

let blockCode: Promise<{ screen: ScreenModule }>;

vi.mock('#src/islands/main/screens.ts', () => ({
  screens: {
    account: async () => ({ screen: screenNamed('Account') }),
    block: () => blockCode,
    transaction: async () => ({
      screen: {
        Screen: () => {
          throw new Error('malformed');
        },
      },
    }),
  },
}));

const { startLostPage, startNavigation, showHistoryEntry } =
  await import('#src/islands/main/navigation.ts');
startNavigation();
addEventListener('popstate', () => showHistoryEntry());

const shown = () => document.querySelector('#screen')?.textContent ?? '';
const shows = (text: string) => soon(() => expect(shown()).toContain(text));

function follow(href: string): void {
  const link = document.createElement('a');
  link.href = href;
  document.body.append(link);
  link.click();
}

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
  blockCode = Promise.resolve({ screen: screenNamed('Block') });
});

test('screens follow each other in one document, with title, focus and history', async () => {
  const config = JSON.stringify(chainByKey('eos'));
  document.head.innerHTML = `<script type="application/json" id="chain">${config}</script>`;
  document.body.innerHTML = '<main id="content" tabindex="-1"><div id="screen">…</div></main>';
  history.replaceState(null, '', '/account/alice');
  // The page of a host without rewrite rules: it draws the screen of the address.
  startLostPage();
  await shows('Account alice');
  expect(document.title).toBe('Account alice · Vaulta');

  follow('/block/7');
  await shows('Block 7');
  expect(location.pathname).toBe('/block/7');
  expect(document.title).toBe('Block 7 · Vaulta');
  expect(document.documentElement.dataset['screen']).toBe('block');
  expect(document.activeElement?.id).toBe('content');
  expect(document.getElementById('announcement')?.textContent).toBe('Block 7 · Vaulta');
  expect($navigation.get()).toBe(1);

  history.back();
  await shows('Account alice');
  expect(document.title).toBe('Account alice · Vaulta');
  expect($navigation.get()).toBe(0);

  history.forward();
  await shows('Block 7');
});

test('an address within a screen is no navigation', async () => {
  pushUrl(new URL('/block/8', location.href));
  await shows('Block 8');
  expect(document.title).toBe('Block 8 · Vaulta');
  expect($navigation.get()).toBe(1);
});

test('the old screen stays, with its own address, until the next is ready', async () => {
  const { promise, resolve } = Promise.withResolvers<{ screen: ScreenModule }>();
  follow('/account/bob');
  await shows('Account bob');
  blockCode = promise;
  follow('/block/9');
  expect(shown()).toContain('Account bob');
  expect(location.pathname).toBe('/account/bob');
  expect($isNavigating.get()).toBe(true);
  resolve({ screen: screenNamed('Block') });
  await shows('Block 9');
  expect($isNavigating.get()).toBe(false);
});

test('a link of the site is known to have opened the address, what was pasted is not', async () => {
  const opened = () => internalVisitOf(location) !== null;
  follow('/account/dave?to=bob');
  await shows('Account dave');
  expect(opened()).toBe(true);
  goTo('/account/erin?to=mallory');
  await shows('Account erin');
  expect(opened()).toBe(false);
  goTo('/account/frank?to=bob', true);
  await shows('Account frank');
  expect(opened()).toBe(true);
});

test('of two links the later one counts', async () => {
  const { promise, resolve } = Promise.withResolvers<{ screen: ScreenModule }>();
  blockCode = promise;
  follow('/block/10');
  follow('/account/carol');
  await shows('Account carol');
  resolve({ screen: screenNamed('Block') });
  expect(shown()).toContain('Account carol');
  expect(location.pathname).toBe('/account/carol');
});

test('a screen that fails leaves the others usable', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  follow(`/transaction/${'ab'.repeat(32)}`);
  await shows('This page stopped working');
  follow('/account/alice');
  await shows('Account alice');
  vi.restoreAllMocks();
});
