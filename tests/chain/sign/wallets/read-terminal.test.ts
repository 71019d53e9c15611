import { PrivateKey } from '@wharfkit/session';
import { describe, expect, it } from 'vitest';
import { readTerminal } from '#src/chain/sign/wallets/read-terminal.ts';

const digest = 'ab'.repeat(32);
const key = PrivateKey.generate('K1');
const other = PrivateKey.generate('K1');
const publicKey = String(key.toPublic());
const signature = String(key.signDigest(digest));
const byOther = String(other.signDigest(digest));
const overOther = String(key.signDigest('cd'.repeat(32)));
const byPasskey = 'SIG_WA_2dzcFhvx6Xo2sQiJ7wVaY4o9GQZ';
const id = '0123456789abcdef'.repeat(4);

describe('the output of a command line', () => {
  it('has the signatures in it, each once', () => {
    const text = `{ "signatures": ["${signature}", "${byOther}"] }\n${signature}`;
    const keys = [publicKey, String(other.toPublic())];
    expect(readTerminal(text, digest, keys)).toEqual({
      signatures: [signature, byOther],
      transactionId: null,
      problem: null,
    });
  });

  it('has a signature of an R1 key', () => {
    const r1 = PrivateKey.generate('R1');
    const signed = String(r1.signDigest(digest));
    expect(readTerminal(signed, digest, [String(r1.toPublic())])).toMatchObject({
      signatures: [signed],
      problem: null,
    });
  });

  it.each([
    ['another key', byOther, [publicKey]],
    ['the key over another digest', overOther, [publicKey]],
    ['the key and another', `${signature} ${byOther}`, [publicKey]],
  ])('is not accepted with a signature of %s', (_, text, keys) => {
    expect(readTerminal(text, digest, keys).problem).toBe('other-signature');
  });

  it('is accepted if the keys are unknown and the signature is well-formed', () => {
    expect(readTerminal(byOther, digest, []).problem).toBeNull();
    expect(readTerminal('SIG_K1_short', digest, []).problem).toBe('other-signature');
  });

  it('is accepted with the signature of a passkey, which the chain verifies', () => {
    expect(readTerminal(byPasskey, digest, [publicKey])).toMatchObject({
      signatures: [byPasskey],
      problem: null,
    });
    expect(readTerminal(`${byPasskey} ${byOther}`, digest, [publicKey]).problem).toBe(
      'other-signature',
    );
  });

  it('has the id of a sent transaction, in any case', () => {
    expect(readTerminal(`executed transaction: ${id.toUpperCase()}  128 bytes`, '', [])).toEqual({
      signatures: [],
      transactionId: id,
      problem: null,
    });
  });

  it.each(['', 'nothing', id.slice(1), `${id}0`, 'SIG_K1_', 'SIG_XX_abc'])(
    'is not accepted without a signature and an id: %s',
    (text) => {
      expect(readTerminal(text, digest, [])).toEqual({
        signatures: [],
        transactionId: null,
        problem: 'nothing-found',
      });
    },
  );
});
