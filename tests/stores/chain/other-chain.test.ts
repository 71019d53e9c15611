import { beforeEach, expect, test } from 'vitest';
import { onOtherChain } from '#src/stores/chain/other-chain.ts';
import { screens } from '#src/routes.ts';
import { hasScreenCode, screenCode } from '#src/screen-code.ts';

function link(chain: string): HTMLAnchorElement {
  const anchor = document.createElement('a');
  anchor.href = `https://${chain}.example.org/`;
  anchor.dataset['chain'] = chain;
  return anchor;
}

const at = (address: string) => new URL(address, 'https://eos.example.org') as unknown as Location;

beforeEach(() => {
  document.documentElement.dataset['screen'] = 'account';
});

test.each([
  ['/account/alice', '/account/alice'],
  ['/zh/account/alice?tab=permissions', '/zh/account/alice?tab=permissions'],
  ['/', '/'],
  ['/ar', '/ar'],
])('%s stays the same screen on a chain that has it', (from, to) => {
  expect(onOtherChain(link('wax'), at(from))).toBe(`https://wax.example.org${to}`);
});

test('a chain without the screen opens at its home in the same language', () => {
  document.documentElement.dataset['screen'] = 'ram-buy';
  const without = link('fio');
  without.dataset['lacks'] = screenCode('vote') + screenCode('ram-buy');
  expect(onOtherChain(without, at('/es/wallet/ram/buy'))).toBe('https://fio.example.org/es');
});

test.each([
  ['transaction', `/zh/transaction/${'ab'.repeat(32)}`, '/zh'],
  ['token', '/tokens/eosio.token:EOS', '/tokens'],
  ['msig', '/msig/alice/payment?tab=actions', '/msigs'],
  ['nft', '/nft/1099511627776', '/'],
])('a %s, which is of one chain, is not looked for on another', (screen, from, to) => {
  document.documentElement.dataset['screen'] = screen;
  expect(onOtherChain(link('wax'), at(from))).toBe(`https://wax.example.org${to}`);
});

test('each screen has a code of its own, which is found in a list of codes', () => {
  const ids = [...new Set(screens.map(({ id }) => id))];
  const codes = ids.map(screenCode);
  expect(new Set(codes).size).toBe(ids.length);
  for (const code of codes) expect(code).toHaveLength(2);
  for (const id of ids) {
    expect(hasScreenCode(codes.join(''), id)).toBe(true);
    expect(hasScreenCode(codes.filter((one) => one !== screenCode(id)).join(''), id)).toBe(false);
  }
});

test('the address of a node of one’s own is not carried to another chain', () => {
  const from = at('/account/alice?nodeUrl=http%3A%2F%2F127.0.0.1%3A8888&coreSymbol=SYS&tab=votes');
  expect(onOtherChain(link('wax'), from)).toBe('https://wax.example.org/account/alice?tab=votes');
});
