import type { ScatterNetwork } from './scatter-network.ts';

/** Objects that wallets put into pages: extensions, and apps with a built-in browser. */

function found(name: string): object | null {
  const put: unknown = Reflect.get(globalThis, name);
  return typeof put === 'object' ? put : null;
}

/** Scatter's interface. TokenPocket and Wombat provide it too. */
export const hasInjected = () => found('scatter') !== null;

/** MetaMask or a compatible wallet. Snap support is known only after a request. */
export const hasMetaMask = () => found('ethereum') !== null;

interface Signed {
  readonly signatures: readonly string[];
  readonly serializedTransaction: Uint8Array;
}

/** A contract's packed ABI. */
interface PackedAbi {
  readonly accountName: string;
  readonly abi: Uint8Array;
}

interface SignatureProvider {
  readonly sign: (request: {
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

/** The used part of Scatter's interface. */
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
 * Replaces eosjs's Api in Scatter's interface. The wallet's signature provider gets the exact
 * reviewed bytes. Wallets that show actions find them decoded in the first argument.
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
