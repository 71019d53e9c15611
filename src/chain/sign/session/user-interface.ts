import { AbstractUserInterface, cancelable, Canceled } from '@wharfkit/session';
import type {
  Cancelable,
  LocaleDefinitions,
  PromptArgs,
  PromptElement,
  PromptResponse,
  UserInterfaceTranslateOptions,
} from '@wharfkit/session';
import { property } from '../../core/property.ts';

export type SigningStage = 'login' | 'prepare' | 'sign' | 'broadcast';

/** A line of text that a wallet needs, such as another program's output. */
export interface PromptQuestion {
  readonly kind: 'terminal';
  /** Why a text is not accepted; null if it is. May call the chain. */
  readonly check: (text: string) => Promise<PasteProblem | null>;
}

/**
 * `of-another`: a signature or transaction other than the reviewed one. `not-sent`: no node has the
 * transaction. `keys-unknown`: nodes did not say whose signature counts.
 */
export type PasteProblem =
  | 'nothing-found'
  | 'other-signature'
  | 'of-another'
  | 'not-sent'
  | 'keys-unknown';

/** What a prompt of this site's own wallets is for. The screen words it. */
export type PromptPurpose = 'login' | 'sign' | 'terminal' | 'device' | 'desktop';

interface OwnPromptArgs extends PromptArgs {
  readonly purpose: PromptPurpose;
}

/** The prompt of a wallet that this site implements. */
export function ownPrompt(
  purpose: PromptPurpose,
  walletName: string,
  elements: PromptElement[] = [],
): OwnPromptArgs {
  return { purpose, title: walletName, elements };
}

/** A wallet's prompt: a code to scan, a link to open, or a confirmation. */
export interface WalletPrompt {
  /** Null for a wallet that words its prompts itself. */
  readonly purpose: PromptPurpose | null;
  /** The wallet's own title; its name if there is a purpose. */
  readonly title: string;
  readonly body: string;
  readonly elements: readonly PromptElement[];
  /** The text to type before the prompt is accepted; null for none. */
  readonly question: PromptQuestion | null;
  readonly accept: (answer?: string) => void;
  readonly cancel: () => void;
}

/** The signing interface. All methods are called outside of rendering. */
export interface SigningView {
  /** The prompt to show; null hides it. */
  readonly onPrompt: (prompt: WalletPrompt | null) => void;
  /** The current step; null when done. */
  readonly onStage: (stage: SigningStage | null) => void;
  /** A progress message from the wallet. */
  readonly onStatus: (message: string) => void;
}

/** WharfKit's user interface without a screen. It forwards everything to the view. */
export class ViewedInterface extends AbstractUserInterface {
  readonly #view: SigningView;
  readonly #language: string;
  readonly #texts = new Map<string, unknown>();
  #prompt: WalletPrompt | null = null;
  #giveUp: () => void = () => undefined;
  /** WharfKit throws a copy without the error's properties. The original passes here first. */
  lastError: Error | null = null;

  constructor(view: SigningView, language: string) {
    super();
    this.#view = view;
    this.#language = language;
  }

  prompt(args: PromptArgs | OwnPromptArgs): Cancelable<PromptResponse> {
    const { answer, cancel } = this.#open(args, null);
    const response = cancelable(
      answer.then(() => ({})),
      cancel,
    );
    // A wallet that cancels its own prompt does not wait for the result.
    response.catch(() => undefined);
    return response;
  }

  /** Shows a prompt for a text. Rejects when it is closed. */
  ask(args: PromptArgs | OwnPromptArgs, question: PromptQuestion): Promise<string> {
    return this.#open(args, question).answer;
  }

  /** Wraps work so that closing a prompt ends it: not every wallet handles that. */
  untilCanceled<T>(work: Promise<T>): Promise<T> {
    const canceled = new Promise<never>((_, reject) => {
      this.#giveUp = () => reject(new Canceled('Canceled'));
    });
    return Promise.race([work, canceled]);
  }

  #open(args: PromptArgs | OwnPromptArgs, question: PromptQuestion | null) {
    const { title, body, elements } = args;
    let cancel: (canceled: Canceled) => void = () => undefined;
    const answer = new Promise<string>((resolve, reject) => {
      const close = () => {
        if (this.#prompt === prompt) this.#show(null);
      };
      const prompt: WalletPrompt = {
        purpose: 'purpose' in args ? args.purpose : null,
        title,
        body: body ?? '',
        elements,
        question,
        accept: (text = '') => {
          close();
          resolve(text.trim());
        },
        cancel: () => {
          cancel(new Canceled('Canceled'));
          this.#giveUp();
        },
      };
      cancel = (canceled) => {
        close();
        reject(canceled);
      };
      this.#show(prompt);
    });
    return { answer, cancel: (canceled: Canceled) => cancel(canceled) };
  }

  status(message: string): void {
    this.#view.onStatus(message);
  }

  async login(): Promise<never> {
    throw new Error('An account and a wallet must be chosen before the login');
  }

  async onAccountCreate(): Promise<never> {
    throw new Error('Accounts are not created through a wallet');
  }

  readonly onAccountCreateComplete = async () => undefined;

  async onError(error: Error): Promise<void> {
    this.lastError = error;
    this.#ended();
  }

  async onLogin(): Promise<void> {
    this.#view.onStage('login');
  }

  async onLoginComplete(): Promise<void> {
    this.#ended();
  }

  readonly onTransact = async () => undefined;

  readonly onTransactComplete = async () => undefined;

  async onSign(): Promise<void> {
    this.#view.onStage('sign');
  }

  async onSignComplete(): Promise<void> {
    this.#show(null);
  }

  readonly onBroadcast = async () => undefined;

  readonly onBroadcastComplete = async () => undefined;

  override addTranslations(translations: LocaleDefinitions): void {
    const texts: unknown = translations[this.#language] ?? translations['en'];
    if (typeof texts !== 'object' || texts === null) return;
    for (const [namespace, value] of Object.entries(texts)) this.#texts.set(namespace, value);
  }

  override translate(
    key: string,
    options?: UserInterfaceTranslateOptions,
    namespace?: string,
  ): string {
    const path = namespace === undefined ? key.split('.') : [namespace, ...key.split('.')];
    let text: unknown = this.#texts.get(path[0] ?? '');
    for (const step of path.slice(1)) text = property(text, step);
    const template = typeof text === 'string' ? text : (options?.default ?? key);
    return template.replace(/\{\{(\w+)\}\}/g, (match, name: string) =>
      String(options?.[name] ?? match),
    );
  }

  override getTranslate(namespace?: string) {
    return (key: string, options?: UserInterfaceTranslateOptions) =>
      this.translate(key, options, namespace);
  }

  #show(prompt: WalletPrompt | null): void {
    this.#prompt = prompt;
    this.#view.onPrompt(prompt);
  }

  #ended(): void {
    this.#show(null);
    this.#view.onStage(null);
  }
}
