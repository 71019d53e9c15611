import { expect, it } from 'vitest';
import { toModernKey } from '#src/chain/core/key.ts';
import { hasOneKey, keyProblem, withKey } from '#src/chain/model/permission/key-change.ts';
import { KEY, level, OTHER, permission } from './permission-view.ts';

const active = permission('active');
const wanted = toModernKey(KEY);

it('accepts a key that starts with PUB_K1 and has 57 characters, or none', () => {
  expect(wanted).toHaveLength(57);
  expect(keyProblem(wanted, active)).toBeNull();
  expect(keyProblem('', active)).toBeNull();
});

it.each([
  ['another form', KEY],
  ['a shorter text', wanted.slice(0, -1)],
  ['a longer text', `${wanted}1`],
  ['a wrong checksum', `${wanted.slice(0, -1)}${wanted.endsWith('V') ? 'W' : 'V'}`],
  ['another curve', 'PUB_R1_6FPFZqw5ahYrR9jD96yDbbDNTdKtNqRbze6oTDLntrsANgQKZu'],
  ['an account', 'alice'],
])('refuses %s', (_, text) => {
  expect(keyProblem(text, active)).toBe('not-a-key');
});

it('names a private key as such', () => {
  const text = '5KQwrPbwdL6PhXujxW37FSSQZ1JiwsST4cqQzDeyXtP79zkvFD3';
  expect(keyProblem(text, active)).toBe('private-key');
  expect(keyProblem('PVT_K1_anything', active)).toBe('private-key');
});

it('refuses the key that is there, in whatever form', () => {
  expect(keyProblem(toModernKey(OTHER), active)).toBe('same-key');
});

it('exchanges the only key and keeps the rest', () => {
  const authority = { threshold: 3, keys: [{ key: KEY, weight: 2 }], accounts: [level('bob')] };
  const shared = permission('active', authority);
  expect(hasOneKey(shared)).toBe(true);
  expect(withKey(shared, OTHER)).toEqual({
    ...authority,
    keys: [{ key: OTHER, weight: 2 }],
    waits: [],
  });
  expect(hasOneKey(permission('active', { keys: [] }))).toBe(false);
});
