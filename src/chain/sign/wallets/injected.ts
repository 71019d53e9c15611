import type { ScatterNetwork } from './scatter-network.ts';

/** What wallets put into the pages they are in: extensions, and apps with a browser inside. */

function found(name: string): object | null {
  const put: unknown = Reflect.get(globalThis, name);
  return typeof put === 'object' && put !== null ? put : null;
}

/** Scatter's interface, which TokenPocket and Wombat put in too: one of them is there. */
export const hasInjected = () => found('scatter') !== null;

/** MetaMask, or a wallet that acts as it: only asking tells whether it knows snaps. */
export const hasMetaMask = () => found('ethereum') !== null;

interface Signed {
  readonly signatures: readonly string[];
  readonly serializedTransaction: Uint8Array;
}

/** A contract's ABI, packed. */
interface PackedAbi {
  readonly accountName: string;
  readonly abi: Uint8Array;
}

interface SignatureProvider {
  readonly sign: (asked: {
    readonly chainId: string;
    readonly requiredKeys: readonly string[];
    readonly serializedTransaction: Uint8Array;
    readonly abis: readonly PackedAbi[];
  }) => Promise<Signed>;
  readonly getAvailableKeys: () => Promise<readonly string[]>;
}

interface HowToSign {
  readonly broadcast: false;
  readonly bytes: Uint8Array;
  readonly chainId: string;
  readonly abis: readonly PackedAbi[];
}

/** The part of Scatter's interface that is called. */
export interface InjectedScatter {
  readonly getIdentity: (fields: {
    readonly accounts: readonly ScatterNetwork[];
  }) => Promise<unknown>;
  readonly useIdentity?: (identity: unknown) => void;
  readonly forgetIdentity?: () => Promise<unknown>;
  readonly eos: (
    network: ScatterNetwork,
    api: typeof SigningApi,
    options: object,
  ) => Pick<SigningApi, 'transact'>;
}

export function injectedScatter(): InjectedScatter | null {
  return found('scatter') as InjectedScatter | null;
}

/**
 * Stands where eosjs's Api stands in Scatter's interface: it is made with the wallet's signature
 * provider, which is given the very bytes that were reviewed. Wallets that read what they are asked
 * to transact find the actions with their data in the first argument.
 */
export class SigningApi {
  readonly #provider: SignatureProvider;

  constructor({ signatureProvider }: { signatureProvider: SignatureProvider }) {
    this.#provider = signatureProvider;
  }

  async transact(_transaction: unknown, { bytes, chainId, abis }: HowToSign): Promise<Signed> {
    const requiredKeys = await this.#provider.getAvailableKeys();
    return this.#provider.sign({ chainId, requiredKeys, serializedTransaction: bytes, abis });
  }
}
