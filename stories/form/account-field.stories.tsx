import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AccountField } from '#src/components/form/account-field.tsx';
import { KnownNames } from '#src/components/form/known-names.ts';
import { hostile } from '../fixtures/hostile.ts';

const known = {
  names: [
    { name: 'carol', nickname: 'Carol from work' },
    { name: 'mybank111111', nickname: '' },
  ],
  like: (name: string) => (name === 'mybank11l111' ? 'mybank111111' : null),
};

const meta = {
  title: 'form/AccountField',
  component: AccountField,
  args: { label: 'To', value: 'bob', readOnly: false, onChange: () => undefined },
} satisfies Meta<typeof AccountField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { value: '' } };
export const Unchecked: Story = { args: { existence: null } };
export const Checking: Story = {
  args: { existence: 'checking' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Checking…')).toBeVisible();
  },
};
export const Found: Story = {
  args: { existence: 'exists' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Found')).toBeVisible();
  },
};
export const Missing: Story = {
  args: { value: 'nosuchname12', existence: 'missing' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not found')).toBeVisible();
  },
};
export const NotChecked: Story = { args: { existence: 'unknown' } };
/** The problem is shown once, not again at the field. */
export const Refused: Story = {
  args: { value: 'nosuchname12', existence: 'missing', error: 'Account not found!' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('To')).toBeInvalid();
    await expect(canvas.getByRole('alert')).toHaveTextContent('Account not found!');
    await expect(canvas.queryByText('Not found')).toBeNull();
  },
};
/** A pasted name with capitals or a dot at its end. */
export const Miswritten: Story = {
  render: function Typed(args) {
    const [value, setValue] = useState('Alice.');
    return (
      <AccountField {...args} value={value} onChange={({ target }) => setValue(target.value)} />
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use alice' }));
    await expect(canvas.getByLabelText('To')).toHaveValue('alice');
    await expect(canvas.queryByRole('button')).toBeNull();
    // Spaces are no part of the name, and cut nothing off its end.
    await userEvent.clear(canvas.getByLabelText('To'));
    await userEvent.type(canvas.getByLabelText('To'), '   Twelvechars1 ');
    await userEvent.click(canvas.getByRole('button', { name: 'Use twelvechars1' }));
    await expect(canvas.getByLabelText('To')).toHaveValue('twelvechars1');
  },
};
export const Suggesting: Story = {
  args: { value: '', suggestions: ['carol', 'wiseproxy111'] },
  play: async ({ canvas }) => {
    const list = canvas.getByLabelText<HTMLInputElement>('To').list;
    await expect([...(list?.options ?? [])].map(({ value }) => value)).toEqual([
      'carol',
      'wiseproxy111',
    ]);
  },
};
/** The visitor's own name for it. */
export const Known: Story = {
  args: { value: 'carol', suggestions: ['alice'] },
  render: (args) => (
    <KnownNames value={known}>
      <AccountField {...args} />
    </KnownNames>
  ),
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText<HTMLInputElement>('To');
    await expect(field).toHaveAccessibleDescription(/Carol from work/);
    const options = [...(field.list?.options ?? [])];
    await expect(options.map(({ value }) => value)).toEqual(['alice', 'carol', 'mybank111111']);
    await expect(options[1]?.label).toBe('Carol from work');
  },
};
/** One letter apart from an account that the visitor knows. */
export const Resembling: Story = {
  args: { value: 'mybank11l111', existence: 'exists', hint: 'Who gets it.' },
  render: Known.render!,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Not mybank111111');
  },
};
export const ForAnother: Story = { args: { hint: 'The account that may use it.' } };
export const Hostile: Story = { args: { value: hostile.markup, existence: 'unknown' } };
export const Dark: Story = { args: { existence: 'exists' }, globals: { theme: 'dark' } };
export const RTL: Story = { args: { existence: 'exists' }, globals: { locale: 'ar' } };
