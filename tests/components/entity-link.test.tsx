import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import {
  AccountLink,
  BlockLink,
  KeyLink,
  TransactionLink,
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
      'kr',
    ),
  );
  expect([...container.querySelectorAll('a')].map((a) => a.getAttribute('href'))).toEqual([
    '/kr/account/eosio.token',
    '/kr/block/12345',
    `/kr/transaction/${id}`,
    '/kr/key/PUB_K1_x',
  ]);
});

test('a name cannot lead elsewhere', () => {
  const { container } = render(inLocale(<AccountLink name="../../evil?x#y" />));
  expect(container.querySelector('a')?.getAttribute('href')).toBe(
    '/account/..%2F..%2Fevil%3Fx%23y',
  );
});

test('an id is whole in the page, however it is drawn', () => {
  const { container } = render(inLocale(<TransactionLink id={id} width="short" />));
  expect(container.textContent).toBe(id);
});

test('the same name is marked wherever it stands', async () => {
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
