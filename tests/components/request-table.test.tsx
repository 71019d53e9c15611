import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { RequestTable } from '#src/components/fio/manage/request-table.tsx';
import { inLocale } from './in-locale.tsx';

const request = (id: string, payee: string) => ({
  id,
  payer: 'me@fio',
  payee,
  status: 'pending' as const,
  requestedAt: 0,
});

test('a payee with half a surrogate pair leaves the other requests as they are', () => {
  const { container } = render(
    inLocale(
      <RequestTable
        side="received"
        requests={[request('2', 'a\ud800@fio'), request('1', 'bob@fio')]}
        pending={false}
        onClose={() => undefined}
      />,
    ),
  );
  const links = [...container.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(links.filter((link) => link?.startsWith('/wallet/transfer'))).toEqual([
    '/wallet/transfer?to=a%EF%BF%BD%40fio',
    '/wallet/transfer?to=bob%40fio',
  ]);
});
