import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { abiView } from '#src/chain/model/abi/view.ts';
import { AbiLists } from '#src/components/contract/abi-lists.tsx';
import { AbiTypes } from '#src/components/contract/abi-types.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { hostile } from '../fixtures/hostile.ts';
import { everyType } from './abi-fixture.ts';

const nothing = () => undefined;

interface ViewerProps {
  abi: typeof everyType;
  find: string;
  current: string;
}

/** Types, and below them what else an ABI holds. */
function Viewer({ abi, find, current }: ViewerProps) {
  const defined = new Set(
    [...abi.structs, ...abi.variants, ...abi.aliases].map(({ name }) => name),
  );
  const links = {
    isDefined: (type: string) => defined.has(type),
    hrefOf: (type: string) => `#${type}`,
    onVisit: nothing,
  };
  const to = (name: string) => ({ href: `#${name}`, onVisit: nothing });
  return (
    <div className="space-y-4">
      <Section title="Types">
        <AbiTypes abi={abi} find={find} current={current} links={links} />
      </Section>
      <AbiLists abi={abi} links={links} toAction={to} toTable={to} />
    </div>
  );
}

/** What a contract’s ABI has, for those who call it: its types, actions, tables and the rest. */
const meta = {
  title: 'contract/AbiViewer',
  component: Viewer,
  args: { abi: everyType, find: '', current: '' },
} satisfies Meta<typeof Viewer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LookedAt: Story = { args: { current: 'either' } };
export const Filtered: Story = { args: { find: 'eith' } };
export const NothingFound: Story = { args: { find: 'antelope' } };
export const Empty: Story = { args: { abi: abiView(null) } };

/** Names, messages and clauses are anybody's words; types are anybody's claims. */
export const Hostile: Story = {
  args: {
    abi: abiView({
      version: hostile.markup,
      types: [{ new_type_name: 'loop', type: 'loop[]' }],
      structs: [
        { name: '__proto__', base: 'constructor', fields: [{ name: 'toString', type: 'loop' }] },
        { name: hostile.markup, base: hostile.override, fields: [] },
        { name: 'long', base: '', fields: [{ name: 'x', type: `name${'[]'.repeat(5_000)}` }] },
      ],
      variants: [{ name: 'none', types: [] }],
      actions: [{ name: hostile.markup, type: 'constructor' }],
      tables: [{ name: hostile.override, type: '__proto__', key_names: [{}], key_types: 7 }],
      error_messages: [{ error_code: '9', error_msg: hostile.markup }],
      ricardian_clauses: [{ id: hostile.markup, body: '<script>alert(1)</script>'.repeat(2_000) }],
    }),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('script, img')).toBeNull();
  },
};

/** Thousands of definitions come a part at a time. */
export const Huge: Story = {
  args: {
    abi: abiView({
      structs: Array.from({ length: 5_000 }, (_, index) => ({
        name: `struct${index}`,
        base: '',
        fields: [{ name: 'next', type: `struct${index + 1}` }],
      })),
    }),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('*').length).toBeLessThan(4_000);
    await expect(within(canvasElement).getByRole('button', { name: /more/i })).toBeVisible();
  },
};
