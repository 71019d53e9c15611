import { AbstractWalletPlugin, PermissionLevel, Serializer, Signature } from '@wharfkit/session';
import type {
  LoginContext,
  LogoutContext,
  ResolvedSigningRequest,
  TransactContext,
  WalletPlugin,
  WalletPluginLoginResponse,
  WalletPluginSignResponse,
} from '@wharfkit/session';
import * as v from '../../core/schema.ts';
import { ownPrompt } from '../session/user-interface.ts';
import { accountOn, networkOf } from './scatter-network.ts';
import { ScatterSocket } from './scatter-socket.ts';
import type { ScatterPairing } from './scatter-socket.ts';
import type { WalletInput } from './wallet.ts';

const defaultAddress = '127.0.0.1:50005';
const name = 'Scatter';

const signed = v.looseObject({ signatures: v.array(v.string()) });

/**
 * Scatter Desktop and compatible apps. The protocol is implemented here: Scatter's library contacts
 * a relay of a defunct company before it looks on this computer.
 */
class ScatterDesktop extends AbstractWalletPlugin {
  readonly id = 'scatter-desktop';
  readonly #address: string | undefined;

  constructor(address?: string) {
    super();
    this.#address = address;
    this.metadata.name = name;
  }

  async login({ appName, chain, ui }: LoginContext): Promise<WalletPluginLoginResponse> {
    if (!chain) throw new Error('A chain must be chosen');
    const response = await this.#withWallet(String(appName), ui, (wallet) =>
      wallet.call('getOrRequestIdentity', { fields: { accounts: [networkOf(chain)] } }),
    );
    const account = accountOn(response, String(chain.id));
    if (account.publicKey !== undefined) this.data = { ...this.data, publicKey: account.publicKey };
    return {
      chain: chain.id,
      permissionLevel: PermissionLevel.from({
        actor: account.name,
        permission: account.authority,
      }),
    };
  }

  async sign(
    { transaction }: ResolvedSigningRequest,
    { appName, chain, ui }: TransactContext,
  ): Promise<WalletPluginSignResponse> {
    const request = {
      transaction: {
        chainId: String(chain.id),
        requiredKeys: [this.data['publicKey']].filter((key) => typeof key === 'string'),
        serializedTransaction: Serializer.encode({ object: transaction }).hexString,
        abis: [],
      },
      blockchain: 'eos',
      network: networkOf(chain),
      requiredFields: {},
    };
    const response = await this.#withWallet(String(appName), ui, (wallet) =>
      wallet.call('requestSignature', request),
    );
    const { signatures } = v.parse(signed, response);
    return { signatures: signatures.map((signature) => Signature.from(signature)) };
  }

  async logout({ appName }: LogoutContext): Promise<void> {
    await this.#withWallet(String(appName), undefined, (wallet) =>
      wallet.call('forgetIdentity', {}),
    );
  }

  async #withWallet<T>(
    appName: string,
    ui: TransactContext['ui'],
    work: (wallet: ScatterSocket) => Promise<T>,
  ): Promise<T> {
    const storedAddress: unknown = this.data['address'];
    const address =
      this.#address ?? (typeof storedAddress === 'string' ? storedAddress : defaultAddress);
    const wallet = await ScatterSocket.connect({
      address,
      origin: appName,
      pairing: (this.data['pairing'] as ScatterPairing | undefined) ?? null,
      onPairing: (pairing) => {
        this.data = { ...this.data, address, pairing };
      },
    });
    const shown = ui?.prompt(ownPrompt('desktop', name));
    shown?.catch(() => wallet.close());
    try {
      return await work(wallet);
    } finally {
      wallet.close();
      shown?.cancel();
    }
  }
}

export const open = ({ address }: Pick<WalletInput, 'address'>): WalletPlugin =>
  new ScatterDesktop(address);
