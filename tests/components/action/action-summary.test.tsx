import { render } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ActionSummary } from '#src/components/action/action-summary.tsx';
import type { SentenceFormatter } from '#src/i18n/sentences/formatter.ts';
import { inLocale } from '../in-locale.tsx';

const formatter = vi.hoisted(() => ({
  current: undefined as SentenceFormatter | null | undefined,
}));
vi.mock('#src/i18n/sentences/use-sentences.ts', () => ({ useSentences: () => formatter.current }));

const action = { account: 'eosio', name: 'refund', data: { owner: 'alice' } };
const shown = () => render(inLocale(<ActionSummary action={action} />)).container;

beforeEach(() => {
  formatter.current = undefined;
});

test('keeps a place for the words until they are loaded', () => {
  expect(shown().querySelector('.skeleton')).not.toBeNull();
});

test('names the action where the words could not be loaded', () => {
  formatter.current = null;
  expect(shown().textContent).toBe('eosio::refund');
});
