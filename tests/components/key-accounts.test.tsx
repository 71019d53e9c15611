import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { KeyAccounts } from '#src/components/key/key-accounts.tsx';
import { inLocale } from './in-locale.tsx';

const held = { account: 'alice', permission: 'claims', weight: 1, threshold: 2 };

test('a key’s account can be copied, and its permission leads to its place among the others', () => {
  render(inLocale(<KeyAccounts accounts={[held]} />));
  expect(screen.getByRole('link', { name: 'alice' }).getAttribute('href')).toBe('/account/alice');
  expect(screen.getByRole('button', { name: 'Copy account name' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'claims' }).getAttribute('href')).toBe(
    '/account/alice?tab=permissions#permission-claims',
  );
});

test('an unknown permission is not a link', () => {
  render(inLocale(<KeyAccounts accounts={[{ ...held, permission: '' }]} />));
  expect(screen.getAllByRole('link')).toHaveLength(1);
});
