import { PrivateKey, Serializer, Transaction } from '@wharfkit/session';

interface SignArguments {
  readonly chainId: string;
  readonly serializedTransaction: Uint8Array;
}

/** Scatter's interface as extensions and apps put it into pages, with a real key behind it. */
export function injectedScatter(chainId: string, privateKey: string) {
  const key = PrivateKey.from(privateKey);
  const publicKey = key.toPublic().toLegacyString();
  const identity = {
    accounts: [{ name: 'alice', authority: 'active', blockchain: 'eos', chainId, publicKey }],
  };
  return {
    identity,
    getIdentity: async () => identity,
    useIdentity: () => undefined,
    suggestNetwork: async () => true,
    login: async () => identity,
    checkLogin: async () => identity,
    logout: async () => true,
    plugins: () => undefined,
    eos: (_network: unknown, Api: new (options: object) => object, options: object) =>
      new Api({
        ...options,
        textDecoder: new TextDecoder(),
        textEncoder: new TextEncoder(),
        signatureProvider: {
          getAvailableKeys: async () => [publicKey],
          sign: async (asked: SignArguments) => {
            const read = Serializer.decode({
              data: asked.serializedTransaction,
              type: Transaction,
            });
            return {
              signatures: [String(key.signDigest(read.signingDigest(asked.chainId)))],
              serializedTransaction: asked.serializedTransaction,
            };
          },
        },
      }),
  };
}
