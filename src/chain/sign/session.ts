import { SessionKit } from '@wharfkit/session';
import type { Session, SessionStorage, WalletPlugin } from '@wharfkit/session';
import { openSigner } from './signer.ts';
import type { Signer } from './signer.ts';
import { browserStorage } from './storage.ts';
import { ViewedInterface } from './user-interface.ts';
import type { SigningView } from './user-interface.ts';

const APP_NAME = 'pronghorn';

export interface SessionsOptions {
  readonly chainId: string;
  /** The node that is asked and that transactions are sent to. */
  readonly nodeUrl: string;
  readonly wallets: readonly WalletPlugin[];
  readonly view: SigningView;
  /** BCP 47: `en`, `ko`. The wallets' own texts are in it where they have it. */
  readonly language?: string;
  readonly storage?: SessionStorage;
  readonly fetch?: typeof fetch;
}

export interface LoginRequest {
  /** Id of one of the wallets. */
  readonly wallet: string;
  readonly actor: string;
  readonly permission: string;
}

/** The sessions of one chain. */
export interface Sessions {
  /** Rejects with the wallet's own error. */
  readonly login: (request: LoginRequest) => Promise<Signer>;
  /** The user of the last visit, or null. */
  readonly restore: () => Promise<Signer | null>;
}

/** Opens what logs in, restores and logs out users of a chain. */
export function openSessions(options: SessionsOptions): Sessions {
  const { chainId, nodeUrl, wallets, view } = options;
  const ui = new ViewedInterface(view, options.language ?? 'en');
  const kit = new SessionKit(
    {
      appName: APP_NAME,
      chains: [{ id: chainId, url: nodeUrl }],
      ui,
      walletPlugins: [...wallets],
    },
    {
      storage: options.storage ?? browserStorage(),
      allowModify: false,
      ...(options.fetch && { fetch: options.fetch }),
    },
  );
  const signer = (session: Session) =>
    openSigner({ session, ui, view, logout: () => kit.logout(session) });

  return {
    async login({ wallet, actor, permission }) {
      ui.lastError = null;
      try {
        const { session } = await kit.login({
          chain: chainId,
          permissionLevel: { actor, permission },
          walletPlugin: wallet,
        });
        return signer(session);
      } catch (error) {
        throw ui.lastError ?? error;
      }
    },

    async restore() {
      const kept = await kit.getSessions().catch(() => []);
      const last = kept.find((one) => String(one.chain) === chainId && one.default);
      if (!last) return null;
      const session = await kit.restore({
        chain: chainId,
        actor: last.actor,
        permission: last.permission,
      });
      return session ? signer(session) : null;
    },
  };
}
