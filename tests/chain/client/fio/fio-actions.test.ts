import { afterEach, describe, expect, it } from 'vitest';
import type { Action } from '#src/chain/actions/action.ts';
import { propose } from '#src/chain/actions/multisig.ts';
import { deleteauth } from '#src/chain/actions/permission.ts';
import { regproxy } from '#src/chain/actions/vote.ts';
import { openChain } from '#src/chain/client/chain/access.ts';
import { completeFioActions } from '#src/chain/client/fio/fio-actions.ts';
import { fio } from '#src/chain/config/chains/fio.ts';
import { closeAll, json, serve } from '../../rpc/servers.ts';

afterEach(closeAll);

const struct = (name: string, ...fields: string[]) => ({
  name,
  base: '',
  fields: fields.map((field) => ({ name: field, type: 'string' })),
});
const structs = [
  struct('regproxy', 'fio_address', 'actor', 'max_fee'),
  struct('unregproxy', 'fio_address', 'actor', 'max_fee'),
  struct('deleteauth', 'account', 'permission', 'max_fee'),
  struct('propose', 'proposer', 'proposal_name', 'requested', 'max_fee', 'trx'),
  struct('setabi', 'account', 'abi'),
];
const abi = {
  version: 'eosio::abi/1.1',
  structs,
  actions: structs.map(({ name }) => ({ name, type: name })),
};
const fees = [
  { fee_id: 1, end_point: 'register_proxy', suf_amount: 700, type: 0 },
  { fee_id: 2, end_point: 'auth_delete', suf_amount: 300, type: 0 },
  { fee_id: 3, end_point: 'msig_propose', suf_amount: 1000, type: 0 },
];
const addresses = [
  { id: 1, name: 'alice@town', namehash: '0x01', domain: 'town', domainhash: '0x02' },
].map((row) => ({
  ...row,
  expiration: 4_294_967_295,
  owner_account: 'alice',
  bundleeligiblecountdown: 0,
  addresses: [],
}));

async function chain() {
  const requested: string[] = [];
  const { url } = await serve((path, response, _, body) => {
    const { table } = JSON.parse(body === '' ? '{}' : body) as { table?: string };
    requested.push(table ?? path);
    if (table === undefined) return json(response, { account_name: 'eosio', abi });
    json(response, { rows: table === 'fiofees' ? fees : addresses, more: false });
  });
  const endpoints = { default: [url], actions: [url], transactions: [url], provider: [url] };
  return { access: openChain({ ...fio, endpoints }), requested };
}

describe('completed FIO actions', () => {
  it('have the actor, the FIO address and the maximum fee', async () => {
    const { access } = await chain();
    const [first, second] = await completeFioActions(access, [
      regproxy('alice', true),
      deleteauth('alice', 'mobile'),
    ]);
    expect(first).toEqual({
      account: 'eosio',
      name: 'regproxy',
      authorization: [{ actor: 'alice', permission: 'active' }],
      data: { fio_address: 'alice@town', actor: 'alice', max_fee: '700' },
    });
    expect(second?.data).toEqual({ account: 'alice', permission: 'mobile', max_fee: '300' });
  });

  it('include a separate action where other chains use a flag', async () => {
    const { access } = await chain();
    const [action] = await completeFioActions(access, [regproxy('alice', false, 'owner')]);
    expect(action).toMatchObject({
      name: 'unregproxy',
      authorization: [{ actor: 'alice', permission: 'owner' }],
    });
  });

  it('multiply the fee per thousand bytes of the transaction', async () => {
    const { access } = await chain();
    const proposal = (memo: string) =>
      propose({
        proposer: 'alice',
        name: 'pay',
        requested: [],
        transaction: {
          expiration: 0,
          delaySeconds: 0,
          actions: [{ account: 'fio.token', name: 'x', authorization: [], data: memo }],
        },
      });
    const [small, large] = await completeFioActions(access, [
      proposal('00'),
      proposal('00'.repeat(2500)),
    ]);
    expect(small?.data.max_fee).toBe('1000');
    expect(Number(large?.data.max_fee)).toBeGreaterThanOrEqual(3000);
  });

  it('are unchanged and need no request if they are complete', async () => {
    const { access, requested } = await chain();
    const action: Action = { ...deleteauth('alice', 'mobile'), name: 'setabi', data: { abi: '' } };
    const set = {
      ...regproxy('alice', true),
      data: { fio_address: 'b@c', actor: 'x', max_fee: 1 },
    };
    expect(await completeFioActions(access, [action, set])).toEqual([action, set]);
    expect(requested).toContain('/v1/chain/get_abi');
    expect(requested).not.toContain('fiofees');
    expect(requested).not.toContain('fionames');
  });
});
