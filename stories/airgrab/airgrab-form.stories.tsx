import type { Meta, StoryObj } from '@storybook/react-vite';
import { AirgrabForm } from '#src/components/airgrab/airgrab-form.tsx';

const symbol = { code: 'POOR', precision: 4 };
const call = { name: 'signup', fields: [{ name: 'owner', type: 'name' }] } as const;
const token = { contract: 'poormantoken', code: 'POOR', symbol, call, grabbed: false };

const meta = {
  title: 'airgrab/AirgrabForm',
  component: AirgrabForm,
  args: {
    airgrabs: [
      token,
      { ...token, contract: 'trybenetwork', code: 'TRYBE', grabbed: true },
      { ...token, contract: 'wizznetwork1', code: 'WIZZ', call: null },
      { ...token, contract: 'ridlridlcoin', code: 'RIDL', symbol: null, call: null, grabbed: null },
    ],
    free: 4_096,
    initial: { tokens: '' },
    onSubmit: () => undefined,
  },
} satisfies Meta<typeof AirgrabForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Chosen: Story = { args: { initial: { tokens: 'poormantoken:POOR' } } };
export const TooLittleRam: Story = {
  args: { initial: { tokens: 'poormantoken:POOR' }, free: 100 },
};
export const Pending: Story = { args: { initial: { tokens: 'poormantoken:POOR' }, pending: true } };
