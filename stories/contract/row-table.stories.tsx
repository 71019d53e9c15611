import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { RowTable } from '#src/components/contract/row-table.tsx';
import { Section } from '#src/components/ui/section.tsx';

const fields = [
  { name: 'owner', type: 'name' },
  { name: 'held', type: 'asset' },
  { name: 'trx_id', type: 'checksum256' },
  { name: 'since', type: 'time_point_sec' },
  { name: 'tags', type: 'string[]' },
  { name: 'note', type: 'string' },
];

const row = {
  owner: 'alice',
  held: '1200.5000 EOS',
  trx_id: 'a4f741cee5cd80d1cd71b8fe2d26eaaa3fb15f4bab948ab0d3307fe060376ed6',
  since: '2026-01-01T00:00:00',
  tags: ['first', 'second'],
  note: 'a note',
};

const deep = Array.from({ length: 2_000 }).reduce<unknown>((inner) => ({ inner }), 'bottom');

const meta = {
  title: 'contract/RowTable',
  component: RowTable,
  args: { caption: 'Rows', fields, rows: [row, { ...row, owner: 'bob', tags: [] }], payers: false },
  decorators: [
    (Story) => (
      <Section title="held">
        <Story />
      </Section>
    ),
  ],
} satisfies Meta<typeof RowTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Payers: Story = { args: { payers: true, rows: [{ data: row, payer: 'carol' }] } };

/** Only the rows near what is seen are in the page, and columns keep their widths. */
export const Thousand: Story = {
  args: {
    rows: Array.from({ length: 1_000 }, (_, index) => ({
      ...row,
      held: `${String(index)}.0000 EOS`,
      note: index === 700 ? 'the longest note of all' : `note ${String(index)}`,
    })),
  },
  play: async ({ canvas, canvasElement }) => {
    const box = canvas.getByRole('table').parentElement!;
    const drawn = () => [...canvasElement.querySelectorAll<HTMLElement>('tr[data-index]')];
    const isDrawn = (note: string) => drawn().some((tr) => tr.textContent.endsWith(note));
    await waitFor(() => expect(isDrawn('note 0')).toBe(true));
    await expect(canvasElement.querySelectorAll('tbody tr').length).toBeLessThan(80);
    const widths = () => [...canvasElement.querySelectorAll('th')].map((th) => th.offsetWidth);
    const before = widths();
    await waitFor(() => {
      box.scrollTop = box.scrollHeight;
      return expect(isDrawn('note 999')).toBe(true);
    });
    await expect(widths()).toEqual(before);
    await expect(isDrawn('note 0')).toBe(false);
  },
};

/** A row of 200 kB, one without a depth limit, one in hex, one that is not as its struct. */
export const Hostile: Story = {
  args: {
    rows: [
      { ...row, note: '<img src=x onerror=alert(1)>'.repeat(7_500) },
      { ...row, tags: deep, note: '\u202Egnp.exe' },
      'deadbeef',
      { owner: 7, held: 'much', trx_id: null, since: 'soon', other: [1] },
    ],
  },
};
