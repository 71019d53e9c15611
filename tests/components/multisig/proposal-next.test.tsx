import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ProposalNext } from '#src/components/multisig/proposal-next.tsx';
import { inLocale } from '../in-locale.tsx';

afterEach(cleanup);

const active = (actor: string) => ({ actor, permission: 'active' });
const named = (name: string, count: number) =>
  Array.from({ length: count }, (_, index) => active(`${name}${index}`));
const waiting = (actor: string, from: readonly ReturnType<typeof active>[]) => ({
  ...active(actor),
  approvals: 1,
  weight: 1,
  from,
});
const press = (name: string) => fireEvent.click(screen.getByText(name));

test('opens all authorities that a proposal waits for', () => {
  const missing = named('board', 60).map(({ actor }) => waiting(actor, [active('bob')]));
  const { container } = render(inLocale(<ProposalNext status="waiting" missing={missing} />));
  expect(container.textContent).toContain('board49@active');
  expect(container.textContent).not.toContain('board50@active');
  press('Show 10 more');
  expect(container.textContent).toContain('board59@active');
});

test('opens all names that may approve for an authority', () => {
  const missing = [waiting('treasury1111', named('holder', 120))];
  const { container } = render(inLocale(<ProposalNext status="waiting" missing={missing} />));
  expect(container.textContent).toContain('holder49@active');
  expect(container.textContent).not.toMatch(/holder50@active|\+70/);
  press('Show 50 more');
  press('Show 20 more');
  expect(container.textContent).toContain('holder119@active');
  expect(container.textContent).not.toContain('Show');
});
