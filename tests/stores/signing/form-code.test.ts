import { beforeEach, expect, test, vi } from 'vitest';
import { delegatebw } from '#src/chain/actions/resources.ts';
import { transfer } from '#src/chain/actions/transfer.ts';
import { eos } from '#src/chain/config/chains/eos.ts';
import { parseAsset } from '#src/chain/core/asset.ts';
import { abiOfPublished } from '#src/chain/sign/abi/pins/pinned-abi.ts';
import { openPacked } from '#src/chain/sign/transaction/packed.ts';
import { codeOfForm } from '#src/stores/signing/form-code.ts';

const state = vi.hoisted(() => ({ fails: false }));
const headTime = '2026-11-23T03:00:00.000';

vi.mock('#src/stores/chain/chain.ts', () => ({ chainConfig: () => eos }));
vi.mock('#src/stores/chain/client.ts', () => ({ chainAccess: () => ({ config: eos }) }));
vi.mock('#src/stores/chain/abis.ts', () => ({
  chainAbis: async () => ({
    get: async (account: string) => {
      if (state.fails) throw new Error('No ABI');
      const actions: Record<string, string> =
        account === 'core.vaulta'
          ? {
              transfer: 'from name, to name, quantity asset, memo string',
              delegatebw:
                'from name, receiver name, stake_net_quantity asset, stake_cpu_quantity asset, transfer bool',
            }
          : {};
      return abiOfPublished({ source: '', actions });
    },
  }),
}));
vi.mock('#src/chain/sign/session/signing-node.ts', () => ({
  signingNode: (_: unknown, abis: unknown) => ({
    abis,
    header: {
      getInfo: async () => ({ head_block_num: 1000, head_block_time: headTime }),
      expiryBase: (time: number) => time,
      getBlockId: async () => '000002bc'.padEnd(64, '0'),
    },
  }),
}));

const quantity = parseAsset('1.0000 A');
const payment = transfer({
  contract: 'core.vaulta',
  from: 'alice',
  to: 'bob',
  quantity,
  memo: 'rent',
});

beforeEach(() => {
  state.fails = false;
});

test('the code of a form has the actions and bytes that the form would sign', async () => {
  const bandwidth = { from: 'alice', receiver: 'bob', cpu: quantity, net: quantity };
  const stake = delegatebw(bandwidth, false);
  const code = await codeOfForm([payment, stake], 'alice');
  if (code.kind !== 'ready') throw new Error(code.message);
  // The contract in front of the system contract takes the second one.
  expect(code.actions.map(({ account }) => account)).toEqual(['core.vaulta', 'core.vaulta']);
  const { signatures, packed_trx } = code.transaction.body as {
    signatures: string[];
    packed_trx: string;
  };
  expect(signatures).toEqual([]);
  const { transaction } = openPacked({ packed_trx });
  expect(code.transaction.actions).toEqual(transaction.actions);
  expect(transaction.actions).toMatchObject([
    { account: 'core.vaulta', name: 'transfer', authorization: payment.authorization },
    { account: 'core.vaulta', name: 'delegatebw' },
  ]);
  expect(transaction.ref_block_num).toBe(700);
});

test('the code of a form names the contract whose ABI is missing', async () => {
  state.fails = true;
  expect(await codeOfForm([payment], 'alice')).toMatchObject({ kind: 'failed', message: 'No ABI' });
});
