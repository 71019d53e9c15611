import type { Action } from '../../chain/actions/action.ts';
import type { CpuSponsor } from '../../chain/config/types.ts';
import { FreeCpuError, withSponsorSignatures } from '../../chain/client/signing/free-cpu.ts';
import type { SignedBytes } from '../../chain/client/signing/broadcast.ts';
import type { Sent } from '../../chain/client/signing/send.ts';
import * as messages from '../../chain/core/messages.ts';
import { parseTime } from '../../chain/core/time.ts';
import { intentKey } from '../../chain/model/signing/intent-key.ts';
import type { ExecutedBefore } from '../../chain/model/signing/verdict.ts';
import { FetchError } from '../../chain/rpc/errors.ts';
import { errorMessage } from '../../chain/sign/session/error-message.ts';
import type {
  PreparedTransaction,
  PrepareOptions,
  Signer,
  SigningOptions,
} from '../../chain/sign/session/signer.ts';
import {
  NotDeliveredError,
  SigningCanceledError,
  UserChangedError,
} from '#src/chain/sign/session/signing-errors.ts';
import { sameUser, type User } from '../../chain/sign/users/users.ts';
import { walletById } from '../../chain/sign/wallets/table.ts';
import { signingFailure } from '../../chain/sign/session/signing-failure.ts';
import { chainConfig } from '../chain/chain.ts';
import { chainAccess } from '../chain/client.ts';
import { loadFreeCpu, setFreeCpu } from './free-cpu.ts';
import { sponsored } from './sponsored.ts';
import {
  $pendingBytes,
  forgetExecuted,
  idsFor,
  savePending,
  type PendingBytes,
  pendingDuplicate,
  settlePending,
} from '../signing/pending-bytes.ts';
import { beforeSending } from '../signing/before.ts';
import { $identical, $reviewing } from '../signing/reviewing.ts';
import {
  findExecuted,
  sendBytes,
  settleFailed,
  showError,
  showSent,
} from '../signing/sent-bytes.ts';
import { isStillCurrent } from './restored-user.ts';
import { $outcome, $signingStage, $user } from './wallet-state.ts';
import { currentSigner, saveSigner } from './wallet-sessions.ts';

export interface AboutTransaction {
  readonly transactionId: string;
  /** Milliseconds UTC. Chains refuse it from then on. */
  readonly expires: number;
}

export interface SendOptions {
  readonly prepare?: PrepareOptions;
  /**
   * Called before a transaction is shown, so before a wallet can sign it; again if it is prepared
   * again. Returns whether it may be signed.
   */
  readonly onPrepared?: (about: AboutTransaction) => boolean;
  /** Called once the chain accepted it, before the user is notified. */
  readonly onSent?: () => void;
  /** Hands the signed transaction to a service, which sends it or only proves the account by it. */
  readonly deliver?: SigningOptions['deliver'];
  /** It is not for the chain: no outcome is shown. */
  readonly offChain?: boolean;
  /** Retries after a failure; absent if submitting the form again does it. */
  readonly again?: () => void;
}

/** The approved transaction and its CPU sponsor, if any. */
interface Agreed {
  readonly actions: readonly Action[];
  readonly prepared: PreparedTransaction;
  readonly sponsor: CpuSponsor | null;
}

/** The preparation that was not approved yet. */
let open: AbortController | null = null;

/**
 * The only path from actions to the chain: header and packing, review, wallet, broadcast, refresh.
 * Resolves to whether it was sent; `$outcome` has the result. A new call aborts one that was not
 * approved yet, so two clicks never open two reviews.
 */
export async function send(
  actions: readonly Action[],
  options: SendOptions = {},
): Promise<boolean> {
  open?.abort(new SigningCanceledError());
  const controller = new AbortController();
  open = controller;
  $outcome.set(null);
  $signingStage.set('prepare');
  const choice: Choice = { agreed: null, duplicate: null };
  try {
    const signer = await currentSigner();
    if (!signer) throw new Error(messages.loginFirst);
    const before = beforeSending(actions);
    const stop = onUserChange(signer.user, () => controller.abort(new UserChangedError()));
    const sent = await settle(signer, actions, options, controller.signal, choice).finally(stop);
    await saveSigner();
    options.onSent?.();
    if (options.offChain) return true;
    const delaySeconds =
      choice.duplicate?.delaySeconds ?? choice.agreed?.prepared.header.delay_sec ?? 0;
    await showSent(sent, delaySeconds, actions, await before);
    if (choice.agreed?.sponsor) await loadFreeCpu(signer.user);
    return true;
  } catch (error) {
    // An aborted request no longer updates the screen.
    const isAborted =
      choice.agreed === null && choice.duplicate === null && controller.signal.aborted;
    const reason = isAborted ? (controller.signal.reason as unknown) : error;
    if (reason instanceof SigningCanceledError) return false;
    if (reason instanceof FreeCpuError) setFreeCpu(false);
    showError(reason, options.again ?? null);
    return false;
  } finally {
    if (open === controller) {
      open = null;
      $signingStage.set(null);
      $reviewing.set(null);
      $identical.set(null);
    }
  }
}

/** Calls back when the user changes or logs out, in this or another tab. */
function onUserChange(signing: User, onChange: () => void): () => void {
  return $user.listen((user) => {
    if (user?.chain !== signing.chain || !sameUser(user, signing)) onChange();
  });
}

/** The user's choice: sign a transaction, or send an earlier one again. */
interface Choice {
  agreed: Agreed | null;
  duplicate: PendingBytes | null;
}

