import { PrivateKey } from '@wharfkit/antelope';
import { beforeAll, describe, expect, it } from 'vitest';
import type { BootedChain } from '#devnet/start.ts';
import { ask, BOOT_TIMEOUT, bootStory, keyOf, signedTransfer } from './support.ts';
import type { Answer, PackedBody } from './support.ts';

const PATHS = ['push_transaction', 'send_transaction'];

let booted: BootedChain;
beforeAll(() => {
  booted = bootStory();
}, BOOT_TIMEOUT);

async function push(body: unknown, path = 'push_transaction'): Promise<Answer> {
  return ask(booted.app, `/v1/chain/${path}`, body);
}

/** Pushes what must be refused and holds the state before against the state after. */
async function refused(body: unknown, path?: string): Promise<Answer> {
  const before = booted.chain.stateHash();
  const head = booted.chain.headBlock.num;
  const answer = await push(body, path);
  expect(booted.chain.stateHash()).toBe(before);
  expect(booted.chain.headBlock.num).toBe(head);
  return answer;
}

describe.each(PATHS)('%s refuses and changes nothing', (path) => {
  it('a signature by a key that is not in the authority: 3090003', async () => {
    const { body } = signedTransfer(booted, { key: keyOf(booted, 'bob') });
    const answer = await refused(body, path);
    expect(answer.status).toBe(500);
    expect(answer.body).toMatchObject({
      code: 500,
      message: 'Internal Service Error',
      error: { code: 3090003, name: 'unsatisfied_authorization' },
    });
    expect(answer.body['error']?.['details']?.[0]?.['message']).toContain(
      `transaction declares authority '{"actor":"alice","permission":"active"}'`,
    );
  });

  it('no signature at all: 3090003', async () => {
    const { body } = signedTransfer(booted);
    const answer = await refused({ ...body, signatures: [] }, path);
    expect(answer.body['error']?.['code']).toBe(3090003);
  });

  it('an expired header: 3040005', async () => {
    const { body, id } = signedTransfer(booted, { expiresIn: -60 });
    const answer = await refused(body, path);
    expect(answer.status).toBe(500);
    expect(answer.body['error']).toMatchObject({
      code: 3040005,
      name: 'expired_tx_exception',
      what: 'Expired Transaction',
    });
    expect(answer.body['error']?.['details']?.[0]?.['message']).toMatch(
      new RegExp(`^expired transaction ${id}, expiration .*, block time `),
    );
  });

  it('an expiration more than an hour away: 3040006', async () => {
    const { body } = signedTransfer(booted, { expiresIn: 2 * 3600 });
    expect((await refused(body, path)).body['error']?.['code']).toBe(3040006);
  });

  it('a second push of the same transaction: 3040008', async () => {
    const { body, id } = signedTransfer(booted, { memo: `twice by ${path}` });
    expect((await push(body, path)).status).toBe(202);
    const pending = await refused(body, path);
    expect(pending.status).toBe(409);
    expect(pending.body).toMatchObject({
      code: 409,
      message: 'Conflict',
      error: { code: 3040008, name: 'tx_duplicate', what: 'Duplicate transaction' },
    });
    booted.chain.produceBlock();
    const closed = await refused(body, path);
    expect(closed.body['error']?.['details']?.[0]?.['message']).toContain(
      `duplicate transaction ${id}`,
    );
  });

  it('a packed transaction tampered with after signing: its key is another one', async () => {
    const { body } = signedTransfer(booted, { quantity: '1.0000 EOS' });
    const dear = signedTransfer(booted, { quantity: '9000.0000 EOS' }).body;
    const answer = await refused({ ...body, packed_trx: dear.packed_trx }, path);
    expect(answer.body['error']?.['code']).toBe(3090003);
  });

  it('a signature made for another chain: 3090003', async () => {
    const { body } = signedTransfer(booted, {
      chainId: 'aca376f206b8fc25a6ed44dbdc66547c36c6c33e3a119ffbeaef943642f0e906',
    });
    expect((await refused(body, path)).body['error']?.['code']).toBe(3090003);
  });

  it('a reference block that is not on this chain: 3040007', async () => {
    const { transaction } = signedTransfer(booted);
    const wrong = withPrefix(transaction.ref_block_prefix.toNumber() ^ 1);
    expect((await refused(wrong, path)).body['error']?.['code']).toBe(3040007);
  });

  it('a transfer of more than there is: 3050003, worded by the contract', async () => {
    const { body } = signedTransfer(booted, { quantity: '999999999.0000 EOS' });
    const answer = await refused(body, path);
    expect(answer.status).toBe(500);
    expect(answer.body['error']).toMatchObject({
      code: 3050003,
      name: 'eosio_assert_message_exception',
    });
    expect(answer.body['error']?.['details']?.[0]?.['message']).toBe(
      'assertion failure with message: overdrawn balance',
    );
  });

  it('a transfer to nobody: 3050003', async () => {
    const { body } = signedTransfer(booted, { to: 'nobodyatall1' });
    const answer = await refused(body, path);
    expect(answer.body['error']?.['details']?.[0]?.['message']).toBe(
      'assertion failure with message: to account does not exist',
    );
  });

  it('bytes that are no transaction', async () => {
    const { body } = signedTransfer(booted);
    for (const packed_trx of ['', 'zz', '00', body.packed_trx.slice(0, -8)]) {
      const answer = await refused({ ...body, packed_trx }, path);
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.body['error']?.['code']).not.toBe(3090003);
    }
  });

  it('texts that are no signatures', async () => {
    const { body } = signedTransfer(booted);
    for (const signatures of [
      ['SIG_K1_nonsense'],
      [''],
      ['SIG_K1_' + '1'.repeat(90)],
      'SIG_K1_x',
    ]) {
      const answer = await refused({ ...body, signatures }, path);
      expect(answer.status).toBeGreaterThanOrEqual(400);
    }
  });
});

