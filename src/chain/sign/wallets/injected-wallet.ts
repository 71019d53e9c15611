import {
  ABI,
  AbstractWalletPlugin,
  Name,
  PermissionLevel,
  Serializer,
  Signature,
  SigningRequest,
  Transaction,
} from '@wharfkit/session';
import type {
  LoginContext,
  LogoutContext,
  ResolvedSigningRequest,
  TransactContext,
  WalletPluginLoginResponse,
  WalletPluginSignResponse,
} from '@wharfkit/session';
import * as messages from '../../core/messages.ts';
import { WalletError } from './failure.ts';
import { type InjectedScatter, injectedScatter, SigningApi } from './injected.ts';
import { accountOn, networkOf, type ScatterNetwork } from './scatter-network.ts';
import { scatterRefusal } from './scatter-refusal.ts';

/**
 * Wallets with Scatter's interface in the page: TokenPocket, Wombat, Scatter's extension. The
 * interface is called directly: its library contacts a relay of a defunct company on every
 * connection.
 */
export class InjectedWallet extends AbstractWalletPlugin {
  readonly id: string;

  constructor(id: string, name: string) {
    super();
    this.id = id;
    this.metadata.name = name;
  }

  async login({ chain }: LoginContext): Promise<WalletPluginLoginResponse> {
    if (!chain) throw new Error('A chain must be chosen');
    const account = await refused(this.#account(networkOf(chain)));
    if (account.publicKey !== undefined) this.data = { publicKey: account.publicKey };
    const { name: actor, authority: permission } = account;
    return { chain: chain.id, permissionLevel: PermissionLevel.from({ actor, permission }) };
  }

  async sign(
    resolved: ResolvedSigningRequest,
    context: TransactContext,
  ): Promise<WalletPluginSignResponse> {
    const { chain, permissionLevel } = context;
    const network = networkOf(chain);
    const account = await refused(this.#account(network));
    if (!permissionLevel.actor.equals(Name.from(account.name)))
      throw new WalletError('wrong-account', `The wallet holds ${account.name}`);
    const bytes = Serializer.encode({ object: resolved.transaction }).array;
    const abis = await abisOf(resolved, context);
    const api = this.#wallet().eos(network, SigningApi, {
      rpc: { endpoint: chain.url, getRequiredKeys: async () => [] },
      chainId: network.chainId,
    });
    const decoded: unknown = JSON.parse(JSON.stringify(resolved.resolvedTransaction));
    const how = { broadcast: false as const, bytes, chainId: network.chainId, abis };
    const signed = await refused(api.transact(decoded, how));
    const signatures = signed.signatures.map((signature) => Signature.from(signature));
    const changed = Serializer.decode({ data: signed.serializedTransaction, type: Transaction });
    if (changed.equals(resolved.transaction)) return { signatures };
    return { signatures, resolved: await resolvedAnew(changed, context) };
  }

  async logout(_: LogoutContext): Promise<void> {
    await this.#wallet().forgetIdentity?.();
  }

  #wallet(): InjectedScatter {
    const scatter = injectedScatter();
    if (!scatter) throw new WalletError('not-installed', messages.noScatter);
    return scatter;
  }

  /** Asks for access to an account, unless it was granted before. */
  async #account(network: ScatterNetwork) {
    const wallet = this.#wallet();
    const identity = await wallet.getIdentity({ accounts: [network] });
    wallet.useIdentity?.(identity);
    return accountOn(identity, network.chainId);
  }
}

async function refused<T>(request: Promise<T>): Promise<T> {
  try {
    return await request;
  } catch (error) {
    throw scatterRefusal(error) ?? error;
  }
}

/** The ABIs that the wallet needs to show the actions. */
async function abisOf({ transaction }: ResolvedSigningRequest, { abiCache }: TransactContext) {
  const accounts = [...new Set(transaction.actions.map(({ account }) => String(account)))];
  return Promise.all(
    accounts.map(async (accountName) => {
      const abi = await abiCache.getAbi(Name.from(accountName));
      return { accountName, abi: Serializer.encode({ object: abi, type: ABI }).array };
    }),
  );
}

/** The transaction as the wallet signed it, for the signer to compare. */
async function resolvedAnew(changed: Transaction, context: TransactContext) {
  const request = await SigningRequest.create({ transaction: changed }, context.esrOptions);
  const abis = await request.fetchAbis(context.abiCache);
  return request.resolve(abis, context.permissionLevel);
}
