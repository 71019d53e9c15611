import { beforeAll, expect, test } from 'vitest';
import { chainByKey } from '#src/chain/config/registry.ts';
import { targetOf } from '#src/islands/main/target.ts';

beforeAll(() => {
  const config = document.createElement('script');
  config.type = 'application/json';
  config.id = 'chain';
  config.textContent = JSON.stringify(chainByKey('eos'));
  document.head.append(config);
  history.replaceState(null, '', '/account/alice');
});

const leads = (address: string) => {
  const target = targetOf(new URL(address, location.href));
  return target && [target.id, target.url.pathname + target.url.search];
};

test.each([
  ['/', 'home', '/'],
  ['/account/bob?tab=votes', 'account', '/account/bob?tab=votes'],
  ['/tx/abc', 'transaction', '/transaction/abc'],
  ['/wallet', 'wallet', '/wallet'],
  ['/wallet/ram', 'ram-buy', '/wallet/ram/buy'],
  ['/vote/proxies', 'proxies', '/vote/proxies'],
])('%s is a screen of this document', (address, id, path) => {
  expect(leads(address)).toEqual([id, path]);
});

test.each([
  ['a page of text', '/guides'],
  ['nothing', '/nope'],
  ['another language', '/zh/account/bob'],
  ['another site', 'https://wax.example.org/account/bob'],
])('%s is loaded as a page', (_, address) => {
  expect(leads(address)).toBeNull();
});
