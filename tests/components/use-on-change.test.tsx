import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { useOnChange } from '#src/components/form/use-on-change.ts';

/** A form whose values are new objects with each render, and a parent that keeps them as its state. */
function Form({ amount, onChange }: { amount: string; onChange: (typed: object) => void }) {
  useOnChange({ amount, units: BigInt(amount.length) }, onChange);
  return null;
}

test('a form calls back once for its values, also where its parent keeps them and draws it again', async () => {
  const calls: object[] = [];
  function Parent({ amount }: { amount: string }) {
    const [kept, setKept] = useState<object>({});
    return (
      <>
        <Form
          amount={amount}
          onChange={(typed) => {
            calls.push(typed);
            setKept({ ...typed });
          }}
        />
        <output>{'amount' in kept && String(kept.amount)}</output>
      </>
    );
  }
  const { rerender } = render(<Parent amount="1" />);
  expect(calls).toEqual([{ amount: '1', units: 1n }]);
  rerender(<Parent amount="1" />);
  expect(calls).toHaveLength(1);
  await act(async () => rerender(<Parent amount="12" />));
  expect(calls.at(-1)).toEqual({ amount: '12', units: 2n });
  expect(calls).toHaveLength(2);
  expect(screen.getByRole('status').textContent).toBe('12');
});

test('the latest callback is called', () => {
  const named: string[] = [];
  const { rerender } = render(<Form amount="1" onChange={() => named.push('first')} />);
  rerender(<Form amount="2" onChange={() => named.push('second')} />);
  expect(named).toEqual(['first', 'second']);
});
