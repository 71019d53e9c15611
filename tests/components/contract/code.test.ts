import { Action as WharfAction } from '@wharfkit/antelope';
import { expect, test } from 'vitest';
import { actionCode } from '#src/components/contract/action-code.ts';
import { cleosCommand } from '#src/components/contract/cleos-command.ts';
import { rowsCode } from '#src/components/contract/rows-code.ts';
import { formCode, packedCode } from '#src/components/contract/transaction-code.ts';
import { texts } from '#src/i18n/areas/contract/code/en.ts';

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

const hex = '0000000000855c34';
const packedAction = { ...action, data: hex };
const body = { signatures: ['SIG_K1_x'], compression: 'none', packed_trx: 'abcd' };
const bodyIn = (code: string | null | undefined) =>
  JSON.parse(/ -d '(.*)'$/.exec(code ?? '')?.[1] ?? '') as unknown;
const callIn = (code: string | null | undefined) =>
  JSON.parse(/^await session\.transact\(([^]*)\);$/.exec(code ?? '')?.[1] ?? '') as unknown;

test('a form’s transaction is readable for cleos, and packed for a node and a program', () => {
  const made = { actions: [action], transaction: { actions: [packedAction], body } };
  const forms = formCode(made, node, texts);
  expect(codeOf(forms, 'cleos')).toBe(cleosCommand(action, node));
  expect(codeOf(forms, 'curl')).toContain(`${node}/v1/chain/compute_transaction`);
  expect(bodyIn(codeOf(forms, 'curl'))).toEqual({ transaction: body });
  expect(callIn(codeOf(forms, 'WharfKit'))).toEqual({ actions: [packedAction] });
  expect(formCode(null, node, texts).map(({ code }) => code)).toEqual([null, null, null]);
});

test('several actions of a form are one transaction for cleos', () => {
  const actions = [packedAction, packedAction];
  const made = { actions: [action, action], transaction: { actions, body } };
  expect(codeOf(formCode(made, node, texts), 'cleos')).toBe(
    `cleos -u https://node.test push transaction '${JSON.stringify({ actions })}'`,
  );
});

test('a transaction of the chain is its signed bytes for curl, and new for the other tools', () => {
  const made = { transaction: { actions: [packedAction], body }, request: 'esr://abc' };
  const forms = packedCode(made, node, texts);
  expect(codeOf(forms, 'curl')).toContain(`${node}/v1/chain/push_transaction`);
  expect(bodyIn(codeOf(forms, 'curl'))).toEqual(body);
  expect(codeOf(forms, 'cleos')).toContain(' push transaction ');
  expect(callIn(codeOf(forms, 'WharfKit'))).toEqual({ actions: [packedAction] });
  expect(codeOf(forms, 'ESR')).toBe('esr://abc');
  const withFreeActions = { transaction: { actions: null, body }, request: null };
  expect(packedCode(withFreeActions, node, texts).map(({ key }) => key)).toEqual(['curl']);
});
