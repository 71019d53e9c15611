import { render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Tellable } from '#src/chain/actions/sentence.ts';
import { tellerNow } from '#src/i18n/sentences/teller.ts';
import { useTellerReady } from '#src/i18n/sentences/use-teller.ts';
import { loadMessages } from '#src/i18n/messages.ts';
import { LocaleProvider } from '#src/i18n/react.tsx';

await loadMessages('en');

const transfer = { account: 'eosio.token', name: 'transfer', data: {} } as Tellable;
const approval = { account: 'eosio.msig', name: 'approve', data: {} } as Tellable;
const chainAction = { account: 'fio.address', name: 'regaddress', data: {} } as Tellable;

function Told({ actions }: { actions: readonly Tellable[] | null }) {
  return <p>{useTellerReady(actions, () => 'eosio') ? 'ready' : 'waiting'}</p>;
}

const page = (actions: readonly Tellable[] | null) => (
  <LocaleProvider locale="en">
    <Told actions={actions} />
  </LocaleProvider>
);

test('rows wait for the words of each of their actions, and are not taken back for later ones', async () => {
  const { rerender } = render(page(null));
  await waitFor(() => expect(tellerNow('en')).toBeTruthy());
  expect(screen.getByText('waiting')).toBeTruthy();

  rerender(page([transfer, approval]));
  expect(screen.getByText('waiting')).toBeTruthy();
  await waitFor(() => expect(screen.getByText('ready')).toBeTruthy());
  expect(tellerNow('en')?.tables?.has('msig')).toBe(true);

  rerender(page([chainAction, transfer, approval]));
  expect(screen.getByText('ready')).toBeTruthy();
});
