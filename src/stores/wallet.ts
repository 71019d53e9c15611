import { atom } from 'nanostores';
import type { Action } from '../chain/actions/action.ts';
import { accountExists } from '../chain/client/account-exists.ts';
import * as messages from '../chain/core/messages.ts';
import { chainInfo } from '../chain/model/info-view.ts';
import { rememberedUser } from '../chain/sign/remembered-user.ts';
import type { Sessions } from '../chain/sign/session.ts';
import type { Signer, User } from '../chain/sign/signer.ts';
import type { SigningStage } from '../chain/sign/user-interface.ts';
import { chainConfig } from './chain.ts';
import { nodeClient } from './node.ts';

/** How the last signature ended, until it is dismissed or the visitor goes on. */
export type Outcome =
  | { readonly kind: 'success'; readonly transactionId: string }
  | { readonly kind: 'error'; readonly message: string };

/** Who would sign; null for a visitor. */
export const $user = atom<User | null>(null);
export const $outcome = atom<Outcome | null>(null);
/** What signing is doing; null when nothing is signed. */
export const $signingStage = atom<SigningStage | null>(null);

/** Whether this build lets an account be used by typing its private key: those of test chains. */
export const hasDevelopmentKey: boolean = import.meta.env.DEVELOPMENT_KEY;

let signer: Signer | null = null;

async function chainId(): Promise<string> {
  return chainConfig().chainId ?? chainInfo(await nodeClient().getInfo()).chainId;
}

interface OpenSessions {
  readonly sessions: Sessions;
  /** Id of the wallet to log in with. */
  readonly wallet: string;
}

/** WharfKit and the wallets come with the first signature, not before. */
async function openSessions(privateKey?: string): Promise<OpenSessions> {
  if (!import.meta.env.DEVELOPMENT_KEY) throw new Error('This build has no wallet yet.');
  const { endpoints } = chainConfig();
  const [nodeUrl] = [...endpoints.provider, ...endpoints.default];
  if (nodeUrl === undefined) throw new Error('This chain has no endpoint to sign with.');
  const [{ openSessions: open }, { developmentKeyWallet }] = await Promise.all([
    import('../chain/sign/session.ts'),
    import('../chain/sign/development-key.ts'),
  ]);
  const wallet = developmentKeyWallet(privateKey);
  const sessions = open({
    chainId: await chainId(),
    nodeUrl,
    wallets: [wallet],
    view: {
      onPrompt: () => undefined,
      onStage: (stage) => $signingStage.set(stage),
      onStatus: () => undefined,
    },
    language: document.documentElement.lang,
  });
  return { sessions, wallet: wallet.id };
}

async function restoredSigner(): Promise<Signer | null> {
  const { sessions } = await openSessions();
  return sessions.restore();
}

/** Shows the user of the last visit; the session itself is opened when something is signed. */
export async function restoreUser(): Promise<void> {
  if (!hasDevelopmentKey || $user.get()) return;
  const remembered = await rememberedUser(await chainId());
  if (!$user.get()) $user.set(remembered);
}

async function say(error: unknown): Promise<string> {
  const { errorMessage } = await import('../chain/sign/error-message.ts');
  return errorMessage(error);
}

export interface Login {
  readonly actor: string;
  readonly permission: string;
  readonly privateKey: string;
}

/** Rejects with a message for the form when the key is no key or the account does not exist. */
export async function logIn({ actor, permission, privateKey }: Login): Promise<void> {
  try {
    if (!(await accountExists(nodeClient(), actor)))
      throw new Error(messages.accountNotFoundInForm);
    const { sessions, wallet } = await openSessions(privateKey);
    signer = await sessions.login({ wallet, actor, permission });
    $user.set(signer.user);
  } catch (error) {
    throw new Error(await say(error), { cause: error });
  }
}

export async function logOut(): Promise<void> {
  const leaving = signer ?? (await restoredSigner());
  signer = null;
  $user.set(null);
  await leaving?.logout();
}

/**
 * Has the actions signed and sent, and says how it ended in `$outcome`. Resolves to whether they
 * were; what shows the accounts concerned is asked for anew.
 */
export async function transact(actions: readonly Action[]): Promise<boolean> {
  $outcome.set(null);
  try {
    signer ??= await restoredSigner();
    if (!signer) throw new Error(messages.loginFirst);
    const { transactionId, blockNum } = await signer.transact(actions);
    await follow(transactionId, blockNum);
    $outcome.set({ kind: 'success', transactionId });
    return true;
  } catch (error) {
    $outcome.set({ kind: 'error', message: await say(error) });
    return false;
  }
}

/** What shows the accounts concerned is asked for anew, and the transaction is found at once. */
async function follow(transactionId: string, blockNum: number | null): Promise<void> {
  const [{ refresh }, { rememberSent }] = await Promise.all([
    import('./query.ts'),
    import('./transaction.ts'),
  ]);
  rememberSent(transactionId, blockNum);
  for (const shown of ['account/', 'tokens/', 'actions/', 'balance/']) refresh(shown);
}

export function dismissOutcome(): void {
  $outcome.set(null);
}
