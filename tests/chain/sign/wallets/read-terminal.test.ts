import { PrivateKey } from '@wharfkit/session';
import { describe, expect, it } from 'vitest';
import { readTerminal } from '#src/chain/sign/wallets/read-terminal.ts';
import { assertion, client, DIGEST, passkey } from '../keys/simulated-passkey.ts';

const digest = 'ab'.repeat(32);
const key = PrivateKey.generate('K1');
const other = PrivateKey.generate('K1');
const publicKey = String(key.toPublic());
const signature = String(key.signDigest(digest));
const byOther = String(other.signDigest(digest));
const overOther = String(key.signDigest('cd'.repeat(32)));
const overOtherByPasskey = assertion({
  client: { ...client, challenge: Buffer.from(digest, 'hex').toString('base64url') },
});
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

  it('is not accepted while the keys are unknown, whatever is pasted', () => {
    for (const text of [signature, byOther, assertion(), 'SIG_K1_short'])
      expect(readTerminal(text, digest, []).problem).toBe('keys-unknown');
  });

  it('has the signature of a passkey of the permission', () => {
    const signed = assertion();
    expect(readTerminal(`signature: ${signed}`, DIGEST, [publicKey, passkey()])).toEqual({
      signatures: [signed],
      transactionId: null,
      problem: null,
    });
  });

  it.each([
    ['over another digest', overOtherByPasskey, [passkey()]],
    ['of a permission without one', assertion(), [publicKey]],
    ['made for another site', assertion({ host: 'evil.example' }), [passkey()]],
    [
      'made on the page of another site',
      assertion({ client: { ...client, origin: 'https://evil.example' } }),
      [passkey()],
    ],
    ['without the user’s presence', assertion({ flags: 0 }), [passkey()]],
    ['that is no signature', 'SIG_WA_2dzcFhvx6Xo2sQiJ7wVaY4o9GQZ', [passkey()]],
    ['besides another key’s', `${assertion()} ${byOther}`, [passkey()]],
  ])('is not accepted with the signature of a passkey %s', (_, text, keys) => {
    expect(readTerminal(text, DIGEST, keys).problem).toBe('other-signature');
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
