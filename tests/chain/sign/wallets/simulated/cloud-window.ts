import { PrivateKey, Serializer, Transaction } from '@wharfkit/session';

const origin = 'https://www.mycloudwallet.com';

interface CloudWindowOptions {
  readonly chainId: string;
  readonly privateKey: string;
  /** The window's page, which hears what the popup says. */
  readonly page: () => EventTarget['dispatchEvent'];
}

/** `window.open` as the cloud wallet's popup answers it: a login, or a signature after it is ready. */
export function cloudWindow({ chainId, privateKey, page }: CloudWindowOptions) {
  return (url: URL | string) => {
    let asked = false;
    const popup = {
      closed: false,
      close: () => undefined,
      postMessage({ transaction }: { transaction: Uint8Array }) {
        // The page asks again with every message it hears.
        if (asked) return;
        asked = true;
        const read = Serializer.decode({ data: transaction, type: Transaction });
        const signature = PrivateKey.from(privateKey).signDigest(read.signingDigest(chainId));
        say({
          verified: true,
          type: 'TX_SIGNED',
          serializedTransaction: transaction,
          signatures: [String(signature)],
        });
      },
    };
    const say = (data: unknown) =>
      setTimeout(() => {
        const message = Object.assign(new Event('message'), { data, origin, source: popup });
        page()(message);
      }, 5);
    if (String(url).includes('/login'))
      say({ verified: true, userAccount: 'alice', pubKeys: [], permission: 'active' });
    else say({ type: 'READY' });
    return popup;
  };
}
