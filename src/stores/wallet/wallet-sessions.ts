import { chainInfo } from '#src/chain/model/block/chain-info.ts';
import { KeyRefusedError } from '#src/chain/sign/session/signing-errors.ts';
import {
  isAuthorizedByTwoOperators,
  keysFromTwoOperators,
  isPasskeyAuthorizedByTwoOperators,
} from '../../chain/client/account/permission-key.ts';
import { readClock } from '../../chain/client/chain/chain-clock.ts';
import { sentEntry } from '../../chain/client/signing/sent-entry.ts';
import * as messages from '../../chain/core/messages.ts';
import type { Authorizer, Sessions } from '../../chain/sign/session/session.ts';
import type { Signer } from '../../chain/sign/session/signer.ts';
import {
  loggedOut,
  sameUser,
  type SavedUser,
  type User,
  withoutUser,
  withUser,
} from '../../chain/sign/users/users.ts';
import { walletById } from '../../chain/sign/wallets/table.ts';
import type { Wallet, WalletInput, WalletModule } from '../../chain/sign/wallets/wallet.ts';
import { chainAbis } from '../chain/abis.ts';
import { setChainClock } from '../chain/chain-clock.ts';
import { chainConfig } from '../chain/chain.ts';
import { chainAccess } from '../chain/client.ts';
import { nodeClient } from '../chain/node.ts';
import { changeUsers, loadUsers } from './users.ts';
import { dismissFailure } from './dismiss.ts';
import { $prompt, $signingStage, $user } from './wallet-state.ts';

/** Input that a visitor gives before a wallet is opened. */
export type LoginInput = Pick<WalletInput, 'privateKey' | 'address' | 'index' | 'publicKey'>;

interface SigningContext {
  readonly input: WalletInput;
  readonly sessions: Sessions;
}

let signer: Signer | null = null;
let context: Promise<SigningContext> | undefined;

// The signer belongs to the user, also when another tab logs them out.
$user.listen((user) => {
  if (!user) signer = null;
});

/** WharfKit is loaded with the first wallet. */
function signingContext(): Promise<SigningContext> {
  context ??= openSigningContext();
  context.catch(() => (context = undefined));
  return context;
}

async function openSigningContext(): Promise<SigningContext> {
  const { key, testnet, chainId: configured, endpoints, readOnly } = chainConfig();
  if (readOnly !== null) throw new Error('Nothing is signed on this chain.');
  const [nodeUrl] = [...endpoints.provider, ...endpoints.default];
  if (nodeUrl === undefined) throw new Error('This chain has no endpoint to sign with.');
  const [{ openSessions }, { signingNode }, { requiredDelay }, abis, chainId] = await Promise.all([
    import('../../chain/sign/session/session.ts'),
    import('../../chain/sign/session/signing-node.ts'),
    import('../../chain/sign/transaction/required-delay.ts'),
    chainAbis(),
    configured ??
      nodeClient()
        .getInfo()
        .then((info) => chainInfo(info).chainId),
  ]);
  const sessions = openSessions({
    chain: key,
    chainId,
    node: signingNode(chainAccess(), abis, setChainClock),
    nodeUrl,
    view: {
      onPrompt: (prompt) => $prompt.set(prompt),
      onStage: (stage) => $signingStage.set(stage),
      onStatus: () => undefined,
    },
    delayOf: (level, publicKey) =>
      nodeClient()
        .getAccount(level.actor)
        .then(
          (account) => requiredDelay(level, publicKey, account),
          // If no node responds, the chain will check.
          () => 0,
        ),
    // While no node responds, nothing is proven: a stranger's key would count as the user's own.
    proves: (level, publicKey, isSigner) =>
      publicKey === null
        ? isPasskeyAuthorizedByTwoOperators(chainAccess(), level, isSigner)
        : isAuthorizedByTwoOperators(chainAccess(), level, publicKey),
    now: async () => Date.now() + (await readClock(chainAccess())).signing,
    language: document.documentElement.lang,
  });
  const input: WalletInput = {
    testnet,
    chainId,
    nodeUrl,
    sentEntry: (id) => sentEntry(chainAccess(), id),
    keysOf: (level) => keysFromTwoOperators(chainAccess(), level),
  };
  return { input, sessions };
}

