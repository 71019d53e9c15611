import { PrivateKey, Transaction } from '@wharfkit/session';

interface Request {
  readonly method: string;
  readonly params?: {
    readonly snapId?: string;
    readonly request?: {
      readonly method: string;
      readonly params: { readonly chainId: string; readonly transaction?: string };
    };
  };
}

const snap = 'npm:@greymass/eos-wallet';

/** MetaMask with the snap for Antelope chains, over the requests of EIP-1193. */
export function metamask(privateKey: string) {
  const key = PrivateKey.from(privateKey);
  return {
    async request({ method, params }: Request): Promise<unknown> {
      if (method === 'web3_clientVersion') return 'MetaMask/v12.0.0';
      if (method === 'wallet_getSnaps' || method === 'wallet_requestSnaps')
        return { [snap]: { id: snap, version: '1.0.0' } };
      const asked = params?.request;
      if (method !== 'wallet_invokeSnap' || params?.snapId !== snap || !asked)
        throw Object.assign(new Error('unsupported'), { code: 4200 });
      if (asked.method === 'antelope_getActivePublicKey') return String(key.toPublic());
      const transaction = Transaction.from(JSON.parse(asked.params.transaction ?? ''));
      return String(key.signDigest(transaction.signingDigest(asked.params.chainId)));
    },
  };
}
