import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AccountHeader } from '#src/components/account/account-header.tsx';
import { ResourceBars } from '#src/components/account/resource-bars.tsx';
import { parseAsset } from '#src/chain/core/asset.ts';
import { scarcest } from '#src/components/account/scarcity.ts';
import { TokenTable } from '#src/components/account/token-table.tsx';
import { PermissionTree } from '#src/components/permission/permission-tree.tsx';
import { loadTexts } from '#src/i18n/text-area.ts';
import { usageLevel } from '#src/components/ui/meter.tsx';
import {
  activeKey,
  alice,
  exhausted,
  permissions,
  sharedPermissions,
  systemAccount,
} from '../../stories/fixtures/accounts.ts';
import { inLocale } from './in-locale.tsx';

test.each([
  [0, 100, 'ok'],
  [74, 100, 'ok'],
  [75, 100, 'warning'],
  [95, 100, 'danger'],
  [120, 100, 'danger'],
  [5, -1, 'ok'],
  [0, 0, 'ok'],
  [1, 0, 'danger'],
])('%d used of %d is %s', (used, max, level) => {
  expect(usageLevel(used, max)).toBe(level);
});

test('the worst resource is the one named', () => {
  expect(scarcest(exhausted)).toMatchObject({ resource: 'cpu', level: 'danger' });
  expect(scarcest(alice)).toMatchObject({ resource: 'ram', level: 'warning' });
  expect(scarcest(systemAccount).level).toBe('ok');
});

test('the header answers who, what it is worth and whether it can act', () => {
  render(inLocale(<AccountHeader account={exhausted} />));
  expect(screen.getByRole('heading', { level: 1, name: 'nocpuleft123' })).toBeTruthy();
  expect(screen.getByText('Out of CPU')).toBeTruthy();
  expect(screen.getByText('Total balance').parentElement?.textContent).toContain('0.1021 EOS');
});

test('an account of the genesis has no age', () => {
  render(inLocale(<AccountHeader account={systemAccount} />));
  expect(screen.getByText('At genesis')).toBeTruthy();
});

test('bars have their figures as text too', () => {
  render(inLocale(<ResourceBars account={alice} />));
  const bar = screen.getByRole('meter', { name: 'CPU' });
  expect(bar.getAttribute('aria-valuetext')).toBe('1.84 ms of 27.15 ms');
  expect(bar.getAttribute('aria-valuenow')).toBe('1842');
  expect(bar.getAttribute('aria-valuemax')).toBe('27153');
});

test('a resource without a limit is not a full bar', () => {
  render(inLocale(<ResourceBars account={systemAccount} />));
  const bar = screen.getByRole('meter', { name: 'RAM' });
  expect(bar.getAttribute('aria-valuenow')).toBe('0');
  expect(bar.getAttribute('aria-valuetext')).toContain('unlimited');
  // A node does not count what is used of it.
  const cpu = screen.getByRole('meter', { name: 'CPU' });
  expect(cpu.getAttribute('aria-valuetext')).toBe('– unlimited');
});

test('permissions show keys, accounts, waits and links', () => {
  const { container, rerender } = render(inLocale(<PermissionTree permissions={permissions} />));
  expect(container.querySelector(`a[href="/key/${activeKey}"]`)).not.toBeNull();
  expect(container.textContent).toContain('eosio::claimrewards');
  rerender(inLocale(<PermissionTree permissions={sharedPermissions} />));
  expect(container.textContent).toContain('threshold 2');
  expect(container.textContent).toContain('carol.gm@active');
  expect(container.textContent).toContain('wait 7 days');
  expect(container.textContent).toContain('Unusable: no key or account can satisfy it');
});

test('a token that only has the symbol of one of the chain’s own is marked', async () => {
  await loadTexts('en');
  const eos = (contract: string) => ({ contract, amount: parseAsset('1.0000 EOS') });
  const own = [
    { contract: 'core.vaulta', code: 'A' },
    { contract: 'eosio.token', code: 'EOS' },
  ];
  render(
    inLocale(
      <TokenTable
        tokens={[eos('eosio.token'), eos('eosiotoken11')]}
        prices={null}
        chainTokens={own}
      />,
    ),
  );
  const marked = screen.getAllByRole('row').filter((row) => row.textContent.includes('Not the'));
  expect(marked.map((row) => row.textContent)).toEqual([expect.stringContaining('eosiotoken11')]);
});

test('a key of the permission above is marked', () => {
  const [owner] = permissions;
  const active = { ...owner!.children[0]!, keys: owner!.keys };
  render(inLocale(<PermissionTree permissions={[{ ...owner!, children: [active] }]} />));
  expect(screen.getAllByText('Same key as owner')).toHaveLength(1);
});

test('below a heading of the page, an account’s name is a heading of that level', () => {
  render(inLocale(<AccountHeader account={exhausted} heading="h3" />));
  expect(screen.getByRole('heading', { level: 3, name: 'nocpuleft123' })).toBeTruthy();
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
});
