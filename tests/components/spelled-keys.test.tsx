import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toModernKey } from '#src/chain/core/key.ts';
import { displayKey } from '#src/chain/model/permission/key.ts';
import { toTyped } from '#src/chain/model/permission/typed-authority.ts';
import { KeyField } from '#src/components/new-account/key-field.tsx';
import { AuthorityForm } from '#src/components/permission/authority-form.tsx';
import { ownerKey, permissions } from '../../stories/fixtures/accounts.ts';
import { inLocale } from './in-locale.tsx';

const modern = toModernKey(ownerKey);
const spell = (key: string) => displayKey(key, 'EOS');
const seen: string[] = [];
const note = (values: unknown) => void seen.push(JSON.stringify(values));

beforeEach(() => void (seen.length = 0));
afterEach(cleanup);

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const shown = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

function editor(keys: { key: string; weight: string }[]): void {
  const authority = toTyped(permissions[0]!);
  render(
    inLocale(
      <AuthorityForm
        isNew={false}
        names={['owner', 'active']}
        initial={{ permission: 'owner', parent: '', links: '', ...authority, keys }}
        existence={() => 'exists'}
        onAccount={() => undefined}
        onChange={note}
        onValid={note}
        onSubmit={note}
        spell={spell}
      />,
    ),
  );
}

test('the keys of a permission have it, typed or from a link', () => {
  editor([{ key: modern, weight: '1' }]);
  expect(shown('Key 1')).toBe(ownerKey);
  type('Key 1', '');
  type('Key 1', modern);
  expect(shown('Key 1')).toBe(ownerKey);
  expect(seen.join()).not.toContain(modern);
});

test('a text that is no key stays as it is typed', () => {
  editor([{ key: '', weight: '1' }]);
  type('Key 1', modern.slice(0, -1));
  expect(shown('Key 1')).toBe(modern.slice(0, -1));
});

test('the key of a new account has it without leaving the field', () => {
  const onChange = vi.fn();
  render(
    inLocale(
      <KeyField
        label="Public key"
        defaultValue=""
        onChange={(event) => onChange(event.target.value)}
        maker={{
          account: '',
          use: '',
          chain: 'EOS',
          isSecure: false,
          generate: () => Promise.reject(new Error()),
          spell,
          onKey: onChange,
        }}
      />,
    ),
  );
  type('Public key', modern);
  expect(onChange).toHaveBeenLastCalledWith(ownerKey);
});
