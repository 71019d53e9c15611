import { PrivateKey, Serializer, Transaction } from '@wharfkit/session';
import { Checksum256 } from '@wharfkit/antelope';
import { startSocketServer } from './socket-server.ts';

interface Call {
  readonly id: string;
  readonly type: string;
  readonly appkey: string;
  readonly nonce: string | number;
  readonly nextNonce: string;
  readonly payload: {
    readonly origin: string;
    readonly transaction?: {
      readonly chainId: string;
      readonly serializedTransaction: string;
    };
  };
}

const sha256 = (text: string) => Checksum256.hash(new TextEncoder().encode(text)).hexString;

/** Scatter's desktop app: pages pair by a key, and each call must show the nonce announced before. */
export async function startScatterApp(privateKey: string) {
  const key = PrivateKey.from(privateKey);
  let known: { appkey: string; nextNonce: string | null } | null = null;
  const types: string[] = [];
  let refuse: string | null = null;

  const answer = ({ type, payload }: Call): unknown => {
    if (refuse !== null) return { isError: true, type: refuse, message: 'No' };
    if (type !== 'requestSignature')
      return {
        accounts: [
          { name: 'alice', authority: 'active', publicKey: key.toPublic().toLegacyString() },
        ],
      };
    const { chainId = '', serializedTransaction = '' } = payload.transaction ?? {};
    const read = Serializer.decode({ data: serializedTransaction, type: Transaction });
    return { signatures: [String(key.signDigest(read.signingDigest(chainId)))] };
  };

  const server = await startSocketServer({
    onText: (peer, text) => {
      const frame = /^42\/scatter,(.*)$/s.exec(text)?.[1];
      if (frame === undefined) return;
      const [event, { data }] = JSON.parse(frame) as [string, { data: Call }];
      const say = (name: string, value: unknown) =>
        peer.send(`42/scatter,${JSON.stringify([name, value])}`);
      if (event === 'pair') {
        const hashed = data.appkey.startsWith('appkey:') ? sha256(data.appkey) : data.appkey;
        if (known && known.appkey !== hashed) return say('paired', false);
        known ??= { appkey: hashed, nextNonce: null };
        say('paired', true);
      }
      if (event === 'api') {
        types.push(data.type);
        const honest = known?.nextNonce === null || sha256(String(data.nonce)) === known?.nextNonce;
        if (!honest || data.appkey !== known?.appkey)
          return say('api', { id: data.id, result: { isError: true, message: 'bad nonce' } });
        known.nextNonce = data.nextNonce;
        say('api', { id: data.id, result: answer(data) });
      }
    },
  });
  return {
    ...server,
    types,
    refuse: (type: string | null) => (refuse = type),
  };
}