describe('what else is refused', () => {
  it('the same signature twice: 3090001', async () => {
    const { body } = signedTransfer(booted);
    const answer = await refused({ ...body, signatures: [...body.signatures, ...body.signatures] });
    expect(answer.body['error']?.['code']).toBe(3090001);
  });

  it('a signature nobody needs: 3090002', async () => {
    const own = signedTransfer(booted, { memo: 'more than enough' });
    const other = PrivateKey.generate('K1').signDigest(
      own.transaction.signingDigest(booted.chain.spec.chainId),
    );
    const answer = await refused({
      ...own.body,
      signatures: [...own.body.signatures, String(other)],
    });
    expect(answer.body['error']?.['code']).toBe(3090002);
  });

  it('a permission that is linked to another action: 3090005', async () => {
    const { body } = signedTransfer(booted, { permission: 'claims' });
    expect((await refused(body)).body['error']?.['code']).toBe(3090005);
  });

  it('a dry run keeps nothing', async () => {
    const { body, id } = signedTransfer(booted, { memo: 'only to see' });
    const answer = await refused({ transaction: body }, 'compute_transaction');
    expect(answer.status).toBe(200);
    expect(answer.body['processed']?.['receipt']).toMatchObject({ status: 'executed' });
    expect(answer.body['transaction_id']).toBe(id);
    expect((await push(body)).status).toBe(202);
  });

  it('send_transaction2 returns the failure as a trace, or as an error on request', async () => {
    const { body, id } = signedTransfer(booted, { quantity: '999999999.0000 EOS' });
    const trace = await refused({ transaction: body }, 'send_transaction2');
    expect(trace.status).toBe(202);
    expect(trace.body['transaction_id']).toBe(id);
    expect(trace.body['processed']).toMatchObject({ receipt: null, except: { code: 3050003 } });
    const plain = await refused(
      { return_failure_trace: false, transaction: body },
      'send_transaction2',
    );
    expect(plain.body['error']?.['code']).toBe(3050003);
  });

  it('push_transactions continues after a refusal', async () => {
    const bad = signedTransfer(booted, { quantity: '999999999.0000 EOS' }).body;
    const good = signedTransfer(booted, { memo: 'the second of two' });
    const answer = await push([bad, good.body], 'push_transactions');
    expect(answer.body.length).toBe(2);
    expect(answer.body[0]?.['processed']?.['error']?.['code']).toBe(3050003);
    expect(answer.body[1]?.['transaction_id']).toBe(good.id);
  });
});

function withPrefix(prefix: number): PackedBody {
  const { body } = signedTransfer(booted);
  const bytes = Buffer.from(body.packed_trx, 'hex');
  bytes.writeUInt32LE(prefix >>> 0, 6);
  return { ...body, packed_trx: bytes.toString('hex') };
}
