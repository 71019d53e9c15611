import { expect, test } from 'vitest';
import {
  proxyInfoBytes,
  proxyInfoFields,
  proxyInfoProblem,
  removeProxyInfo,
  setProxyInfo,
} from '#src/chain/actions/proxy-info.ts';

test('a proxy presents itself with every field of the contract, in its order', () => {
  const texts = Object.fromEntries(proxyInfoFields.map((field) => [field, field]));
  const action = setProxyInfo('alice', texts as Parameters<typeof setProxyInfo>[1], 'owner');
  expect(action).toMatchObject({
    account: 'regproxyinfo',
    name: 'set',
    authorization: [{ actor: 'alice', permission: 'owner' }],
  });
  expect(Object.keys(action.data).join(' ')).toBe(
    'proxy name slogan philosophy background website logo_256 telegram steemit twitter wechat',
  );
  expect(removeProxyInfo('alice')).toMatchObject({ name: 'remove', data: { proxy: 'alice' } });
});

test.each([
  ['name', 64] as const,
  ['slogan', 64] as const,
  ['philosophy', 1023] as const,
  ['background', 1023] as const,
  ['telegram', 64] as const,
  ['steemit', 64] as const,
  ['twitter', 64] as const,
  ['wechat', 64] as const,
])('%s takes %i bytes and no more', (field, bytes) => {
  expect(proxyInfoBytes[field]).toBe(bytes);
  expect(proxyInfoProblem(field, 'x'.repeat(bytes))).toBeNull();
  expect(proxyInfoProblem(field, 'x'.repeat(bytes + 1))).toBe('too-long');
});

test.each(['website', 'logo_256'] as const)('%s takes a link of 255 bytes', (field) => {
  const link = `https://proxy.example/${'x'.repeat(233)}`;
  expect(proxyInfoProblem(field, link)).toBeNull();
  expect(proxyInfoProblem(field, `${link}x`)).toBe('too-long');
});

test.each([
  ['name', '', 'required'],
  ['slogan', '', 'required'],
  ['philosophy', '', 'required'],
  ['background', '', null],
  ['slogan', 'é'.repeat(32), null],
  ['slogan', 'é'.repeat(33), 'too-long'],
  ['website', 'www.example', 'no-link'],
  ['website', 'https://proxy.example', null],
  ['logo_256', '', null],
  ['logo_256', 'ftp://proxy.example', 'no-link'],
  ['website', 'see http://proxy.example', 'no-link'],
  ['telegram', 'proxy', null],
] as const)('%s: %j is %s', (field, text, problem) => {
  expect(proxyInfoProblem(field, text)).toBe(problem);
});
