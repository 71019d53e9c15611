import { useEffect, useRef, useState } from 'react';
import { permissionNames } from '#src/chain/client/account/account-exists.ts';
import { errorWords } from '#src/chain/sign/session/error-message.ts';
import { KeyRefusedError } from '#src/chain/sign/session/signing-errors.ts';
import { walletFailure, type WalletFailure } from '#src/chain/sign/wallets/failure.ts';
import { walletById } from '#src/chain/sign/wallets/table.ts';
import type { Wallet } from '#src/chain/sign/wallets/wallet.ts';
import { useFormTexts } from '#src/i18n/areas/form/texts.ts';
import { useWalletConnectTexts } from '#src/i18n/areas/wallet-connect/texts.ts';
import { nodeClient } from '#src/stores/chain/node.ts';
import { rememberWallet, selection } from '#src/stores/wallet/wallet-choice.ts';
import { logIn, type LoginInput } from '#src/stores/wallet/wallet-sessions.ts';

interface Authorizer {
  readonly actor: string;
  readonly permission: string;
}

/** Null for the wallet's own input. */
interface WrongField {
  readonly field: keyof Authorizer | null;
  readonly message: string;
}

/** What the visitor entered before a failure: the next form begins with it. */
type Entered = Partial<Authorizer> & LoginInput;

type Step =
  | { readonly kind: 'choose' }
  | {
      readonly kind: 'form';
      readonly wallet: Wallet;
      readonly input: 'account' | 'private-key' | 'address';
      readonly pending: boolean;
      readonly wrong: WrongField | undefined;
      readonly entered: Entered;
    }
  | { readonly kind: 'keys'; readonly wallet: Wallet; readonly entered: Entered }
  | { readonly kind: 'waiting'; readonly wallet: Wallet }
  | {
      readonly kind: 'failed';
      readonly wallet: Wallet;
      readonly entered: Entered;
      readonly failure: WalletFailure | null;
      readonly message: string;
      /** Host of the node whose words the message has; null for the wallet's. */
      readonly node: string | null;
    };

export interface Connecting {
  readonly step: Step;
  readonly pick: (id: string) => void;
  /** Continues with the visitor's input. */
  readonly enter: (answers: LoginInput, authorizer?: Authorizer) => void;
  readonly fail: (error: unknown) => void;
  readonly again: () => void;
  readonly back: () => void;
}

/** The login steps. Leaving a step aborts it. */
export function useConnecting(onDone: () => void): Connecting {
  const [step, setStep] = useState<Step>(() => firstStep(selection.get()));
  const run = useRef(0);
  const text = useWalletConnectTexts();
  const { problems } = useFormTexts();
  useEffect(
    () => () => {
      run.current += 1;
    },
    [],
  );

  /** Checks the account and permission before a wallet is opened. */
  const wrongAuthorizer = async (authorizer: Authorizer): Promise<WrongField | null> => {
    const names = await permissionNames(nodeClient(), authorizer.actor);
    if (names === null) return { field: 'actor', message: problems['unknown-account'] };
    if (names.includes(authorizer.permission)) return null;
    return { field: 'permission', message: text.noPermission(authorizer.permission) };
  };

  const attempt = async (wallet: Wallet, answers: LoginInput, authorizer?: Authorizer) => {
    const attempt = (run.current += 1);
    const stays = () => attempt === run.current;
    const entered = { ...answers, ...authorizer };
    setStep(typed(wallet) ? formStep(wallet, true) : { kind: 'waiting', wallet });
    try {
      const wrong = authorizer && (await wrongAuthorizer(authorizer));
      if (wrong) {
        if (stays()) setStep(wrongStep(wallet, wrong, entered));
        return;
      }
      await logIn(wallet.id, answers, authorizer);
      await rememberWallet(wallet.id);
      if (stays()) onDone();
    } catch (error) {
      if (!stays()) return;
      const refused = error instanceof KeyRefusedError && {
        field: null,
        message: text.notItsKey(levelName(error)),
      };
      setStep(refused ? wrongStep(wallet, refused, entered) : failedStep(wallet, error, entered));
    }
  };

  const start = (wallet: Wallet, entered: Entered = {}) => {
    selection.set(wallet);
    if (wallet.input === undefined) void attempt(wallet, {});
    else setStep(firstStep(wallet.id, entered));
  };

  return {
    step,
    pick: (id) => {
      const wallet = walletById(id);
      if (!wallet) return;
      if (wallet.isInstalled?.() === false)
        setStep(failed(wallet, { failure: 'not-installed', message: '', node: null }));
      else start(wallet);
    },
    enter: (answers, authorizer) => {
      if (step.kind !== 'choose') void attempt(step.wallet, answers, authorizer);
    },
    fail: (error) => {
      if (step.kind !== 'choose') setStep(failedStep(step.wallet, error, enteredIn(step)));
    },
    again: () => {
      if (step.kind !== 'choose') start(step.wallet, enteredIn(step));
    },
    back: () => {
      run.current += 1;
      selection.set(null);
      setStep({ kind: 'choose' });
    },
  };
}

const enteredIn = (step: Step): Entered => ('entered' in step ? step.entered : {});

const levelName = ({ level }: KeyRefusedError) => `${level.actor}@${level.permission}`;

function firstStep(id: string | null, entered: Entered = {}): Step {
  const wallet = id === null ? undefined : walletById(id);
  if (!wallet?.input) return { kind: 'choose' };
  return typed(wallet) ? formStep(wallet, false, { entered }) : { kind: 'keys', wallet, entered };
}

/** Whether the wallet has a form, which keeps its input during an attempt. */
function typed({ input }: Wallet): boolean {
  return input === 'account' || input === 'private-key' || input === 'address';
}

function formStep(
  wallet: Wallet,
  pending: boolean,
  { wrong, entered = {} }: { wrong?: WrongField; entered?: Entered } = {},
): Step {
  const { input } = wallet;
  const form = input === 'private-key' || input === 'address' ? input : 'account';
  return { kind: 'form', wallet, input: form, pending, wrong, entered };
}

function failedStep(wallet: Wallet, error: unknown, entered?: Entered): Step {
  const { message, source: node } = errorWords(error);
  // A node's words are no reason of the wallet's, and no words of the page.
  if (node !== null) return failed(wallet, { failure: null, message, node }, entered);
  const failure = walletFailure(error);
  if (failure === null) return wrongStep(wallet, { field: null, message }, entered);
  return failed(wallet, { failure, message, node }, entered);
}

function wrongStep(wallet: Wallet, wrong: WrongField, entered?: Entered): Step {
  if (typed(wallet)) return formStep(wallet, false, { wrong, ...(entered && { entered }) });
  return failed(wallet, { failure: null, message: wrong.message, node: null }, entered);
}

type Reason = Pick<Step & { kind: 'failed' }, 'failure' | 'message' | 'node'>;

function failed(wallet: Wallet, reason: Reason, entered: Entered = {}): Step {
  return { kind: 'failed', wallet, entered, ...reason };
}
