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

  it('is closed without an answer', async () => {
    const { ui, shown } = setUp();
    const answer = ui.ask(args, { kind: 'terminal', check: async () => null });
    shown()?.cancel();
    await expect(answer).rejects.toThrow('Canceled');
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
  });
});

it('passes on what a wallet says of its progress', () => {
  const { ui, view } = setUp();
  ui.status('Confirm on the device');
  expect(view.onStatus).toHaveBeenCalledWith('Confirm on the device');
});
