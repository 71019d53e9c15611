import type { Action } from '../chain/actions/action.ts';
import { withFreeCpu } from '../chain/actions/free-cpu.ts';
import type { CpuSponsor } from '../chain/config/types.ts';
import { FreeCpuError, withSponsorSignatures } from '../chain/client/free-cpu.ts';
import { OutcomeUnknownError, type Sent } from '../chain/client/send.ts';
import * as messages from '../chain/core/messages.ts';
import { parseTime } from '../chain/core/time.ts';
import { errorMessage } from '../chain/sign/error-message.ts';
import type { PreparedTransaction, PrepareOptions, Signer } from '../chain/sign/signer.ts';
import { SigningCanceled } from '../chain/sign/signing-canceled.ts';
import { signingTrouble } from '../chain/sign/signing-trouble.ts';
import { chainAccess } from './client.ts';
import { $freeCpu, countFreeCpu, loadFreeCpu, setFreeCpu } from './free-cpu.ts';
import { $reviewing } from './reviewing.ts';
import { $outcome, $signingStage } from './wallet-state.ts';
import { currentSigner, keepSigner } from './wallet-sessions.ts';

export interface AboutTransaction {
  readonly transactionId: string;
  /** Milliseconds UTC. From then on no chain takes it. */
  readonly expires: number;
}

export interface SendOptions {
  readonly prepare?: PrepareOptions;
  /**
   * Told of a transaction before it is shown, so before any wallet can sign it; once more where its
   * user has it made anew. Returns whether it may be signed.
   */
  readonly onPrepared?: (about: AboutTransaction) => boolean;
  /** Called once the chain has it, before its user is told. */
  readonly onSent?: () => void;
  /** How the same is tried once more where it failed, if not by giving a form in. */
  readonly again?: () => void;
}

/** What was agreed to, and who pays its CPU where that is not the user. */
interface Agreed {
  readonly actions: readonly Action[];
  readonly prepared: PreparedTransaction;
  readonly sponsor: CpuSponsor | null;
}

/** What is being made and was not agreed to yet. */
let open: AbortController | null = null;

/**
 * The one way from actions to the chain: header and packing, review, wallet, broadcast, refresh.
 * Resolves to whether it was sent; `$outcome` says how it ended. What was begun before and not
 * agreed to gives way, so that two clicks never make two reviews.
 */
export async function send(
  actions: readonly Action[],
  options: SendOptions = {},
): Promise<boolean> {
  open?.abort(new SigningCanceled());
  const mine = new AbortController();
  open = mine;
  $outcome.set(null);
  $signingStage.set('prepare');
  let agreed: Agreed | null = null;
  try {
    const signer = await currentSigner();
    if (!signer) throw new Error(messages.loginFirst);
    agreed = await agree(signer, actions, options, mine.signal);
    const { transactionId, blockNum } = await sendAgreed(signer, agreed);
    await keepSigner();
    await follow(transactionId, blockNum);
    options.onSent?.();
    const delaySeconds = agreed.prepared.header.delay_sec;
    $outcome.set({ kind: 'success', transactionId, blockNum, delaySeconds });
    if (agreed.sponsor) await countFreeCpu(signer.user);
    return true;
  } catch (error) {
    // What gave way to a newer one says nothing any more.
    const gaveWay = agreed === null && mine.signal.aborted;
    if (gaveWay || error instanceof SigningCanceled) return false;
    if (error instanceof FreeCpuError) setFreeCpu(false);
    $outcome.set({
      ...{ kind: 'error', message: errorMessage(error), trouble: signingTrouble(error) },
      transactionId: error instanceof OutcomeUnknownError ? error.transactionId : null,
      again: options.again ?? null,
    });
    return false;
  } finally {
    if (open === mine) {
      open = null;
      $signingStage.set(null);
      $reviewing.set(null);
    }
  }
}

/** Makes the transaction and shows it, until its user wants it as it is. */
async function agree(
  signer: Signer,
  wanted: readonly Action[],
  { prepare: options, onPrepared }: SendOptions,
  signal: AbortSignal,
): Promise<Agreed> {
  const prepare = { delaySeconds: signer.user.delaySeconds, ...options };
  const [{ review }] = await Promise.all([import('./signing-review.ts'), loadFreeCpu(signer.user)]);
  for (;;) {
    const sponsor = sponsorOf(prepare);
    const actions = sponsor ? withFreeCpu(wanted, sponsor, signer.user.actor) : wanted;
    const prepared = await signer.prepare(actions, { ...prepare, freeCpu: sponsor !== null });
    signal.throwIfAborted();
    const about = {
      transactionId: prepared.id,
      expires: parseTime(prepared.header.expiration),
    };
    if (onPrepared?.(about) === false) throw new SigningCanceled();
    const known = sponsor ? [sponsor.contract] : [];
    const answer = await review(prepared, signer.user, known, signal);
    if (answer === 'sign') {
      $reviewing.set(null);
      return { actions, prepared, sponsor };
    }
  }
}

/** Nobody pays for what is to wait on the chain. */
function sponsorOf({ delaySeconds = 0 }: PrepareOptions): CpuSponsor | null {
  const freeCpu = $freeCpu.get();
  return freeCpu?.on && delaySeconds === 0 ? freeCpu.sponsor : null;
}

async function sendAgreed(signer: Signer, { actions, prepared, sponsor }: Agreed): Promise<Sent> {
  if (!sponsor) return signer.send(prepared);
  try {
    return await signer.send(prepared, (own) =>
      withSponsorSignatures(chainAccess(), actions, prepared.header, own),
    );
  } catch (error) {
    throw isSponsors(error, sponsor)
      ? new FreeCpuError(messages.freeCpuFailedFor(errorMessage(error)), { cause: error })
      : error;
  }
}

/** Whether the chain refused over what the sponsor gives: its CPU, or its word. */
function isSponsors(error: unknown, { account }: CpuSponsor): boolean {
  const trouble = signingTrouble(error);
  return trouble === 'cpu' || (trouble === 'authority' && errorMessage(error).includes(account));
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
