import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { Page, WebSocketRoute } from '@playwright/test';
import {
  ABI,
  Action,
  type PermissionLevelType,
  PermissionLevel,
  PrivateKey,
  Serializer,
  SigningRequest,
  Transaction,
} from '@wharfkit/session';
import { devnetPrivateKey } from '#devnet/engine/keys.ts';
import { ask } from '../e2e/fixtures.ts';

/** What a wallet is asked to sign, in hex, or what it says that it signed. */
interface Asked {
  readonly bytes: string;
  readonly chainId: string;
}
interface Answered {
  readonly bytes: string;
  readonly signatures: readonly string[];
}

export const keyOf = (account: string) => PrivateKey.from(String(devnetPrivateKey(account)));

export const transactionIn = (bytes: string) =>
  Serializer.decode({ data: bytes, type: Transaction });

export const bytesOf = (transaction: Transaction) =>
  Serializer.encode({ object: transaction }).hexString;

/** The bytes of a transaction in a node's JSON. */
export const bytesOfJson = (json: string) => bytesOf(Transaction.from(JSON.parse(json) as never));

/** The signature of an account's key. */
export const signedBy = (account: string, { bytes, chainId }: Asked): string =>
  String(keyOf(account).signDigest(transactionIn(bytes).signingDigest(chainId)));

/** The same transaction with other data in its first action. */
export async function withOtherData(bytes: string, data: object): Promise<string> {
  const transaction = transactionIn(bytes);
  const [first] = transaction.actions;
  const { binargs } = await ask<{ binargs: string }>('/v1/chain/abi_json_to_bin', {
    code: String(first?.account),
    action: String(first?.name),
    args: data,
  });
  const changed = Action.from({ ...first!, data: binargs });
  return bytesOf(Transaction.from({ ...transaction, actions: [changed] }));
}

/**
 * Puts a wallet with Scatter's interface into the pages opened from now on. It holds the key of an
 * account, and answers as the test says.
 */
export async function putWallet(
  page: Page,
  holder: string,
  answer: (asked: Asked) => Answered | Promise<Answered>,
): Promise<void> {
  const { chain_id: chainId } = await ask<{ chain_id: string }>('/v1/chain/get_info', {});
  const publicKey = keyOf(holder).toPublic().toLegacyString();
  await page.exposeFunction('walletAnswer', answer);
  await page.addInitScript(
    ({ holder, chainId, publicKey }) => {
      const hexOf = (bytes: Uint8Array) =>
        Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
      const bytesOf = (hex: string) =>
        Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));
      const { walletAnswer } = globalThis as unknown as {
        walletAnswer: (asked: Asked) => Promise<Answered>;
      };
      const sign = async (asked: { chainId: string; serializedTransaction: Uint8Array }) => {
        const bytes = hexOf(asked.serializedTransaction);
        const answered = await walletAnswer({ bytes, chainId: asked.chainId });
        return {
          signatures: answered.signatures,
          serializedTransaction: bytesOf(answered.bytes),
        };
      };
      const signatureProvider = { sign, getAvailableKeys: async () => [publicKey] };
      const accounts = [
        { name: holder, authority: 'active', blockchain: 'eos', chainId, publicKey },
      ];
      Reflect.set(globalThis, 'scatter', {
        getIdentity: async () => ({ accounts }),
        forgetIdentity: async () => true,
        eos: (_network: unknown, Api: new (options: object) => object) =>
          new Api({ signatureProvider }),
      });
    },
    { holder, chainId, publicKey },
  );
}

const RELAY = /^wss?:\/\/cb\.anchor\.link\//;

const zlib = {
  deflateRaw: (data: Uint8Array) => new Uint8Array(deflateRawSync(data)),
  inflateRaw: (data: Uint8Array) => new Uint8Array(inflateRawSync(data)),
};

interface Answering {
  /** Who signs, with the key of `key`. */
  readonly signer?: string;
  readonly key?: string;
  readonly chainId?: string;
  readonly expiration?: string;
  /** Does not name the chain beside the request. */
  readonly hidesChain?: boolean;
  /** Signs this instead of what was asked. */
  readonly instead?: (request: SigningRequest) => Promise<SigningRequest> | SigningRequest;
}

const abiProvider = {
  getAbi: async (account: unknown) => {
    const body = { account_name: String(account) };
    const { abi } = await ask<{ abi?: object }>('/v1/chain/get_abi', body);
    return ABI.from((abi as never) ?? { version: 'eosio::abi/1.2' });
  },
};

/** Reads a signing request as a wallet does. */
export const readRequest = (uri: string) =>
  SigningRequest.from(uri.replace(/^[a-z-]+:(\/\/)?/, 'esr:'), { zlib, abiProvider });

export const requestOf = (wanted: Parameters<typeof SigningRequest.create>[0]) =>
  SigningRequest.create(wanted, { zlib, abiProvider });

/** A request for an identity, as any site makes one. */
export const identityOf = (scope: string, chainId: string) =>
  SigningRequest.identity({ scope, chainId, callback: '' }, { zlib, abiProvider });

/** The relay between a page and a wallet on a phone: what the test answers arrives at the page. */
export async function openRelay(page: Page) {
  const channels = new Map<string, WebSocketRoute>();
  await page.routeWebSocket(RELAY, (socket) => {
    channels.set(new URL(socket.url()).pathname, socket);
  });
  return {
    /** Answers a request that the page shows as a link. */
    async answer(uri: string, answering: Answering = {}): Promise<void> {
      const { signer = 'alice', key = 'alice', instead, expiration } = answering;
      const asked = readRequest(uri);
      const { pathname } = new URL(asked.data.callback);
      const request = instead ? await instead(asked) : asked;
      request.setCallback(asked.data.callback, true);
      const info = await ask<{ chain_id: string; head_block_num: number }>(
        '/v1/chain/get_info',
        {},
      );
      const chainId = answering.chainId ?? info.chain_id;
      const level: PermissionLevelType = PermissionLevel.from(`${signer}@active`);
      const header = {
        chainId,
        ref_block_num: 0,
        ref_block_prefix: 0,
        expiration: expiration ?? new Date(Date.now() + 60_000).toISOString().slice(0, -5),
      };
      const resolved = request.resolve(await request.fetchAbis(), level, header);
      const signature = keyOf(key).signDigest(resolved.transaction.signingDigest(chainId));
      const callback = resolved.getCallback([signature]);
      const cid = answering.hidesChain ? undefined : chainId;
      const text = JSON.stringify({ ...callback!.payload, cid });
      channels.get(pathname)!.send(text);
    },
  };
}
