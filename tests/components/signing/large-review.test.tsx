import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Warning } from '#src/chain/model/signing/warnings/warning.ts';
import { verdictOf } from '#src/chain/model/signing/verdict.ts';
import { SigningPreview } from '#src/components/signing/signing-preview.tsx';
import { WarningList } from '#src/components/signing/warning-list.tsx';
import { loadTexts } from '#src/i18n/text-area.ts';
import { plain } from '../../../stories/fixtures/signing.ts';
import { inLocale } from '../in-locale.tsx';

await loadTexts('en');

const lookAlike = (at: number): Warning => ({
  rule: 'look-alike',
  name: `binance${at}`,
  like: 'binancecleos',
});

const none = {
  balances: [],
  values: { changes: [], uncounted: [], unpaid: [] },
  permissionChanges: [],
};

const renderReview = (more: Partial<typeof plain>) =>
  render(
    inLocale(
      <SigningPreview
        preview={{ ...plain, ...more }}
        system="eosio"
        tokenContract="eosio.token"
        currentBalances={null}
        onSign={() => undefined}
        onCancel={() => undefined}
        onRecheck={() => undefined}
      />,
    ),
  );

const noop = {
  account: 'names',
  name: 'noop',
  authorization: [{ actor: 'alice', permission: 'active' }],
  data: {},
  hexData: null,
};
const noops = (count: number) => Array.from({ length: count }, () => noop);

test.each([
  ['signed actions', { actions: noops(20_000), nested: [] }],
  [
    'actions of a group',
    {
      actions: [noop],
      nested: [
        { actionIndex: 0, within: [{ kind: 'context-free' }], actions: noops(20_000), ...none },
      ],
    },
  ],
  [
    'groups of actions',
    {
      actions: [noop],
      nested: Array.from({ length: 20_000 }, (_, at) => ({
        actionIndex: 0,
        within: [{ kind: 'inline', contract: `sender${at}` }] as const,
        actions: [noop],
        ...none,
      })),
    },
  ],
] satisfies [string, Partial<typeof plain>][])(
  'a review with 20,000 %s draws a thousand at first',
  (_, more) => {
    const { container } = renderReview(more);
    expect(container.querySelectorAll('details').length).toBeLessThanOrEqual(1_002);
    const labels = [...container.querySelectorAll('button')].map((one) => one.textContent);
    expect(labels).toContainEqual(expect.stringMatching(/^Show .* more$/));
  },
);

test('the fields of nested actions are drawn once they are unfolded', () => {
  const actions = Array.from({ length: 100 }, (_, at) => ({
    account: 'names',
    name: 'names',
    authorization: [{ actor: 'alice', permission: 'active' }],
    data: Object.fromEntries(
      Array.from({ length: 75 }, (_, index) => [`n${index}`, `name${at}.${index}`]),
    ),
    hexData: null,
  }));
  const within = [{ kind: 'proposal', proposer: 'mallory', name: 'p' } as const];
  const { container } = renderReview({ nested: [{ actionIndex: 0, within, actions, ...none }] });
  expect(container.querySelectorAll('*').length).toBeLessThan(60 * actions.length);
  expect(container.textContent).not.toContain('name99.74');
  const folded = [...container.querySelectorAll('details')].at(-1)!;
  folded.open = true;
  fireEvent(folded, new Event('toggle'));
  expect(folded.textContent).toContain('name99.74');
});

test('thousands of warnings of one rule hide none of another, and follow page by page', () => {
  const many = Array.from({ length: 5_000 }, (_, at) => lookAlike(at));
  const last: Warning = { rule: 'memo-link', to: 'mallory' };
  const { warnings } = verdictOf([...many, last]);
  render(inLocale(<WarningList warnings={warnings} />));
  const list = screen.getByRole('list', { name: 'Warnings' });
  const shown = () => list.querySelectorAll(':scope > li').length;
  expect(shown()).toBe(101);
  expect(within(list).getByText(/mallory/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Show 50 more' }));
  expect(shown()).toBe(151);
});

test('warnings about the loss of an account are drawn a thousand at a time', () => {
  const many = Array.from({ length: 20_000 }, (_, at): Warning => ({
    rule: 'unreadable',
    contract: 'names',
    name: `a${at}`,
    account: 'alice',
  }));
  const { container } = render(inLocale(<WarningList warnings={many} />));
  expect(container.querySelectorAll('li').length).toBeLessThan(1_100);
});

test('warnings about the loss of an account are all shown', () => {
  const many = Array.from({ length: 120 }, (_, at): Warning => ({
    rule: 'unreadable',
    contract: 'names',
    name: `a${at}`,
    account: 'alice',
  }));
  render(inLocale(<WarningList warnings={many} />));
  expect(screen.getAllByRole('listitem')).toHaveLength(120);
});
