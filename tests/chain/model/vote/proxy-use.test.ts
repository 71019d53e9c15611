import { expect, test } from 'vitest';
import { proxyRefusal } from '#src/chain/model/vote/proxy-use.ts';

test('a proxy is refused to accounts that are proxies or have never staked', () => {
  expect(proxyRefusal({ isProxy: true })).toBe('is-proxy');
  expect(proxyRefusal(null)).toBe('never-staked');
  expect(proxyRefusal({ isProxy: false })).toBeNull();
});
