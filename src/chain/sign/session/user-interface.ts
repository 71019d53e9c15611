import { AbstractUserInterface, cancelable, Canceled } from '@wharfkit/session';
import type {
  Cancelable,
  LocaleDefinitions,
  PromptArgs,
  PromptElement,
  PromptResponse,
  UserInterfaceTranslateOptions,
} from '@wharfkit/session';

export type SigningStage = 'login' | 'prepare' | 'sign' | 'broadcast';

/** A line that a wallet of ours waits for: what another program printed, say. */
export interface PromptQuestion {
  readonly kind: 'terminal';
  /** Why a text is no answer; null for one that is. The chain may be asked. */
  readonly check: (text: string) => Promise<PasteProblem | null>;
}

/**
 * `of-another`: a signature or a transaction that is not of what was reviewed. `not-sent`: nobody
 * has the transaction.
 */
export type PasteProblem = 'nothing-found' | 'other-signature' | 'of-another' | 'not-sent';

/** Something a wallet asks while it works: a code to scan, a link to open, a consent. */
export interface WalletPrompt {
  readonly title: string;
  readonly body: string;
  readonly elements: readonly PromptElement[];
  /** What has to be typed before it is accepted; null where nothing has. */
  readonly question: PromptQuestion | null;
  readonly accept: (answer?: string) => void;
  readonly cancel: () => void;
}

/** How signing shows itself. Each is called from outside of any rendering. */
export interface SigningView {
  /** The prompt to draw; null takes it away. */
  readonly onPrompt: (prompt: WalletPrompt | null) => void;
  /** What is being done; null when nothing is any more. */
  readonly onStage: (stage: SigningStage | null) => void;
  /** A line from the wallet about its progress. */
  readonly onStatus: (message: string) => void;
}

/** WharfKit's user interface without a screen: all it wants to show goes to the view. */
export class ViewedInterface extends AbstractUserInterface {
  readonly #view: SigningView;
  readonly #language: string;
  readonly #texts = new Map<string, unknown>();
  #prompt: WalletPrompt | null = null;
  #giveUp: () => void = () => undefined;
  /** WharfKit throws a copy of an error that has lost its parts; the original comes here first. */
  lastError: Error | null = null;

  constructor(view: SigningView, language: string) {
    super();
    this.#view = view;
    this.#language = language;
  }

  prompt(args: PromptArgs): Cancelable<PromptResponse> {
    const { answer, cancel } = this.#open(args, null);
    return cancelable(
      answer.then(() => ({})),
      cancel,
    );
  }

  /** Shows a prompt that ends with an answer in words. Rejects when it is closed. */
  ask(args: PromptArgs, question: PromptQuestion): Promise<string> {
    return this.#open(args, question).answer;
  }

  /** Takes away what is shown: whoever showed it no longer waits. */
  close(): void {
    this.#show(null);
  }

  /** The same work, given up when the user closes a prompt: not every wallet listens for that. */
  async untilCanceled<T>(work: Promise<T>): Promise<T> {
    const canceled = new Promise<never>((_, reject) => {
      this.#giveUp = () => reject(new Canceled('Canceled'));
    });
    // What goes on behind may still fail; nobody waits for it.
    work.catch(() => undefined);
    try {
      return await Promise.race([work, canceled]);
    } finally {
      this.#giveUp = () => undefined;
    }
  }

  #open({ title, body, elements }: PromptArgs, question: PromptQuestion | null) {
    let cancel: (canceled: Canceled) => void = () => undefined;
    const answer = new Promise<string>((resolve, reject) => {
      const close = () => {
        if (this.#prompt === prompt) this.#show(null);
      };
      const prompt: WalletPrompt = {
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
    // A wallet that cancels its own prompt no longer waits for the answer.
    answer.catch(() => undefined);
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

  onAccountCreateComplete(): Promise<void> {
    return Promise.resolve();
  }

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

  onTransact(): Promise<void> {
    return Promise.resolve();
  }

  onTransactComplete(): Promise<void> {
    return Promise.resolve();
  }

  async onSign(): Promise<void> {
    this.#view.onStage('sign');
  }

  async onSignComplete(): Promise<void> {
    this.#show(null);
  }

  onBroadcast(): Promise<void> {
    return Promise.resolve();
  }

  onBroadcastComplete(): Promise<void> {
    return Promise.resolve();
  }

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
    for (const step of path.slice(1))
      text = typeof text === 'object' && text !== null ? Reflect.get(text, step) : undefined;
    const template = typeof text === 'string' ? text : (options?.default ?? key);
    return template.replace(/\{\{(\w+)\}\}/g, (whole, name: string) =>
      String(options?.[name] ?? whole),
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
