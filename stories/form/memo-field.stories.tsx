import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MemoField } from '#src/components/form/memo-field.tsx';
import { hostile } from '../fixtures/hostile.ts';

const meta = {
  title: 'form/MemoField',
  component: MemoField,
  args: { value: '', onChange: () => undefined },
} satisfies Meta<typeof MemoField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const ForAnExchange: Story = {
  args: { exchange: 'bigexchange1' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Memo')).toHaveAccessibleDescription(
      /bigexchange1 is an exchange/,
    );
  },
};
export const OneOfMany: Story = {
  args: { isShort: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/often required/)).toBeNull();
  },
};
export const OneOfManyForAnExchange: Story = { args: { isShort: true, exchange: 'bigexchange1' } };
export const TooLong: Story = {
  args: { value: 'é'.repeat(150), error: '300 bytes. The limit is 256.' },
};
export const Hostile: Story = { args: { value: hostile.markup } };
export const Dark: Story = { args: { exchange: 'bigexchange1' }, globals: { theme: 'dark' } };
export const RTL: Story = { args: { exchange: 'bigexchange1' }, globals: { locale: 'ar' } };
