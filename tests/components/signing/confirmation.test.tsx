import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  type Doubt,
  type Verdict,
  verdictOf,
  withDoubt,
} from '#src/chain/model/signing/verdict.ts';
import type { Warning } from '#src/chain/model/signing/warnings/warning.ts';
import { Confirmation } from '#src/components/signing/confirmation.tsx';
import { inLocale } from '../in-locale.tsx';

const onSign = vi.fn();
beforeEach(() => {
  onSign.mockClear();
  // This DOM lays nothing out.
  Element.prototype.scrollIntoView = () => undefined;
});

const confirmationOf = (verdict: Verdict) =>
  inLocale(<Confirmation verdict={verdict} onSign={onSign} onCancel={() => undefined} />);
const confirmation = (...warnings: readonly Warning[]) => confirmationOf(verdictOf(warnings));
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Sign' }));

const lookAlike: Warning = { rule: 'look-alike', name: 'bob', like: 'b0b' };
const linked: Warning = {
  rule: 'permission-link',
  account: 'alice',
  permission: 'claims',
  contract: 'game',
  action: null,
};
const notice: Warning = { rule: 'first-transfer', to: 'bob' };
const lossOf = (permission: string): Warning => ({
  rule: 'signer-removal',
  account: 'alice',
  permission,
});

describe('the checkbox of warnings', () => {
  test('does not cover a warning that comes later', () => {
    const { rerender } = render(confirmation(lookAlike));
    fireEvent.click(screen.getByRole('checkbox'));
    rerender(confirmation(lookAlike, linked));
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
    press();
    expect(onSign).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('checkbox'));
    press();
    expect(onSign).toHaveBeenCalledOnce();
  });

  test('stays where what follows needs none', () => {
    const { rerender } = render(confirmation(lookAlike));
    fireEvent.click(screen.getByRole('checkbox'));
    rerender(confirmation(lookAlike, notice));
    press();
    expect(onSign).toHaveBeenCalledOnce();
  });
});

test.each<[string, (value: string) => Doubt]>([
  [
    'figures that differ',
    (first) => ({
      kind: 'differing',
      differences: [{ kind: 'balance', of: 'alice EOS', first, second: '2.0000 EOS' }],
    }),
  ],
  [
    'a price',
    (value) => ({ kind: 'overpaid', prices: [{ kind: 'cost', of: 'powerup bob', value }] }),
  ],
  [
    'a first bid',
    (name) => ({ kind: 'first-bid', prices: [{ kind: 'bid', of: name, value: null }] }),
  ],
])('the checkbox of %s counts for those that were shown', (_, doubtOf) => {
  const shown = (value: string) => confirmationOf(verdictOf([], [doubtOf(value)]));
  const { rerender } = render(shown('1.0000 EOS'));
  fireEvent.click(screen.getByRole('checkbox'));
  rerender(shown('0.0001 EOS'));
  press();
  expect(onSign).not.toHaveBeenCalled();
  rerender(shown('1.0000 EOS'));
  press();
  expect(onSign).toHaveBeenCalledOnce();
});

describe('the typed name', () => {
  const type = () => fireEvent.change(screen.getByRole('textbox'), { target: { value: 'alice' } });

  test('does not cover a loss that comes later', () => {
    const { rerender } = render(confirmation(lossOf('active')));
    type();
    rerender(confirmation(lossOf('active'), lossOf('owner')));
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('');
    press();
    expect(onSign).not.toHaveBeenCalled();
    type();
    press();
    expect(onSign).toHaveBeenCalledOnce();
  });

  test('stays where what follows is no loss', () => {
    const { rerender } = render(confirmation(lossOf('active')));
    type();
    rerender(confirmation(lossOf('active'), notice));
    press();
    expect(onSign).toHaveBeenCalledOnce();
  });
});

test('an identical transaction that a block has takes a checkbox of its own', () => {
  const executed = { kind: 'executed', transactionId: 'ab'.repeat(32), blockNum: 9 } as const;
  render(
    inLocale(
      <Confirmation
        verdict={withDoubt(verdictOf([lookAlike]), executed)}
        onSign={onSign}
        onCancel={() => undefined}
      />,
    ),
  );
  const again = 'I want the same actions to be executed once more.';
  const [warned] = screen.getAllByRole('checkbox');
  fireEvent.click(warned!);
  press();
  expect(onSign).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('checkbox', { name: again }));
  press();
  expect(onSign).toHaveBeenCalledOnce();
});
