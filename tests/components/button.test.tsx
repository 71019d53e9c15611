import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Badge } from '#src/components/ui/badge.tsx';
import { Button, buttonStyles } from '#src/components/ui/button.tsx';
import { variants } from '#src/components/ui/variants.ts';

test('a part has one class of each group, the usual ones by default, then its user’s own', () => {
  const styles = variants('part', { size: { big: 'p-4', small: 'p-1' } }, { size: 'big' });
  expect(styles({})).toBe('part p-4');
  expect(styles({ size: undefined })).toBe('part p-4');
  expect(styles({ size: 'small', className: 'mine' })).toBe('part p-1 mine');
});

test('a button is marked for styles of one’s own, and takes classes', () => {
  render(<Button className="mine">Send</Button>);
  const button = screen.getByRole('button', { name: 'Send' });
  expect(button.dataset['slot']).toBe('button');
  expect(button.className).toBe(buttonStyles({ className: 'mine' }));
  render(<Badge className="mine">New</Badge>);
  expect(screen.getByText('New').className).toMatch(/ mine$/);
});

test('a router’s link has the look of a button and stays a link', () => {
  render(
    <Button asChild variant="primary" title="To the form">
      <a href="/send" className="mine">
        Send
      </a>
    </Button>,
  );
  const link = screen.getByRole('link', { name: 'Send' });
  expect(screen.queryByRole('button')).toBeNull();
  expect(link.className).toBe(buttonStyles({ variant: 'primary', className: 'mine' }));
  expect(link).toMatchObject({ title: 'To the form', type: '' });
  expect([link.getAttribute('href'), link.dataset['slot']]).toEqual(['/send', 'button']);
});

test('without one child there is nothing to give the look to', () => {
  expect(() => render(<Button asChild>Send</Button>)).toThrow();
});
