import { beforeEach, expect, test, vi } from 'vitest';
import { eos } from '#src/chain/config/chains/eos.ts';
import { abiOfPublished } from '#src/chain/sign/abi/pins/pinned-abi.ts';
import { encodeRequest } from '#src/chain/sign/transaction/make-request.ts';
import { readRequest } from '#src/stores/search/search-preview.ts';

const state = vi.hoisted(() => ({ read: [] as string[] }));

vi.mock('#src/stores/chain/chain.ts', () => ({ chainConfig: () => eos }));
vi.mock('#src/stores/chain/abis.ts', () => ({
  chainAbis: async () => ({
    read: async (account: string) => {
      state.read.push(account);
      if (account === 'disputed') throw new Error('Two nodes return different ABIs');
      return abiOfPublished({ source: '', actions: { pay: 'to name' } });
    },
  }),
}));

const bob = '0000000000000e3d';
const signer = { actor: '(signer)', permission: 'active' };
const requestTo = (...contracts: readonly string[]) =>
  encodeRequest(
    contracts.map((account) => ({ account, name: 'pay', authorization: [], data: bob })),
    eos.chainId!,
  );

async function actionsOf(...contracts: readonly string[]) {
  const preview = await readRequest(requestTo(...contracts), signer);
  return preview.kind === 'request' ? preview.request.actions : [];
}

beforeEach(() => {
  state.read = [];
});

test('a pasted request is decoded by the ABIs that a review would use', async () => {
  expect(await actionsOf('eosio.token', 'disputed')).toMatchObject([
    { account: 'eosio.token', data: { to: 'bob' }, problem: null },
    { account: 'disputed', data: null, problem: 'Two nodes return different ABIs' },
  ]);
});

test('a pasted request that names thousands of contracts has the ABIs of fifty requested', async () => {
  const letters = [...'abcdefghijklmnopqrstuvwxyz'];
  const names = letters.flatMap((one) => letters.map((other) => `contract${one}${other}`));
  const actions = await actionsOf(...names, ...names);
  expect(new Set(state.read).size).toBe(50);
  expect(actions).toHaveLength(2 * names.length);
  expect(actions.filter(({ data }) => data !== null)).toHaveLength(100);
  expect(actions.at(-1)?.problem).toBe('Not decoded: the text names too many contracts');
});
