import { describe, expect, it, vi } from 'vitest';
import { formatPublicKey } from '#src/chain/core/key.ts';
import { formatSignature } from '#src/chain/sign/keys/signature.ts';
import { parsePasskeyKey, parsePasskeySignature } from '#src/chain/sign/keys/webauthn.ts';
import { verifyPasskey } from '#src/chain/sign/keys/webauthn-verify.ts';
import { assertion, client, DIGEST, HOST, passkey, point, x } from './simulated-passkey.ts';

const claim = { publicKey: passkey(), signature: assertion(), digest: DIGEST };

describe('a passkey', () => {
  it('is read', () => {
    expect(parsePasskeyKey(passkey(2))).toEqual({ point, presence: 2, relyingParty: HOST });
    expect(Buffer.from(parsePasskeySignature(claim.signature).clientData).toString()).toBe(
      JSON.stringify(client),
    );
  });

  it('is not a key of another kind', () => {
    const plain = formatPublicKey({ type: 'K1', data: point });
    expect(() => parsePasskeyKey(plain)).toThrow('Not WA Public Key');
    expect(() => parsePasskeyKey(passkey(3))).toThrow('Not WA Public Key');
    expect(() => parsePasskeyKey(passkey(1, ''))).toThrow('Not WA Public Key');
    const noText = Uint8Array.from([...point, 1, 1, 0xff]);
    expect(() => parsePasskeyKey(formatPublicKey({ type: 'WA', data: noText }))).toThrow(
      'Not WA Public Key',
    );
    const longer = Uint8Array.from([...point, 1, 9, 65]);
    expect(() => parsePasskeyKey(formatPublicKey({ type: 'WA', data: longer }))).toThrow(
      'Not WA Public Key',
    );
    const data = new Uint8Array(65);
    expect(() => parsePasskeySignature(formatSignature({ type: 'K1', data }))).toThrow(
      'Not WA Signature',
    );
    for (const rest of [[5], [0, 0, 0], [0x80]])
      expect(() =>
        parsePasskeySignature(
          formatSignature({ type: 'WA', data: Uint8Array.from([...data, ...rest]) }),
        ),
      ).toThrow('Not WA Signature');
  });
});

/** Client data that would be as they must, were it not for a byte that is no text. */
const noUtf8 = Uint8Array.from(
  Buffer.from(JSON.stringify({ ...client, more: '\u00ff' }), 'latin1'),
);
const challenged = (challenge: string) => ({ ...client, challenge });

describe('the signature of a passkey', () => {
  it.each(['=', '=='])('is valid where its challenge is padded by %s', (padding) => {
    const signature = assertion({ client: challenged(client.challenge + padding) });
    expect(verifyPasskey({ ...claim, signature })).toEqual({ valid: true });
  });

  it.each([31, 32, 33])('is compared with a digest of %i bytes', (size) => {
    const digest = 'fb'.repeat(size);
    const challenge = Buffer.from(digest, 'hex').toString('base64url');
    const signature = assertion({ client: challenged(challenge) });
    expect(verifyPasskey({ ...claim, digest, signature })).toEqual({ valid: true });
  });

  it('is valid by the rules of chains', () => {
    expect(verifyPasskey(claim)).toEqual({ valid: true });
    expect(verifyPasskey({ ...claim, origin: `https://${HOST}` })).toEqual({ valid: true });
    const ported = assertion({ client: { ...client, origin: `https://${HOST}:8443` } });
    expect(verifyPasskey({ ...claim, signature: ported })).toEqual({ valid: true });
    for (const [presence, flags] of [
      [0, 0],
      [2, 5],
    ] as const)
      expect(
        verifyPasskey({ ...claim, publicKey: passkey(presence), signature: assertion({ flags }) }),
      ).toEqual({ valid: true });
  });

  it.each([
    ['key', { publicKey: 'PUB_WA_x' }],
    ['key', { publicKey: 'EOS1111111111111111111111111111111114T1Anm' }],
    ['signature', { signature: 'SIG_WA_x' }],
    ['signature', { signature: assertion({ shorten: 1 }) }],
    ['client-data', { signature: assertion({ client: '{' }) }],
    ['client-data', { signature: assertion({ client: '[]' }) }],
    ['client-data', { signature: assertion({ client: { ...client, type: 'webauthn.create' } }) }],
    ['client-data', { signature: assertion({ client: noUtf8 }) }],
    ['challenge', { signature: assertion({ client: challenged(`=${client.challenge}`) }) }],
    ['challenge', { digest: '00'.repeat(32) }],
    ['challenge', { digest: 'abc' }],
    ['challenge', { digest: '' }],
    ['challenge', { digest: 'no hex' }],
    ['origin', { signature: assertion({ client: { ...client, origin: `http://${HOST}` } }) }],
    ['origin', { signature: assertion({ client: { ...client, origin: 'nowhere' } }) }],
    ['origin', { origin: 'https://other.example' }],
    ['relying-party', { publicKey: passkey(1, 'other.example') }],
    ['relying-party', { signature: assertion({ host: 'other.example' }) }],
    ['relying-party', { signature: assertion({ client: { ...client, origin: 'https://x.y' } }) }],
    ['presence', { publicKey: passkey(2) }],
    ['presence', { signature: assertion({ flags: 0 }) }],
    ['presence', { signature: assertion({ flags: 4 }) }],
  ])('is refused for its %s: case %#', (problem, wrong) => {
    const log = vi.fn();
    expect(verifyPasskey({ ...claim, ...wrong }, log)).toEqual({ valid: false, problem });
    expect(log.mock.calls).toEqual([[`Passkey signature refused: ${problem}`]]);
  });

  it('is refused where it belongs to another account', () => {
    const other = Uint8Array.from([
      point[0] === 2 ? 3 : 2,
      ...x,
      1,
      HOST.length,
      ...Buffer.from(HOST),
    ]);
    const publicKey = formatPublicKey({ type: 'WA', data: other });
    expect(verifyPasskey({ ...claim, publicKey })).toEqual({ valid: false, problem: 'recovery' });
    const { clientData, authenticatorData } = parsePasskeySignature(claim.signature);
    const none = Uint8Array.from([
      ...new Uint8Array(65).fill(255),
      authenticatorData.length,
      ...authenticatorData,
      (clientData.length & 127) | 128,
      clientData.length >> 7,
      ...clientData,
    ]);
    const signature = formatSignature({ type: 'WA', data: none });
    expect(verifyPasskey({ ...claim, signature })).toEqual({ valid: false, problem: 'recovery' });
  });
});
