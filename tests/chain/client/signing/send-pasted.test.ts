import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openChain, type ChainAccess } from '#src/chain/client/chain/access.ts';
import { keysNeeded, sendPasted } from '#src/chain/client/signing/send-pasted.ts';
import { openPasted } from '#src/chain/sign/transaction/open-pasted.ts';
import { packTransaction } from '#src/chain/sign/transaction/packed.ts';
import { run, type Running } from '#tests/devnet/api/services/running.ts';
import { signedBy } from '#tests/devnet/api/services/signed.ts';

let running: Running;
let access: ChainAccess;

beforeAll(async () => {
  running = await run('kylin');
  access = openChain(running.config);
});
afterAll(() => running.devnet.close());

/** A signed payment as another program writes it. */
function pasted(from: string, quantity: string, keyOf = from) {
  const data = { from, to: 'bob', quantity, memo: `pasted ${quantity}` };
  const action = { account: 'eosio.token', name: 'transfer', data };
  const { signature, transaction } = signedBy(running.devnet, from, action, { keyOf });
  const { packed } = packTransaction(transaction as never);
  const text = JSON.stringify({ signatures: [signature], packed_trx: packed });
  return openPasted(text, running.config.chainId ?? '');
}

describe('signed transactions of another program', () => {
  it('are checked for the keys that the chain needs', async () => {
    const own = pasted('alice', '0.0001 EOS');
    expect(own.keys).toHaveLength(1);
    expect(await keysNeeded(access.pool, own)).toEqual(own.keys);
    const foreign = pasted('alice', '0.0001 EOS', 'carol');
    await expect(keysNeeded(access.pool, foreign)).rejects.toThrow(/does not have signatures/);
  });

  it('are sent together, and a refused one does not stop the others', async () => {
    const [first, poor, last] = ['0.0002 EOS', '1000000000.0000 EOS', '0.0003 EOS'].map(
      (quantity) => pasted('alice', quantity),
    );
    const outcomes = await sendPasted(access.pool, [first!, poor!, last!]);
    expect(outcomes).toEqual([
      { id: first!.id, refused: null },
      { id: poor!.id, refused: expect.stringContaining('overdrawn balance') as string },
      { id: last!.id, refused: null },
    ]);
  });

  it('are refused as text if they are not packed', () => {
    expect(() => openPasted('{', 'ab')).toThrow(SyntaxError);
    expect(() => openPasted('{"packed_trx":"0"}', 'ab')).toThrow('Odd number of hex digits');
    const unsigned = {
      signatures: ['SIG_K1_x'],
      packed_trx: pasted('alice', '1.0000 EOS').body.packed_trx,
    };
    expect(openPasted(JSON.stringify(unsigned), 'ab'.repeat(32)).keys).toEqual([]);
  });
});
