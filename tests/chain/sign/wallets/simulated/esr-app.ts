import { ABI, APIClient, PermissionLevel, PrivateKey, SigningRequest } from '@wharfkit/session';
import { inflateRawSync, deflateRawSync } from 'node:zlib';
import { startSocketServer, type Peer } from './socket-server.ts';

const zlib = {
  deflateRaw: (data: Uint8Array) => new Uint8Array(deflateRawSync(data)),
  inflateRaw: (data: Uint8Array) => new Uint8Array(inflateRawSync(data)),
};

/** A relay as the makers of the wallets run it: what is posted to a channel goes to who listens. */
async function startRelay() {
  const listeners = new Map<string, Peer>();
  const waiting = new Map<string, string>();
  const taken: { channel: string; body: Buffer }[] = [];
  const server = await startSocketServer({
    onOpen: (peer) => {
      const channel = peer.path.replace(/\?.*$/, '');
      listeners.set(channel, peer);
      const text = waiting.get(channel);
      if (text !== undefined) peer.send(text);
    },
    onRequest: (request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        const channel = request.url ?? '';
        const body = Buffer.concat(parts);
        taken.push({ channel, body });
        const listener = listeners.get(channel);
        if (listener) listener.send(body.toString());
        else waiting.set(channel, body.toString());
        response.end();
      });
    },
  });
  return { ...server, url: `http://${server.address}`, taken };
}

/**
 * An app that answers signing requests with a real key, and offers a sealed channel at the login:
 * what Anchor, WebAuth and every other wallet of that protocol do.
 */
export async function startEsrApp({
  nodeUrl,
  privateKey,
  channel = true,
}: {
  nodeUrl: string;
  privateKey: string;
  channel?: boolean;
}) {
  const relay = await startRelay();
  const key = PrivateKey.from(privateKey);
  const channelKey = PrivateKey.generate('K1');
  const client = new APIClient({ url: nodeUrl });
  const signer = PermissionLevel.from('alice@active');
  const abiProvider = {
    getAbi: async (account: unknown) => {
      const { abi } = await client.v1.chain.get_abi(String(account));
      return ABI.from(abi ?? { version: 'eosio::abi/1.2' });
    },
  };

  return {
    ...relay,
    /** Scans a request, signs it and posts the answer, after the test's change to it. */
    async answer(uri: string, change: (payload: object) => object = (payload) => payload) {
      const request = SigningRequest.from(uri.replace(/^[a-z-]+:/, 'esr:'), { zlib, abiProvider });
      const abis = await request.fetchAbis();
      const info = await client.v1.chain.get_info();
      const resolved = request.resolve(abis, signer, info.getTransactionHeader());
      const digest = resolved.transaction.signingDigest(info.chain_id);
      const callback = resolved.getCallback([key.signDigest(digest)]);
      if (!callback) throw new Error('the request asks for no answer');
      const link = channel && {
        link_ch: `${relay.url}/app-channel`,
        link_key: String(channelKey.toPublic()),
        link_name: 'The test’s phone',
        link_meta: JSON.stringify({ sameDevice: false }),
      };
      const payload = { ...callback.payload, ...(request.isIdentity() && link) };
      await fetch(callback.url, { method: 'POST', body: JSON.stringify(change(payload)) });
    },
    /** Whether something was posted to the channel the app offered. */
    wasCalled: () => relay.taken.some(({ channel: name }) => name === '/app-channel'),
  };
}