async function walletModule(id: string): Promise<WalletModule & Pick<Wallet, 'type'>> {
  const wallet = walletById(id);
  if (!wallet) throw new Error(messages.noSignatureProvider);
  return { ...(await wallet.load()), type: wallet.type };
}

/** Preloads a wallet's code, so that a click opens it immediately. */
export async function prepareWallet(id: string): Promise<void> {
  await Promise.all([signingContext(), walletModule(id)]);
}

/** Logs in with a wallet. Rejects with the wallet's own error. */
export async function logIn(
  id: string,
  typed: LoginInput = {},
  authorizer?: Authorizer,
): Promise<void> {
  const [{ input, sessions }, wallet] = await Promise.all([signingContext(), walletModule(id)]);
  const plugin = wallet.open({ ...input, ...typed });
  const entered = await sessions.login({ id, plugin, type: wallet.type }, authorizer);
  // Wallets know their accounts. A key alone can be combined with any name, typed or of an index.
  if (wallet.type === 'key' || typed.publicKey !== undefined) await requireOwnKey(entered.user);
  signer = entered;
  dismissFailure();
  await keep(entered);
}

/** Throws KeyRefused if the key is not in the permission. */
async function requireOwnKey({ actor, permission, publicKey }: User): Promise<void> {
  const level = { actor, permission };
  if (publicKey === null || !(await isAuthorizedByTwoOperators(chainAccess(), level, publicKey)))
    throw new KeyRefusedError(level);
}

/** Opens a wallet that lists its keys. */
export async function walletKeys(id: string) {
  const [{ input }, wallet] = await Promise.all([signingContext(), walletModule(id)]);
  if (!wallet.keys) throw new Error('This wallet lists no keys.');
  return wallet.keys(input);
}

/** The signer of the current user; null for a visitor. */
export async function currentSigner(): Promise<Signer | null> {
  const user = $user.get();
  if (!user) return null;
  if (signer && signer.user.chain === user.chain && sameUser(signer.user, user)) return signer;
  const { saved } = await loadUsers();
  const savedUser = saved.find((one) => one.chain === user.chain && sameUser(one, user));
  signer = savedUser ? await resume(savedUser) : null;
  return signer;
}

async function resume(user: SavedUser): Promise<Signer> {
  const [{ input, sessions }, wallet] = await Promise.all([
    signingContext(),
    walletModule(user.wallet),
  ]);
  return sessions.resume({ id: user.wallet, plugin: wallet.open(input), type: wallet.type }, user);
}

/**
 * Wallet data changes with every use and is saved again. A user who was logged out meanwhile, for
 * example in another tab, is not restored.
 */
export async function saveSigner(): Promise<void> {
  const user = $user.get();
  if (signer && user && sameUser(signer.user, user)) await keep(signer);
}

async function keep(one: Signer): Promise<void> {
  await changeUsers((users) => withUser(users, one.saved()));
}

/** Logs out of the wallet. The user stays in the list. */
export async function logOut(): Promise<void> {
  const user = $user.get();
  await logOutOfWallet();
  // A private key is not stored after its session.
  await changeUsers((users) =>
    loggedOut(user?.wallet === 'key' ? withoutUser(users, user) : users),
  );
}

/** Forgets a user; the current one is logged out first. */
export async function forgetUser(user: User): Promise<void> {
  const current = $user.get();
  if (current && current.chain === user.chain && sameUser(current, user)) await logOutOfWallet();
  await changeUsers((users) => withoutUser(users, user));
}

/** Switches to another saved user, on another chain's site if needed. */
export async function switchUser(user: SavedUser): Promise<void> {
  signer = null;
  dismissFailure();
  await changeUsers((users) => withUser(users, user));
  if (user.chain === chainConfig().key) return;
  // The list of users is shared by sites: its texts are no selectors.
  const sites = document.querySelectorAll<HTMLAnchorElement>('a[data-chain]');
  const site = [...sites].find(({ dataset }) => dataset['chain'] === user.chain);
  if (!site) return;
  const { onOtherChain } = await import('../chain/other-chain.ts');
  location.assign(`${onOtherChain(site)}#switched`);
}

async function logOutOfWallet(): Promise<void> {
  const leaving = await currentSigner().catch(() => null);
  signer = null;
  // A wallet that is closed or unavailable still counts as logged out.
  await leaving?.logout().catch(() => undefined);
}
