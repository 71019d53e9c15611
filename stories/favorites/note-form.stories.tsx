import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { NoteForm } from '#src/components/favorites/note-form.tsx';

const meta = {
  title: 'favorites/NoteForm',
  component: NoteForm,
  args: { name: 'bob', nickname: '', note: '', onSave: fn(), onCancel: fn() },
} satisfies Meta<typeof NoteForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Your name for bob'), ' Bobby ');
    await userEvent.type(canvas.getByLabelText('Note on bob'), 'rent{enter}');
    await expect(args.onSave).toHaveBeenCalledWith({ nickname: 'Bobby', note: 'rent' });
  },
};
export const Filled: Story = { args: { nickname: 'Bobby', note: 'rent, on the first' } };
