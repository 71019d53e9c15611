import { Action as WharfAction } from '@wharfkit/antelope';
import { expect, test } from 'vitest';
import { actionCode } from '#src/components/contract/action-code.ts';
import { rowsCode } from '#src/components/contract/rows-code.ts';

const node = 'https://node.test';

const action = {
  account: 'eosio.token',
  name: 'transfer',
  authorization: [{ actor: 'alice', permission: 'active' }],
  data: { from: 'alice', to: 'bob', quantity: '1.0000 A', memo: '' },
};

const codeOf = (forms: readonly { key: string; code: string | null }[], tool: string) =>
  forms.find(({ key }) => key === tool)?.code;

test('the code for WharfKit has the bytes that were packed', () => {
  const hex = '0000000000855c340000000000000e3d10270000000000000441000000000000000';
  const packed = hex.slice(0, 66);
  const code = codeOf(actionCode(action, packed, node), 'WharfKit') ?? '';
  const [, object = ''] =
    /^await session\.transact\(\{\n {2}action: ([^]*),\n\}\);$/.exec(code) ?? [];
  const made = WharfAction.from(JSON.parse(object) as Parameters<typeof WharfAction.from>[0]);
  expect(made.data.hexString).toBe(packed);
  expect(String(made.authorization[0])).toBe('alice@active');
  expect(codeOf(actionCode(action, null, node), 'WharfKit')).toBeNull();
});

test('a request for rows has the same order and bounds in each tool', () => {
  const call = {
    code: 'eosio',
    scope: 'eosio',
    table: 'rex loan',
    limit: 10,
    lower_bound: "o'b",
    index_position: 2,
    key_type: 'name',
    reverse: true,
    show_payer: true,
  };
  const forms = rowsCode(call, node);
  expect(codeOf(forms, 'cleos')).toBe(
    "cleos -u https://node.test get table eosio eosio 'rex loan' -l 10 -L " +
      String.raw`'o'\''b' --index 2 --key-type name -r --show-payer`,
  );
  expect(codeOf(forms, 'curl')).toBe(
    'curl -sS https://node.test/v1/chain/get_table_rows -d ' +
      `'${JSON.stringify({ json: true, ...call }).replace("'", String.raw`'\''`)}'`,
  );
  const [, body = ''] =
    /^await client\.v1\.chain\.get_table_rows\(([^]*)\);$/.exec(codeOf(forms, 'WharfKit') ?? '') ??
    [];
  expect(JSON.parse(body)).toEqual({ json: true, ...call });
});
