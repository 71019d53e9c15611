import type { Meta, StoryObj } from '@storybook/react-vite';
import { NftPicture } from '#src/components/nft/nft-picture.tsx';

const square =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"%3E%3Crect width="1" height="1" fill="%23a13e00"/%3E%3C/svg%3E';

const meta = {
  title: 'nft/NftPicture',
  component: NftPicture,
  args: { source: null, blank: 'No picture' },
  decorators: [
    (Story) => (
      <div className="w-40">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof NftPicture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
/** Only http and https are loaded. */
export const Blocked: Story = { args: { source: square } };
