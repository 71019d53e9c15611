import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Agreement } from '#src/chain/model/signing/agreement.ts';
import { AgreementLine } from '#src/components/verify/agreement-line.tsx';
import { inLocale } from '../in-locale.tsx';

const nodes = ['https://one.example', 'https://two.example'] as const;
const shown = (agreement: Agreement) => render(inLocale(<AgreementLine agreement={agreement} />));

test('the plan of a long stake is shown with its term', () => {
  const plan = { kind: 'plan', of: '4', value: '1825 d · 130 %' } as const;
  shown({ kind: 'agree', nodes, prices: [plan] });
  expect(screen.getByText(/^Term and guaranteed price of long staking plan/)).toBeTruthy();
  expect(screen.getByText('1825 d · 130 %')).toBeTruthy();
});
