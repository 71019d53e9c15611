import { expect, it } from 'vitest';
import {
  ownPrompt,
  ViewedInterface,
  type WalletPrompt,
} from '#src/chain/sign/session/user-interface.ts';

const shown: (WalletPrompt | null)[] = [];
const ui = new ViewedInterface(
  {
    onPrompt: (prompt) => shown.push(prompt),
    onStage: () => undefined,
    onStatus: () => undefined,
  },
  'ko',
);

it('passes on the purpose of a prompt, which the screen words', () => {
  void ui.prompt(ownPrompt('device', 'Ledger')).catch(() => undefined);
  expect(shown.at(-1)).toMatchObject({ purpose: 'device', title: 'Ledger', body: '' });
});

it('leaves the words of a wallet that has its own', () => {
  void ui.prompt({ title: 'Scan', body: 'With Anchor', elements: [] }).catch(() => undefined);
  expect(shown.at(-1)).toMatchObject({ purpose: null, title: 'Scan', body: 'With Anchor' });
});
