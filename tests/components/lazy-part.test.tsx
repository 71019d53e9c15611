import { render, screen } from '@testing-library/react';
import { type ReactNode, Suspense } from 'react';
import { describe, expect, it } from 'vitest';
import { lazyPart, Nothing } from '#src/components/ui/lazy-part.tsx';
import { inLocale } from './in-locale.tsx';

const gone = () =>
  Promise.reject<never>(new TypeError('Failed to fetch dynamically imported module: /part.js'));

function draw(part: ReactNode) {
  render(
    inLocale(
      <Suspense fallback="loading">
        <p>The form</p>
        {part}
      </Suspense>,
    ),
  );
}

describe('a part whose code is loaded when it is drawn', () => {
  it('is drawn with its properties', async () => {
    const Part = lazyPart(async () => ({ name }: { name: string }) => <p>{`Part of ${name}`}</p>);
    draw(<Part name="alice" />);
    expect(await screen.findByText('Part of alice')).toBeTruthy();
  });

  it('says in its place that its code could not be loaded, and leaves the rest', async () => {
    const Part = lazyPart<object>(gone);
    draw(<Part />);
    expect((await screen.findByRole('status')).textContent).toContain(
      'This part could not be loaded.',
    );
    expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy();
    expect(screen.getByText('The form')).toBeTruthy();
  });

  it('is left out if the screen can do without it', async () => {
    const Part = lazyPart<object>(gone, Nothing);
    draw(<Part />);
    expect(await screen.findByText('The form')).toBeTruthy();
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('is replaced by what draws the same without its code', async () => {
    const Part = lazyPart<{ children: ReactNode }>(gone, ({ children }) => children);
    draw(<Part>The fields</Part>);
    expect(await screen.findByText('The fields', { exact: false })).toBeTruthy();
  });
});
