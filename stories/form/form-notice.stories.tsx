import type { Meta, StoryObj } from '@storybook/react-vite';
import { FormNotice } from '#src/components/form/form-notice.tsx';

const meta = {
  title: 'form/FormNotice',
  component: FormNotice,
  args: {
    title: 'Vote first',
    text: 'Lending asks for votes for 21 producers, or for a proxy.',
    link: { label: 'Vote', path: '/vote' },
  },
} satisfies Meta<typeof FormNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
