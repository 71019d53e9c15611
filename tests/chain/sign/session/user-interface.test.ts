import { Canceled } from '@wharfkit/session';
import { describe, expect, it, vi } from 'vitest';
import { ViewedInterface } from '#src/chain/sign/session/user-interface.ts';
import type { WalletPrompt } from '#src/chain/sign/session/user-interface.ts';

function setUp(language = 'en') {
  let shown: WalletPrompt | null = null;
  const view = {
    onPrompt: vi.fn((prompt: WalletPrompt | null) => (shown = prompt)),
    onStage: vi.fn(),
    onStatus: vi.fn(),
  };
  return { view, ui: new ViewedInterface(view, language), shown: () => shown };
}

const args = { title: 'Scan', elements: [{ type: 'qr' as const, data: 'esr://x' }] };

describe('a prompt', () => {
  it('is shown until it is accepted', async () => {
    const { ui, shown } = setUp();
    const answer = ui.prompt(args);
    expect(shown()).toMatchObject({ title: 'Scan', body: '', elements: args.elements });
    shown()?.accept();
    await expect(answer).resolves.toEqual({});
    expect(shown()).toBeNull();
  });

  it('can be cancelled by the user', async () => {
    const { ui, shown } = setUp();
    const answer = ui.prompt(args);
    shown()?.cancel();
    await expect(answer).rejects.toThrow('Canceled');
    expect(shown()).toBeNull();
  });

  it('can be taken back by the wallet', async () => {
    const { ui, shown } = setUp();
    const answer = ui.prompt(args);
    answer.cancel('Signed on the phone');
    await expect(answer).rejects.toThrow('Signed on the phone');
    expect(shown()).toBeNull();
  });

  it('may be taken back by a wallet that does not wait for the answer', async () => {
    const unhandled = vi.fn();
    process.on('unhandledRejection', unhandled);
    const { ui } = setUp();
    ui.prompt(args).cancel();
    await new Promise((resolve) => setTimeout(resolve, 20));
    process.off('unhandledRejection', unhandled);
    expect(unhandled).not.toHaveBeenCalled();
  });

  it('does not take away the one that followed it', () => {
    const { ui, shown } = setUp();
    const first = ui.prompt(args);
    first.catch(() => undefined);
    void ui.prompt({ title: 'Second', elements: [] });
    first.cancel();
    expect(shown()?.title).toBe('Second');
  });
});

describe('a question', () => {
  it('is answered with what was typed', async () => {
    const { ui, shown } = setUp();
    const answer = ui.ask(args, { kind: 'terminal', check: async () => null });
    shown()?.accept(' SIG_K1_x ');
    await expect(answer).resolves.toBe('SIG_K1_x');
  });

  it('is answered with an empty text if nothing was typed', async () => {
    const { ui, shown } = setUp();
    const answer = ui.ask(args, { kind: 'terminal', check: async () => null });
    shown()?.accept();
    await expect(answer).resolves.toBe('');
  });

  it('is closed without an answer', async () => {
    const { ui, shown } = setUp();
    const answer = ui.ask(args, { kind: 'terminal', check: async () => null });
    shown()?.cancel();
    await expect(answer).rejects.toThrow('Canceled');
  });
});

describe('work that waits for the user', () => {
  it('ends as it does by itself', async () => {
    const { ui } = setUp();
    expect(await ui.untilCanceled(Promise.resolve('signed'))).toBe('signed');
    await expect(ui.untilCanceled(Promise.reject(new Error('no')))).rejects.toThrow('no');
  });

  it('ends when the user closes a prompt, even if the wallet ignores that', async () => {
    const { ui, shown } = setUp();
    const work = ui.untilCanceled(new Promise(() => undefined));
    ui.prompt(args).catch(() => undefined);
    shown()?.cancel();
    await expect(work).rejects.toBeInstanceOf(Canceled);
    await expect(work).rejects.toThrow('Canceled');
  });

  it('continues if the wallet closes its own prompt', async () => {
    const { ui } = setUp();
    let finish: (text: string) => void = () => undefined;
    const work = ui.untilCanceled(new Promise<string>((resolve) => (finish = resolve)));
    ui.prompt(args).cancel();
    finish('signed');
    expect(await work).toBe('signed');
  });
});

describe('a step of WharfKit', () => {
  it('hides the prompt once the wallet has signed', async () => {
    const { ui, view, shown } = setUp();
    void ui.prompt(args);
    await ui.onSign();
    expect(view.onStage.mock.calls).toEqual([['sign']]);
    expect(shown()?.title).toBe('Scan');
    await ui.onSignComplete();
    expect(shown()).toBeNull();
  });

  it('ends the login, whether it succeeds or fails', async () => {
    const { ui, view, shown } = setUp();
    await ui.onLogin();
    void ui.prompt(args);
    await ui.onLoginComplete();
    expect(shown()).toBeNull();
    void ui.prompt(args);
    await ui.onError(new Error('no'));
    expect(shown()).toBeNull();
    expect(view.onStage.mock.calls).toEqual([['login'], [null], [null]]);
    expect(ui.lastError?.message).toBe('no');
  });

  it('is refused if it would choose or create an account', async () => {
    const { ui } = setUp();
    await expect(ui.login()).rejects.toThrow('must be chosen before the login');
    await expect(ui.onAccountCreate()).rejects.toThrow('not created through a wallet');
  });

  it('shows nothing if it concerns no wallet', async () => {
    const { ui, view } = setUp();
    await ui.onAccountCreateComplete();
    await ui.onTransact();
    await ui.onTransactComplete();
    await ui.onBroadcast();
    await ui.onBroadcastComplete();
    expect(view.onPrompt).not.toHaveBeenCalled();
    expect(view.onStage).not.toHaveBeenCalled();
  });
});

describe('texts', () => {
  const texts = {
    en: { ledger: { open: 'Open {{app}}', deep: { er: 'Deeper' } } },
    ko: { ledger: { open: '{{app}} 열기' } },
  };

  it('are those of the language, with their values', () => {
    const { ui } = setUp('ko');
    ui.addTranslations(texts);
    expect(ui.getTranslate('ledger')('open', { default: '', app: 'EOS' })).toBe('EOS 열기');
  });

  it('are English where the wallet lacks the language', () => {
    const { ui } = setUp('es');
    ui.addTranslations(texts);
    expect(ui.translate('open', { default: '', app: 'EOS' }, 'ledger')).toBe('Open EOS');
    expect(ui.translate('deep.er', undefined, 'ledger')).toBe('Deeper');
    expect(ui.translate('ledger.deep.er')).toBe('Deeper');
  });

  it('are the default, or the key, where the wallet has none', () => {
    const { ui } = setUp();
    expect(ui.translate('open', { default: 'Open {{app}}', app: 'it' }, 'x')).toBe('Open it');
    expect(ui.translate('open', { default: 'Open {{app}}' })).toBe('Open {{app}}');
    expect(ui.translate('open')).toBe('open');
    expect(ui.translate('Open {{app}}')).toBe('Open {{app}}');
  });

  it.each([[{ en: null }], [{ en: 'Open' }], [{ en: { ledger: null } }], [{ en: { ledger: 7 } }]])(
    'are the default where the wallet’s are malformed: %j',
    (malformed) => {
      const { ui } = setUp();
      ui.addTranslations(malformed as never);
      expect(ui.translate('open', { default: 'Open it' }, 'ledger')).toBe('Open it');
    },
  );
});

it('passes on the progress that a wallet reports', () => {
  const { ui, view } = setUp();
  ui.status('Confirm on the device');
  expect(view.onStatus).toHaveBeenCalledWith('Confirm on the device');
});
