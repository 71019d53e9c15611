import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ActionName } from '#src/components/action/action-name.tsx';
import {
  AccountLink,
  BlockLink,
  KeyLink,
  TransactionLink,
  useEntityPath,
} from '#src/components/ui/entity-link.tsx';
import { markNames } from '#src/components/ui/mark-names.ts';
import { inLocale } from './in-locale.tsx';

const id = 'ab'.repeat(32);

test('links lead to the page in the page’s language', () => {
  const { container } = render(
    inLocale(
      <>
        <AccountLink name="eosio.token" />
        <BlockLink number={12_345} />
        <TransactionLink id={id} />
        <KeyLink publicKey="PUB_K1_x" />
      </>,
      'ko',
    ),
  );
  expect([...container.querySelectorAll('a')].map((a) => a.getAttribute('href'))).toEqual([
    '/kr/account/eosio.token',
    '/kr/block/12345',
    `/kr/transaction/${id}`,
    '/kr/key/PUB_K1_x',
  ]);
});

test.each([
  ['a path', '../../evil?x#y'],
  ['four hundred letters', 'a'.repeat(400)],
  ['an override', 'alice\u202egnp'],
])('%s in the place of a name is text and leads nowhere', (_, name) => {
  const { container } = render(inLocale(<AccountLink name={name} permission={name} />));
  expect(container.querySelector('a')).toBeNull();
  expect(container.textContent.length).toBeLessThan(80);
  expect(container.textContent).not.toContain('\u202e');
  expect(container.querySelector('.whitespace-nowrap')).toBeNull();
});

test('an id is complete in the page, even if it is shortened on screen', () => {
  const { container } = render(inLocale(<TransactionLink id={id} width="short" />));
  expect(container.textContent).toBe(id);
});

test('the same name is marked wherever it is shown', async () => {
  const { container } = render(
    inLocale(
      <>
        <AccountLink name="alice" />
        <AccountLink name="bob" />
        <AccountLink name="alice" />
      </>,
    ),
  );
  const stop = markNames(document);
  const marked = () =>
    [...container.querySelectorAll('a')].map((link) => link.hasAttribute('data-marked'));
  await userEvent.hover(container.querySelectorAll('a')[0]!);
  expect(marked()).toEqual([true, false, true]);
  await userEvent.hover(container.querySelectorAll('a')[1]!);
  expect(marked()).toEqual([false, false, false]);
  stop();
});

test('half a character in an id makes an address all the same', () => {
  const { container } = render(inLocale(<Path id={'\ud800'} />));
  expect(container.textContent).toBe('/block/%EF%BF%BD');
});

function Path({ id }: { id: string }) {
  return useEntityPath()('block', id);
}

test('an action’s name of 400 letters is cut, and its hidden characters are seen', () => {
  const name = `a\u200b${'w'.repeat(400)}`;
  const { container } = render(inLocale(<ActionName action={{ account: 'eosio', name }} />));
  expect(container.textContent.length).toBeLessThan(80);
  expect(container.textContent).not.toContain('\u200b');
});
