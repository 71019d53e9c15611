import { ABI, Serializer, SignedTransaction, Transaction } from '@wharfkit/antelope';
import type { ABIDef } from '@wharfkit/antelope';
import type { Session } from '@wharfkit/session';
import type { SignedBytes } from '../../client/signing/broadcast.ts';
import type { Sent } from '../../client/signing/send.ts';
import type { BuildOptions, UnpackedAction } from '../transaction/build-transaction.ts';
import { packActions, type PackedActions } from '../transaction/pack-actions.ts';
import { headerOf, type HeaderOptions } from '../transaction/transaction-header.ts';
import { signingDigest } from '../keys/recover.ts';
import type { SigningNode } from './signing-node.ts';
import { TransactionChangedError } from './signing-failure.ts';
import type { SigningView, ViewedInterface } from './user-interface.ts';
import type { SavedUser, User } from '../users/users.ts';
import { SentByWalletError } from '../wallets/sent-by-wallet.ts';

/** A transaction with its header, for the review before signing. */
export interface PreparedTransaction extends PackedActions {
  readonly transaction: Transaction;
  /** The signing digest: sha256 over chain id and transaction, in hex. */
  readonly digest: string;
}

/** Returns all signatures to send, given those of the user's wallet. */
type Cosigner = (own: readonly string[]) => Promise<readonly string[]>;

export interface SigningOptions {
  /** Adds signatures of others. */
  readonly cosign?: Cosigner;
  /** Called before sending. From then on a node may have the transaction. */
  readonly onSigned?: (signed: SignedBytes) => void;
  /** Hands the transaction to a service instead of a node. */
  readonly deliver?: (signed: SignedBytes) => Promise<Sent>;
}

export type PrepareOptions = Omit<BuildOptions, 'actor'>;

/** A logged-in user who can sign. */
export interface Signer {
  readonly user: User;
  /**
   * Adds the header, which refers to the block 300 behind the head and expires after 3000 seconds
   * (a key in the page: 120), and packs the actions with their contracts' ABIs.
   */
  readonly prepare: (
    actions: readonly UnpackedAction[],
    options?: PrepareOptions,
  ) => Promise<PreparedTransaction>;
  /** Signs exactly this transaction and sends it. */
  readonly send: (prepared: PreparedTransaction, options?: SigningOptions) => Promise<Sent>;
  /** Prepares, signs and sends. */
  readonly transact: (
    actions: readonly UnpackedAction[],
    options?: PrepareOptions,
  ) => Promise<Sent>;
  /** The user with the wallet's current data. */
  readonly saved: () => SavedUser;
  readonly logout: () => Promise<void>;
}

interface SignerParts {
  readonly node: SigningNode;
  readonly session: Session;
  readonly user: User;
  readonly ui: ViewedInterface;
  readonly view: SigningView;
  readonly logout: () => Promise<void>;
}

/** Wraps a WharfKit session. Errors are the node's or the wallet's: see errorMessage. */
export function openSigner({ session, node, user, ui, view, logout }: SignerParts): Signer {
  const prepare = (actions: readonly UnpackedAction[], options: PrepareOptions = {}) =>
    staged(view, async () => {
      view.onStage('prepare');
      return prepareTransaction(session, node, actions, options, headerOf(user.type));
    });
  const send = (
    prepared: PreparedTransaction,
    { cosign, onSigned, deliver }: SigningOptions = {},
  ) =>
    staged(view, async () => {
      try {
        const { packed, id } = prepared;
        const signed = await signPrepared(session, ui, prepared);
        const own = signed.signatures.map(String);
        view.onStage('broadcast');
        const signedBytes = { packed, id, signatures: cosign ? await cosign(own) : own };
        onSigned?.(signedBytes);
        return await (deliver ?? node.send)(signedBytes);
      } catch (error) {
        // A service that should have got it did not.
        if (error instanceof SentByWalletError && !deliver)
          return {
            transactionId: error.transactionId,
            blockNum: null,
            endpoint: null,
            foreignFrom: null,
          };
        throw error;
      }
    });
  return {
    user,
    prepare,
    send,
    transact: async (actions, options) => send(await prepare(actions, options)),
    saved: () => ({ ...user, data: plainData(session) }),
    logout,
  };
}

/** A wallet's data as JSON: keys and checksums as texts. */
function plainData({ walletPlugin }: Session): Record<string, unknown> {
  return JSON.parse(JSON.stringify(walletPlugin.data)) as Record<string, unknown>;
}

async function prepareTransaction(
  session: Session,
  { header, abis }: SigningNode,
  actions: readonly UnpackedAction[],
  options: PrepareOptions,
  headerOptions: HeaderOptions,
): Promise<PreparedTransaction> {
  const used = new Set<string>();
  const get = async (account: string, action?: string) => {
    const abi = await abis.get(account, action);
    // The session would fetch it again otherwise. A published and another action of one contract have
    // an ABI each.
    session.abiCache.setAbi(account, ABI.from(abi as unknown as ABIDef), used.has(account));
    used.add(account);
    return abi;
  };
  const build = { actor: String(session.actor), ...options };
  const packed = await packActions({ header, abis: { get } }, actions, build, headerOptions);
  return {
    ...packed,
    transaction: Serializer.decode({ data: packed.packed, type: Transaction }),
    digest: signingDigest(String(session.chain.id), packed.packed),
  };
}

async function signPrepared(
  session: Session,
  ui: ViewedInterface,
  prepared: PreparedTransaction,
): Promise<SignedTransaction> {
  ui.lastError = null;
  // WharfKit may let the wallet change the transaction: a change is refused below.
  const signing = session.transact({ transaction: prepared.transaction }, { broadcast: false });
  const result = await ui.untilCanceled(signing).catch((error: unknown) => {
    throw ui.lastError ?? error;
  });
  const signed = result.resolved?.transaction;
  if (!signed || String(signed.signingDigest(session.chain.id)) !== prepared.digest)
    throw new TransactionChangedError();
  return SignedTransaction.from({ ...signed, signatures: result.signatures });
}

async function staged<T>(view: SigningView, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } finally {
    view.onPrompt(null);
    view.onStage(null);
  }
}
