import type { Meta, StoryObj } from '@storybook/react-vite';
import { DappTable } from '#src/components/dapp/dapp-table.tsx';
import { publishedDapps } from '#src/chain/services/published-dapps.ts';
import { Time } from '#src/components/ui/time.tsx';
import { ago, day } from '../fixtures/time.ts';

const meta = {
  title: 'dapp/DappTable',
  component: DappTable,
  args: {
    dapps: publishedDapps('telos'),
    code: () => <Time at={ago(400 * day)} />,
  },
} satisfies Meta<typeof DappTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** The state of the code is not loaded yet. */
export const Loading: Story = { args: { code: () => <>–</> } };
export const Gone: Story = {
  args: { code: () => <span className="text-warning">No such account</span> },
};
/** A dApp with sixteen accounts. */
export const Long: Story = { args: { dapps: publishedDapps('eos') } };
