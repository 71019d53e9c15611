import { act, useLayoutEffect } from 'react';
import { expect, test, vi } from 'vitest';
import { chainByKey } from '#src/chain/config/registry.ts';
import { type RenderedScreen, mainRoot } from '#src/islands/main/main-root.tsx';
import { loadTexts } from '#src/i18n/text-area.ts';

await loadTexts('en');

test('a screen that is drawn while the first one enters the page takes its place', () => {
  const config = JSON.stringify(chainByKey('eos'));
  document.head.innerHTML = `<script type="application/json" id="chain">${config}</script>`;
  document.body.innerHTML = '<div id="screen"></div>';
  const place = document.getElementById('screen')!;
  const draw = mainRoot(place, 'en');
  const shown = vi.fn();
  const wallet: RenderedScreen = {
    id: 'wallet',
    screen: { Screen: () => <h1>Wallet</h1> },
    url: new URL('/wallet', location.href),
    navigation: 1,
    onShown: shown,
  };
  // A tap on a link while React commits the home page.
  const Home = () => {
    useLayoutEffect(() => draw(wallet), []);
    return <h1>Home</h1>;
  };
  const url = new URL('/', location.href);
  const onShown = () => undefined;
  act(() => draw({ id: 'home', screen: { Screen: Home }, url, navigation: 0, onShown }));
  expect(place.textContent).toBe('Wallet');
  expect(shown).toHaveBeenCalledTimes(1);
});
