import { render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ActionContent } from '#src/chain/actions/sentence.ts';
import { LocaleProvider } from '#src/i18n/react.tsx';
import { formatterNow } from '#src/i18n/sentences/formatter.ts';
import { useSentencesReady } from '#src/i18n/sentences/use-sentences.ts';
import { messages } from '#src/i18n/text-area.ts';

await messages.load('en');

const transfer = { account: 'eosio.token', name: 'transfer', data: {} } as ActionContent;
const approval = { account: 'eosio.msig', name: 'approve', data: {} } as ActionContent;
const chainAction = { account: 'fio.address', name: 'regaddress', data: {} } as ActionContent;

function Rows({ actions }: { actions: readonly ActionContent[] | null }) {
  return <p>{useSentencesReady(actions, () => 'eosio') ? 'ready' : 'waiting'}</p>;
}

const page = (actions: readonly ActionContent[] | null) => (
  <LocaleProvider locale="en">
    <Rows actions={actions} />
  </LocaleProvider>
);

test('rows wait for the sentences of each of their actions, and stay for those added later', async () => {
  const { rerender } = render(page(null));
  await waitFor(() => expect(formatterNow('en')).toBeTruthy());
  expect(screen.getByText('waiting')).toBeTruthy();

  rerender(page([transfer, approval]));
  expect(screen.getByText('waiting')).toBeTruthy();
  await waitFor(() => expect(screen.getByText('ready')).toBeTruthy());
  expect(formatterNow('en')?.sentences).toHaveProperty('msig');
  expect(formatterNow('en')?.sentences).not.toHaveProperty('fio');

  rerender(page([chainAction, transfer, approval]));
  expect(screen.getByText('ready')).toBeTruthy();
});
