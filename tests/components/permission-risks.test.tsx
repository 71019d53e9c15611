import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { PermissionRisk } from '#src/chain/model/permission/permission-risks.ts';
import { PermissionRisks } from '#src/components/permission/permission-risks.tsx';
import { inLocale } from './in-locale.tsx';

const unmet = (permission: string): PermissionRisk => ({
  kind: 'unmet',
  level: 'note',
  permission,
});

test('what is so of a hundred permissions is one sentence, each of them a link to its place', async () => {
  const names = Array.from({ length: 100 }, (_, index) => `perm${index}`);
  const { container } = render(inLocale(<PermissionRisks risks={names.map(unmet)} />));
  expect(container.textContent).toContain('100 permissions are unusable');
  expect(container.querySelectorAll('ul > li > div')).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'perm3' }).getAttribute('href')).toBe(
    '#permission-perm3',
  );
  expect(screen.getAllByRole('link').length).toBeLessThan(20);
  await userEvent.click(screen.getByRole('button', { name: 'Show all 100' }));
  expect(within(container).getAllByRole('link')).toHaveLength(100);
});

test('what is so of one permission names it in the sentence', () => {
  const { container } = render(inLocale(<PermissionRisks risks={[unmet('claims')]} />));
  expect(container.textContent).toContain('claims is unusable');
  expect(screen.queryByRole('link')).toBeNull();
});
