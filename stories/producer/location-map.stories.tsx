import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { LocationMap } from '#src/components/producer/location-map.tsx';
import { hostile } from '../fixtures/hostile.ts';

const locations = [
  { name: 'Rio de Janeiro', latitude: -22.91, longitude: -43.17 },
  { name: 'Zürich', latitude: 47.37, longitude: 8.54 },
  { name: '서울', latitude: 37.57, longitude: 126.98 },
];

const meta = {
  title: 'producer/LocationMap',
  component: LocationMap,
  args: { locations },
} satisfies Meta<typeof LocationMap>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Places: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img')).toHaveAccessibleName(
      /Zürich \(47\.4°, 8\.5°\)/,
    );
  },
};
export const Edges: Story = {
  args: {
    locations: [
      { name: '', latitude: 90, longitude: 180 },
      { name: hostile.unbroken, latitude: -90, longitude: -180 },
    ],
  },
};
