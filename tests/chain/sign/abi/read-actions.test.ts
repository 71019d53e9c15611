import { deflateSync } from 'node:zlib';
import { fc } from '#tests/fc.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { AbiError } from '#src/chain/sign/abi/abi-cache.ts';
import { abiFromJson } from '#src/chain/sign/abi/abi-json.ts';
import { CodecError } from '#src/chain/sign/abi/codec/error.ts';
import { openPacked, packTransaction } from '#src/chain/sign/transaction/packed.ts';
import { readActions, readTransaction } from '#src/chain/sign/abi/read-actions.ts';
import { serializeAction } from '#src/chain/sign/abi/serialize.ts';
import { CASES } from '../../core/cases.ts';
import { tokenAbi } from '../fake-node.ts';

const abi = abiFromJson(JSON.parse(JSON.stringify(tokenAbi)));
const abis = {
  read: async (account: string) => {
    if (account !== 'eosio.token') throw new AbiError(account, `Missing abi for ${account}`);
    return abi;
  },
};
const authorization = [{ actor: 'alice', permission: 'active' }];
const data = { from: 'alice', to: 'bob', quantity: '1.0000 EOS', memo: '' };
const hexData = serializeAction(abi, 'transfer', data);
const transfer = { account: 'eosio.token', name: 'transfer', authorization, data: hexData };
const header = {
  expiration: '2026-01-01T00:00:00',
  ref_block_num: 0,
  ref_block_prefix: 0,
  max_net_usage_words: 0,
  max_cpu_usage_ms: 0,
  delay_sec: 0,
};
const packed = (...actions: object[]) => packTransaction({ ...header, actions }).packed;
const read = {
  account: 'eosio.token',
  name: 'transfer',
  authorization,
  hexData,
  data,
  problem: null,
};

describe('a packed transaction', () => {
  it('reads, with what its actions say', async () => {
    const plain = packed(transfer);
    const packed_trx = deflateSync(Buffer.from(plain, 'hex')).toString('hex');
    expect(await readTransaction({ packed_trx, compression: 'zlib' }, abis)).toEqual({
      header: { ...header, transaction_extensions: [] },
      actions: [read],
      contextFreeActions: [],
      contextFreeData: [],
      id: packTransaction({ ...header, actions: [transfer] }).id,
      packed: plain,
    });
  });

  it('shows no data beside bytes that it does not describe, which a contract may read', async () => {
    const { actions } = await readTransaction(
      { packed_trx: packed(transfer, { ...transfer, data: `${hexData}01` }) },
      abis,
    );
    expect(actions.map(({ data, problem }) => [data, problem])).toEqual([
      [data, null],
      [null, expect.stringMatching(/left/)],
    ]);
  });

  it('keeps the bytes of an action that cannot be read, and says why', async () => {
    const { actions } = await readTransaction(
      {
        packed_trx: packed(
          { ...transfer, account: 'other' },
          { ...transfer, name: 'issue' },
          { ...transfer, data: 'aa' },
        ),
      },
      abis,
    );
    expect(actions.map(({ data, hexData, problem }) => [data, hexData, problem])).toEqual([
      [null, hexData, 'Missing abi for other'],
      [null, hexData, 'Unknown action in contract'],
      [null, 'aa', 'Read past end of buffer'],
    ]);
  });

  it('of any bytes is read or refused', { timeout: 60_000 }, () => {
    const good = Buffer.from(packed(transfer), 'hex');
    fc.assert(
      fc.property(
        fc.oneof(
          fc.uint8Array({ maxLength: 100 }),
          fc.tuple(fc.nat(good.length - 1), fc.nat(255)).map(([at, byte]) => {
            const changed = Uint8Array.from(good);
            changed[at] = byte;
            return changed;
          }),
        ),
        fc.constantFrom('none', 'zlib', 2),
        (bytes, compression) => {
          try {
            openPacked({ packed_trx: Buffer.from(bytes).toString('hex'), compression });
          } catch (error) {
            expect(error).toBeInstanceOf(CodecError);
          }
        },
      ),
      CASES,
    );
  });
});

describe('many actions', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('are decoded in their order, with pauses', async () => {
    let pauses = 0;
    vi.stubGlobal('scheduler', {
      yield: () => {
        pauses += 1;
        return new Promise(setImmediate);
      },
    });
    const many = Array.from({ length: 4_000 }, (_, at) => ({
      ...transfer,
      account: at === 1_000 ? 'evil' : transfer.account,
      data: serializeAction(abi, 'transfer', { ...data, memo: String(at) }),
    }));
    const result = await readActions(many, abis);
    expect(pauses).toBeGreaterThan(0);
    expect(result.map((one) => one.data)).toEqual(
      many.map((_, at) => (at === 1_000 ? null : { ...data, memo: String(at) })),
    );
    expect(result[1_000]?.problem).toBe('Missing abi for evil');
  });
});
