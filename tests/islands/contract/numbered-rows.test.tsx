import { act, render, screen } from '@testing-library/react';
import { atom } from 'nanostores';
import { expect, test, vi } from 'vitest';
import { abiView } from '#src/chain/model/abi/view.ts';
import { noLink } from '#src/islands/contract/contract-link.ts';
import { TableRows } from '#src/islands/contract/table-rows.tsx';
import { inLocale } from '../../components/in-locale.tsx';

const NUMBER = '238987313771706096047051733442425298449';
/** In memory order, as nodes of version 1 write it. */
const HEX = '0x1122334455667788' + '99aabbccddeecbb3';

const page = vi.hoisted((): { rows: unknown[] } => ({ rows: [] }));
vi.mock('#src/stores/contract/contract.ts', () => ({
  rowsStore: () => ({
    $state: atom({ kind: 'ready', value: { rows: page.rows, more: false, next: null } }),
    retry: () => undefined,
  }),
}));
vi.mock('#src/islands/contract/rows-code-part.tsx', () => ({ RowsCodePart: () => null }));

const abi = abiView({
  version: 'eosio::abi/1.1',
  structs: [
    {
      name: 'pair',
      base: '',
      fields: [
        { name: 'key', type: 'uint128' },
        { name: 'of', type: 'name' },
      ],
    },
    {
      name: 'row',
      base: '',
      fields: [
        { name: 'id', type: 'uint64' },
        { name: 'list', type: 'uint128[]' },
        { name: 'pairs', type: 'pair[]' },
      ],
    },
  ],
  tables: [{ name: 'keys', type: 'row', index_type: 'i64', key_names: [], key_types: [] }],
});

async function shown(payer: boolean, rows: readonly unknown[]) {
  page.rows = [...rows];
  const nothing = () => undefined;
  const place = {
    link: { ...noLink, table: 'keys', payer },
    urlOf: () => '/contract',
    visit: nothing,
    replace: nothing,
  };
  const contract = { account: 'keyholder', abi } as never;
  await act(async () =>
    render(inLocale(<TableRows contract={contract} place={place} scope="keyholder" />)),
  );
}

const row = { id: 1, list: [HEX], pairs: [{ key: HEX, of: 'alice' }] };

test.each([
  ['of a row', false, row],
  ['of a row with its payer', true, { data: row, payer: 'bob' }],
] as const)(
  '128-bit numbers in lists and structs %s stand before their bytes',
  async (_, payer, one) => {
    await shown(payer, [one]);
    const text = (await screen.findByRole('table')).textContent;
    const number = [...text.matchAll(/(\d{30,}) \(0x/g)].map(([, digits]) => digits);
    expect(number.length).toBeGreaterThan(0);
    for (const digits of number)
      expect(BigInt(digits ?? 0)).toBe(
        BigInt(
          `0x${[...HEX.slice(2).matchAll(/../g)]
            .map(([byte]) => byte)
            .toReversed()
            .join('')}`,
        ),
      );
  },
);

test('a number that the node wrote as digits stays as it is', async () => {
  await shown(false, [{ ...row, list: [NUMBER], pairs: [] }]);
  expect((await screen.findByRole('table')).textContent).toContain(NUMBER);
});
