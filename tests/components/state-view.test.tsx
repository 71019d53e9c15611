import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { connectionFailed } from '#src/chain/core/messages.ts';
import type { LoadState, Service } from '#src/chain/model/shared/load-state.ts';
import { StateView } from '#src/components/ui/state-view.tsx';
import { inLocale } from './in-locale.tsx';

const failure = { endpoint: 'https://eos.example', message: 'no reply' };

function show(state: LoadState<string>, onRetry?: () => void) {
  return render(
    inLocale(
      <StateView
        state={state}
        onRetry={onRetry}
        empty={{ title: 'Nothing' }}
        missing={{ title: 'Not found' }}
      >
        {(value) => <p>{value}</p>}
      </StateView>,
    ),
  ).container;
}

test('a failure names the source and its message, offers a retry, and is never shown as not found', async () => {
  const retry = vi.fn();
  const container = show({ kind: 'failed', failure }, retry);
  expect(screen.getByRole('alert').textContent).toContain('eos.example did not respond.');
  expect(container.textContent).toContain('no reply');
  expect(container.textContent).not.toContain('Not found');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledOnce();
});

test('without a connection the failure is said once', () => {
  const lost = { ...failure, message: connectionFailed };
  const container = show({ kind: 'failed', failure: lost });
  expect(screen.getByRole('alert').textContent).toContain('eos.example did not respond.');
  expect(container.textContent).not.toContain(connectionFailed);
  expect(container.textContent.match(/eos\.example/g)).toHaveLength(1);
});

test('a refusal is shown as a refusal, not as a missing response', () => {
  const container = show({
    kind: 'failed',
    failure: { ...failure, message: 'Invalid name', refused: true },
  });
  expect(container.textContent).toContain('eos.example refused the request.');
  expect(container.textContent).toContain('Invalid name');
  expect(container.textContent).not.toContain('did not respond');
});

test('a failure of all endpoints is a complete sentence', () => {
  const container = show({ kind: 'failed', failure: { endpoint: null, message: 'none' } });
  expect(container.textContent).toContain('No endpoint responded.');
});

test('a value whose refresh failed stays, and is marked as old', () => {
  const container = show({ kind: 'ready', value: 'seven', failure });
  expect(container.textContent).toContain('seven');
  expect(container.textContent).toContain('Showing the last known data.');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a page keeps its subject as heading where nothing of it could be loaded', () => {
  render(
    inLocale(
      <StateView state={{ kind: 'failed', failure }} heading="alice">
        {() => null}
      </StateView>,
    ),
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('alice');
  expect(screen.getByRole('alert')).toBeTruthy();
});

test('loading is announced and has no text of another state', () => {
  const container = show({ kind: 'loading' });
  expect(screen.getByRole('status', { name: 'Loading…' })).toBeTruthy();
  expect(container.textContent).not.toMatch(/Nothing|Not found/);
});

test('empty and missing say different things', () => {
  expect(show({ kind: 'empty' }).textContent).toBe('Nothing');
  expect(show({ kind: 'missing' }).textContent).toBe('Not found');
});

test.each<Service>(['history', 'hyperion', 'light-api', 'nft-indexer', 'dex', 'backend'])(
  'what needs %s names it',
  (service) => {
    expect(show({ kind: 'unsupported', service }).textContent).toMatch(/Requires .+, which/);
  },
);
