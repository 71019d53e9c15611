import { expect, test } from 'vitest';
import {
  proxyInfoFields,
  proxyInfoProblem,
  removeProxyInfo,
  setProxyInfo,
} from '#src/chain/actions/proxy-info.ts';

test('a proxy presents itself with every field of the contract, in its order', () => {
  const texts = Object.fromEntries(proxyInfoFields.map((field) => [field, field]));
  const action = setProxyInfo('alice', texts as Parameters<typeof setProxyInfo>[1], 'owner');
  expect(action).toMatchObject({
    ...{ account: 'regproxyinfo', name: 'set' },
    authorization: [{ actor: 'alice', permission: 'owner' }],
  });
  expect(Object.keys(action.data).join(' ')).toBe(
    'proxy name slogan philosophy background website logo_256 telegram steemit twitter wechat',
  );
  expect(removeProxyInfo('alice')).toMatchObject({ name: 'remove', data: { proxy: 'alice' } });
});

test.each([
  ['name', '', 'required'],
  ['philosophy', '', 'required'],
  ['background', '', null],
  ['slogan', 'é'.repeat(32), null],
  ['slogan', 'é'.repeat(33), 'too-long'],
  ['website', 'www.example', 'no-link'],
  ['website', 'https://proxy.example', null],
  ['logo_256', '', null],
] as const)('%s: %j is %s', (field, text, problem) => {
  expect(proxyInfoProblem(field, text)).toBe(problem);
});
