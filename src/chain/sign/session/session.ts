import { PermissionLevel, SessionKit } from '@wharfkit/session';
import type {
  IdentityProof,
  LoginResult,
  Session,
  SessionStorage,
  WalletPlugin,
} from '@wharfkit/session';
import * as limits from '../../core/limits.ts';
import { verifyPasskey } from '../keys/webauthn-verify.ts';
import { SessionGoneError } from './session-gone.ts';
import type { SigningNode } from './signing-node.ts';
import { openSigner } from './signer.ts';
import type { Signer } from './signer.ts';
import type { SavedUser, User } from '../users/users.ts';
import { ViewedInterface } from './user-interface.ts';
import type { SigningView } from './user-interface.ts';
import { WalletError } from '../wallets/failure.ts';
import type { WalletType } from '../wallets/wallet.ts';

const APP_NAME = 'pronghorn';

/** WharfKit stores nothing: this site saves its sessions itself. */
const nowhere: SessionStorage = {
  read: async () => null,
  write: async () => undefined,
  remove: async () => undefined,
};

export interface SessionsOptions {
  readonly chain: string;
  readonly chainId: string;
  /** The node for requests and transactions. */
  readonly node: SigningNode;
  /** The node URL passed to wallets. */
  readonly nodeUrl: string;
  readonly view: SigningView;
  /** BCP 47: `en`, `ko`. Wallets use it for their own texts if they can. */
  readonly language: string;
  readonly fetch?: typeof fetch;
  /** Delay in seconds for a key and a permission. No delay if absent. */
  readonly delayOf?: (level: Authorizer, publicKey: string) => Promise<number>;
  /**
   * Whether the key of a login's signature belongs to the permission. Null for a signature whose key
   * cannot be recovered, such as a passkey's: `isSigner` finds it among others. Relays carry such logins,
   * and anybody can respond there.
   */
  readonly proves?: (
    level: Authorizer,
    publicKey: string | null,
    isSigner: (passkey: string) => boolean,
  ) => Promise<boolean>;
  /** The time for expirations, in milliseconds UTC. This device's if absent. */
  readonly now?: () => Promise<number>;
}

/** A wallet with the id it is saved under. */
export interface OpenedWallet {
  readonly id: string;
  readonly plugin: WalletPlugin;
  readonly type?: WalletType | undefined;
}

/** The account to log in, if the wallet does not choose it. */
export interface Authorizer {
  readonly actor: string;
  readonly permission: string;
}

/** The sessions of one chain. */
export interface Sessions {
  /** Rejects with the wallet's own error. */
  readonly login: (wallet: OpenedWallet, authorizer?: Authorizer) => Promise<Signer>;
  /** Resumes a user of an earlier visit, without a request to the wallet. */
  readonly resume: (wallet: OpenedWallet, user: SavedUser) => Promise<Signer>;
}

/** Opens the sessions of a chain. */
export function openSessions(options: SessionsOptions): Sessions {
  const { chain, chainId, node, nodeUrl, view, language } = options;
  const ui = new ViewedInterface(view, language);
  const kitOf = (plugin: WalletPlugin) =>
    new SessionKit(
      { appName: APP_NAME, chains: [{ id: chainId, url: nodeUrl }], ui, walletPlugins: [plugin] },
      { storage: nowhere, ...(options.fetch && { fetch: options.fetch }) },
    );
  const signer = (
    { id, plugin, type }: OpenedWallet,
    session: Session,
    about: Pick<User, 'publicKey' | 'delaySeconds'>,
  ) =>
    openSigner({
      session,
      node,
      user: {
        chain,
        chainId,
        wallet: id,
        type: type ?? null,
        index: indexOf(plugin),
        ...about,
        actor: String(session.actor),
        permission: String(session.permission),
      },
      ui,
      view,
      logout: async () => plugin.logout?.({ appName: APP_NAME, session }),
    });

  return {
    async login(wallet, authorizer) {
      ui.lastError = null;
      try {
        const result = await ui.untilCanceled(
          kitOf(wallet.plugin).login({
            chain: chainId,
            ...(authorizer && { permissionLevel: { ...authorizer } }),
            walletPlugin: wallet.plugin.id,
          }),
        );
        const publicKey = keyOf(wallet.plugin, result);
        const { actor, permission } = result.session;
        const level = { actor: String(actor), permission: String(permission) };
        await checkProof(result, level, options);
        const delaySeconds = publicKey ? ((await options.delayOf?.(level, publicKey)) ?? 0) : 0;
        return signer(wallet, result.session, { publicKey, delaySeconds });
      } catch (error) {
        throw ui.lastError ?? error;
      }
    },

    async resume(wallet, user) {
      const { actor, permission, data } = user;
      const { plugin } = wallet;
      const session = await kitOf(plugin).restore({
        chain: chainId,
        actor,
        permission,
        walletPlugin: { id: plugin.id, data: { ...data } },
      });
      if (!session) throw new SessionGoneError(`${actor}@${permission}`);
      const { publicKey, delaySeconds } = user;
      return signer(wallet, session, { publicKey, delaySeconds });
    },
  };
}

/** A signature for another chain, site or time, or by another key, proves nothing here. */
async function checkProof(
  { response: { identityProof } }: LoginResult,
  level: Authorizer,
  { chainId, proves, now = async () => Date.now() }: SessionsOptions,
): Promise<void> {
  if (!identityProof || !proves) return;
  const { signer, scope, expiration } = identityProof;
  if (String(identityProof.chainId) !== chainId)
    throw new WalletError('wrong-chain', 'The signature is for another chain');
  if (String(scope) !== APP_NAME)
    throw new WalletError('wrong-account', 'The signature is for another site');
  const left = expiration.toMilliseconds() - (await now());
  if (left <= -limits.clockToleranceMs)
    throw new WalletError('timed-out', 'The signature has expired');
  if (left > limits.proofLifetimeMs)
    throw new WalletError('wrong-account', 'The signature counts for too long');
  const isSame = signer.equals(PermissionLevel.from({ ...level }));
  const isSigner = (publicKey: string) => isSignedBy(identityProof, publicKey);
  if (!isSame || !(await proves(level, signerOf(identityProof), isSigner)))
    throw new WalletError('wrong-account', `Not signed by ${level.actor}@${level.permission}`);
}

/** Index of the key, if the wallet has a list of keys. */
function indexOf({ data }: WalletPlugin): number | null {
  const value: unknown = data['index'];
  return typeof value === 'number' ? value : null;
}

/** The wallet's signing key, if the wallet reports or proves it. */
function keyOf({ data }: WalletPlugin, { response }: LoginResult): string | null {
  const value: unknown = data['publicKey'];
  if (typeof value === 'string') return value;
  return response.identityProof ? signerOf(response.identityProof) : null;
}

/** The key that signed; null if it cannot be recovered. */
function signerOf(proof: IdentityProof): string | null {
  try {
    return String(proof.recover());
  } catch {
    return null;
  }
}

/** Whether a passkey, as PUB_WA_…, made the proof's signature by the rules of chains. */
function isSignedBy(proof: IdentityProof, publicKey: string): boolean {
  const { transaction, chainId, signature } = proof;
  const digest = String(transaction.signingDigest(chainId));
  return verifyPasskey({ publicKey, signature: String(signature), digest }).valid;
}
