import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ErrorBoundary } from '#src/components/ui/error-boundary.tsx';

afterEach(cleanup);

function Faulty(): never {
  throw new Error('fault');
}

it('draws its children', () => {
  render(<ErrorBoundary>alice</ErrorBoundary>);
  expect(screen.getByText('alice')).toBeTruthy();
});

it('offers a reload in place of children that cannot be drawn, and leaves the rest', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    <>
      <p>frame</p>
      <ErrorBoundary>
        <Faulty />
      </ErrorBoundary>
    </>,
  );
  expect(await screen.findByRole('button')).toBeTruthy();
  expect(screen.getByText('frame')).toBeTruthy();
  logged.mockRestore();
});
