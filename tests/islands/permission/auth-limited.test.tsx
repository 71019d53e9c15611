import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useContext } from 'react';
import type { AuthLimit } from '#src/chain/model/permission/auth-limit.ts';
import { SubmitBlocked } from '#src/components/form/submit-blocked.ts';
import { AuthLimited } from '#src/islands/permission/auth-limited.tsx';
import { refresh } from '#src/stores/refresh.ts';
import type { User } from '#src/chain/sign/users/users.ts';
import { inLocale } from '../../components/in-locale.tsx';

const of = vi.hoisted(() => ({ limits: [] as readonly (AuthLimit | null)[] }));
vi.mock('#src/stores/chain/client.ts', () => ({ chainAccess: () => ({}) }));
vi.mock('#src/stores/chain/contract-facts.ts', () => ({
  actualFacts: () => Promise.resolve({ authLimits: true }),
}));
vi.mock('#src/chain/client/signing/auth-limits.ts', () => ({
  authLimitsOf: () => Promise.resolve(of.limits),
}));

const Form = () => <p>{useContext(SubmitBlocked) ? 'blocked' : 'open'}</p>;

async function shown(limits: readonly (AuthLimit | null)[], permission: string, blocked = false) {
  of.limits = limits;
  refresh('account/alice/auth-limit');
  const user = { actor: 'alice', permission } as User;
  const form = (
    <SubmitBlocked value={blocked}>
      <AuthLimited user={user}>
        <Form />
      </AuthLimited>
    </SubmitBlocked>
  );
  await act(async () => render(inLocale(form)));
}

test('a permission that the account does not allow cannot submit, and sees which may', async () => {
  await shown([{ allowed: ['owner', 'admin'], disallowed: [] }], 'active');
  expect(await screen.findByText('blocked')).toBeTruthy();
  expect(
    screen.getByText('Only these permissions can change permissions: owner, admin'),
  ).toBeTruthy();
  expect(screen.getByRole('status').textContent).toContain('refuse a change by active');
});

test('one that it allows can, and sees the limit', async () => {
  await shown([{ allowed: [], disallowed: ['games'] }], 'active');
  expect(
    await screen.findByText('These permissions cannot change permissions: games'),
  ).toBeTruthy();
  expect(screen.getByText('open')).toBeTruthy();
});

test('a limit that one of two operators invents does not block the form', async () => {
  const invented = { allowed: ['owner'], disallowed: [] };
  await shown([invented, null], 'active');
  expect(
    await screen.findByText('Only these permissions can change permissions: owner'),
  ).toBeTruthy();
  expect(screen.getByText('open')).toBeTruthy();
});

test('without a limit nothing is shown, and what blocked the form before still does', async () => {
  await shown([null, null], 'active', true);
  expect(screen.getByText('blocked')).toBeTruthy();
  expect(screen.queryByRole('status')).toBeNull();
});