/** Earlier bytes of the same effect, and those that another tab sends meanwhile. */
interface Duplicates {
  /** Of all tabs, now. Null if the user was informed of it. */
  readonly unseen: () => PendingBytes | null;
  /** Whether another tab signed one since, which the user was not shown: a block may have it by now. */
  readonly isOvertaken: () => boolean;
  /** Offers to send it instead. */
  readonly show: (duplicate: PendingBytes) => void;
}

async function settle(
  signer: Signer,
  actions: readonly Action[],
  options: SendOptions,
  signal: AbortSignal,
  choice: Choice,
): Promise<Sent> {
  if (options.deliver && walletById(signer.user.wallet)?.sendsItself)
    throw new Error(messages.walletSendsItself);
  const intent = intentKey(signer.user.actor, actions, chainConfig());
  const executed = await findExecuted(intent);
  signal.throwIfAborted();
  let seen: string | null = null;
  const earlier = new Set(idsFor(intent));
  const duplicates: Duplicates = {
    isOvertaken: () => idsFor(intent).some((id) => id !== seen && !earlier.has(id)),
    unseen() {
      const duplicate = pendingDuplicate(intent);
      return duplicate?.id === seen ? null : duplicate;
    },
    show(duplicate) {
      seen = duplicate.id;
      const sendDuplicate = () => {
        choice.duplicate = duplicate;
        $reviewing.get()?.cancel();
      };
      $identical.set({ expires: duplicate.expires, sendDuplicate });
    },
  };
  const showUnseen = () => {
    const duplicate = duplicates.unseen();
    if (duplicate) duplicates.show(duplicate);
  };
  showUnseen();
  const stop = $pendingBytes.listen(showUnseen);
  try {
    choice.agreed = await agree(signer, actions, options, signal, { ...duplicates, executed });
    forgetExecuted(intent);
  } catch (error) {
    if (choice.duplicate === null) throw error;
  } finally {
    stop();
  }
  if (choice.duplicate) {
    options.onPrepared?.({ transactionId: choice.duplicate.id, expires: choice.duplicate.expires });
    return sendBytes(choice.duplicate);
  }
  // A frozen tab receives the event of a log-out late.
  if (!(await isStillCurrent(signer.user))) throw new UserChangedError();
  return sendAgreed(signer, choice.agreed!, { ...options, intent, duplicates, signal });
}

/** Prepares and shows the transaction until the user approves it. */
async function agree(
  signer: Signer,
  requested: readonly Action[],
  { prepare, onPrepared }: SendOptions,
  signal: AbortSignal,
  { executed, ...duplicates }: Duplicates & { readonly executed: ExecutedBefore | null },
): Promise<Agreed> {
  const [{ review }] = await Promise.all([
    import('../signing/signing-review.ts'),
    loadFreeCpu(signer.user),
  ]);
  for (;;) {
    const { actions, sponsor, paying, options } = sponsored(requested, signer.user, prepare);
    const prepared = await signer.prepare(actions, options);
    signal.throwIfAborted();
    const about = {
      transactionId: prepared.id,
      expires: parseTime(prepared.header.expiration),
    };
    if (onPrepared?.(about) === false) throw new SigningCanceledError();
    const decision = await review(prepared, signer.user, paying, signal, executed);
    const duplicate = duplicates.unseen();
    if (duplicate) duplicates.show(duplicate);
    else if (decision === 'sign') {
      if (duplicates.isOvertaken()) throw new Error(messages.sentMeanwhile);
      $reviewing.set(null);
      return { actions, prepared, sponsor };
    }
  }
}

interface Sending extends Pick<SendOptions, 'deliver' | 'offChain'> {
  readonly intent: string;
  readonly duplicates: Duplicates;
  readonly signal: AbortSignal;
}

async function sendAgreed(
  signer: Signer,
  { actions, prepared, sponsor }: Agreed,
  { intent, duplicates, signal, deliver, offChain }: Sending,
): Promise<Sent> {
  const { expiration, delay_sec: delaySeconds } = prepared.header;
  const checkStill = () => {
    // The wallet may have taken its time.
    if (signal.reason instanceof UserChangedError) throw signal.reason;
    if (duplicates.unseen() || duplicates.isOvertaken()) throw new Error(messages.sentMeanwhile);
  };
  const onSigned = (signed: SignedBytes) => {
    checkStill();
    if (offChain) return;
    savePending({
      ...signed,
      intentKey: intent,
      delaySeconds,
      expires: parseTime(expiration),
      sentTo: null,
      // Nodes must not get a transaction for a service: without its request, the payment is lost.
      ...(deliver && { isDelivered: true }),
    });
  };
  const cosign: SigningOptions['cosign'] = async (own) => {
    const all = sponsor
      ? await withSponsorSignatures(chainAccess(), actions, prepared.header, own)
      : own;
    // This tab may have been frozen while the wallet asked its user.
    if (!(await isStillCurrent(signer.user))) throw new UserChangedError();
    return all;
  };
  try {
    return await signer.send(prepared, {
      ...(deliver && { deliver }),
      onSigned,
      cosign,
    });
  } catch (error) {
    // What a service says of a transaction settles nothing: it may send it all the same.
    if (!deliver) settleFailed(prepared.id, error);
    // The bytes never left the browser.
    if (deliver ? error instanceof NotDeliveredError : error instanceof FetchError)
      settlePending(prepared.id);
    throw sponsor && isSponsors(error, sponsor)
      ? new FreeCpuError(messages.freeCpuFailedFor(errorMessage(error)), { cause: error })
      : error;
  }
}

/** Whether the chain refused because of the sponsor: its CPU or its authorization. */
function isSponsors(error: unknown, { account }: CpuSponsor): boolean {
  const failure = signingFailure(error);
  return failure === 'cpu' || (failure === 'authority' && errorMessage(error).includes(account));
}
