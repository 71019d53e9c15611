import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { NewVersionBanner } from '#src/components/offline/new-version-banner.tsx';
import { OfflineBanner } from '#src/components/offline/offline-banner.tsx';

/** And some seconds: the page's clock may be a little behind. */
const minutes = (count: number) => Date.now() - count * 60_000 - 20_000;
const onReload = fn();
const onDismiss = fn();

const meta = {
  title: 'offline/Notices',
  component: OfflineBanner,
  args: {
    since: minutes(1),
    cachedAt: null,
    missing: false,
    openedOffline: false,
    online: false,
    onReload,
    onDismiss,
  },
} satisfies Meta<typeof OfflineBanner>;

export default meta;

type Story = StoryObj<typeof meta>;

export const ConnectionLost: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Connection lost: 1 minute ago');
  },
};

export const OpenedWithKeptData: Story = {
  args: { openedOffline: true, cachedAt: minutes(12) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Oldest: 12 minutes ago');
  },
};

export const OpenedWithPartOfItsData: Story = {
  args: { openedOffline: true, cachedAt: minutes(12), missing: true },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Only some data of this page');
  },
};

export const OpenedWithoutData: Story = {
  args: { openedOffline: true },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('No data for this page is stored on this device');
  },
};

export const OnlineAgain: Story = {
  args: { openedOffline: true, cachedAt: minutes(12), online: true },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Oldest: 12 minutes ago');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Reload' }));
    await expect(onReload).toHaveBeenCalledOnce();
  },
};

export const NewVersion: Story = {
  render: () => <NewVersionBanner onReload={onReload} onDismiss={onDismiss} />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Reload' }));
    await expect(onReload).toHaveBeenCalledOnce();
  },
};
