import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SetProxy } from '#src/islands/proxy/set-proxy.tsx';
import { $linkFills, combinedFill } from '#src/stores/form/link-fill.ts';
import { $navigation } from '#src/stores/url.ts';
import { inLocale } from '../../components/in-locale.tsx';

vi.mock('#src/stores/chain/chain.ts', () => ({ chainConfig: () => ({ key: 'eos' }) }));
vi.mock('#src/stores/wallet/wallet.ts', () => ({ transact: vi.fn() }));
vi.mock('#src/islands/wallet/use-wallet.ts', () => ({ useSigningStage: () => null }));
vi.mock('#src/islands/wallet/share-button.tsx', () => ({ ShareButton: () => null }));
vi.mock('#src/islands/account/voted-part.tsx', () => ({ VotedPart: () => null }));
vi.mock('#src/islands/proxy/proxies-aside.tsx', () => ({ ProxiesAside: () => null }));
vi.mock('#src/stores/account/existence.ts', () => ({
  lookUpAccount: vi.fn(),
  useExistence: () => () => 'exists',
}));
vi.mock('#src/stores/account/account-votes.ts', () => ({
  lookUpIsProxy: vi.fn(),
  proxyStore: null,
  rankedProducersStore: null,
  voterStore: null,
}));
vi.mock('#src/stores/load-store.ts', () => ({ useLoad: () => ({ state: { kind: 'loading' } }) }));

const field = () => screen.getByLabelText<HTMLInputElement>('Proxy');
const fill = () => combinedFill($linkFills.get());

/** A visit of its own, as a click on a link begins one. */
function open(address: string): void {
  cleanup();
  const navigation = $navigation.get() + 1;
  $navigation.set(navigation);
  history.replaceState({ navigation }, '', address);
  dispatchEvent(new PopStateEvent('popstate'));
  const user = { actor: 'alice', permission: 'active', wallet: 'local' };
  render(inLocale(<SetProxy user={user as never} />));
}

function type(name: string): void {
  fireEvent.change(field(), { target: { value: name } });
  fireEvent.blur(field());
}

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

it('leaves the typed proxy while another is typed on a link, and gives it back', () => {
  open('/wallet/proxy');
  type('wiseproxy111');
  open('/wallet/proxy?proxy=mallory');
  expect(field().value).toBe('mallory');
  type('carol');
  act(() => fill()?.restore?.());
  expect(field().value).toBe('wiseproxy111');
});

it('leaves the typed proxy when that of a link is cleared', () => {
  open('/wallet/proxy');
  type('wiseproxy111');
  open('/wallet/proxy?proxy=mallory');
  act(() => fill()?.clear());
  expect(field().value).toBe('');
  open('/wallet/proxy');
  expect(field().value).toBe('wiseproxy111');
});
