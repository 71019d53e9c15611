import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { moveBetweenTiles, placeAfterKey } from '#src/components/nft/tile-keys.ts';

const rows = { count: 8, columns: 3, rtl: false };

describe('a gallery’s keys', () => {
  it('move sideways by one, up and down by a row, and to both ends', () => {
    expect(placeAfterKey('ArrowRight', 1, rows)).toBe(2);
    expect(placeAfterKey('ArrowLeft', 1, rows)).toBe(0);
    expect(placeAfterKey('ArrowDown', 1, rows)).toBe(4);
    expect(placeAfterKey('ArrowUp', 4, rows)).toBe(1);
    expect(placeAfterKey('Home', 4, rows)).toBe(0);
    expect(placeAfterKey('End', 4, rows)).toBe(7);
  });

  it('are mirrored from right to left', () => {
    expect(placeAfterKey('ArrowRight', 1, { ...rows, rtl: true })).toBe(0);
    expect(placeAfterKey('ArrowLeft', 1, { ...rows, rtl: true })).toBe(2);
    expect(placeAfterKey('ArrowDown', 1, { ...rows, rtl: true })).toBe(4);
  });

  it('do nothing at the edges, nor do other keys', () => {
    for (const [key, at] of [
      ['ArrowLeft', 0],
      ['ArrowRight', 7],
      ['ArrowUp', 2],
      ['ArrowDown', 5],
      ['Enter', 1],
      ['toString', 1],
    ] as const)
      expect(placeAfterKey(key, at, rows)).toBeNull();
  });

  it('move the focus between links, and leave other controls alone', async () => {
    render(
      <ul aria-label="tiles">
        <li>
          <a data-tile href="/a" onKeyDown={moveBetweenTiles}>
            a
          </a>
          <button>load</button>
        </li>
        <li>
          <a data-tile href="/b" onKeyDown={moveBetweenTiles}>
            b
          </a>
        </li>
      </ul>,
    );
    screen.getByRole('link', { name: 'a' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'b' }));
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'b' }));
    screen.getByRole('button').focus();
    await userEvent.keyboard('{Home}');
    expect(document.activeElement).toBe(screen.getByRole('button'));
  });
});
