import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { verdictOf } from '#src/chain/model/signing/verdict.ts';
import { FormPreview } from '#src/components/signing/form-preview.tsx';
import type { AccountView } from '#src/chain/model/account/account.ts';
import { previewChecks } from '#src/chain/model/signing/preview-checks.ts';
import type { SigningPreview } from '#src/chain/model/signing/signing-preview.ts';
import {
  currentBalances,
  payment,
  plain,
  risksPending,
  risksUnchecked,
} from '../fixtures/signing.ts';
import { timedOut } from '../fixtures/failures.ts';

const node = 'https://node.example';

const account = {
  name: 'alice',
  cpu: { used: 1_200, available: 8_800, max: 10_000 },
  net: { used: 400, available: 8_600, max: 9_000 },
  ram: { used: 2_900, quota: 8_000 },
};

const billed: Pick<AccountView, 'name' | 'cpu' | 'net' | 'ram'> | null = account;

const checksOf = (preview: SigningPreview | null) =>
  previewChecks(preview, {
    existence: () => 'exists',
    tokenContract: 'eosio.token',
    coreSymbol: { code: 'EOS', precision: 4 },
  });

const meta = {
  title: 'signing/FormPreview',
  component: FormPreview,
  args: {
    preview: plain,
    updating: false,
    failure: null,
    onRetry: fn(),
    currentBalances,
    checks: checksOf(plain),
    account: billed,
    system: 'eosio',
    tokenContract: 'eosio.token',
  },
} satisfies Meta<typeof FormPreview>;

export default meta;
type Story = StoryObj<typeof meta>;

export const APayment: Story = {
  async play({ canvas }) {
    await expect(await canvas.findByText('82,625')).toBeVisible();
    await expect(canvas.getByText('Dry run succeeded')).toBeVisible();
    await expect(canvas.getByText('+136 Bytes')).toBeVisible();
    await expect(canvas.getByText('Enough left')).toBeVisible();
  },
};

/** What does not change has no sign. */
export const NothingStored: Story = {
  args: {
    preview: {
      ...plain,
      dryRun: { kind: 'done', endpoint: node, cpu: 245, net: 136, ram: [], actions: [] },
    },
  },
  async play({ canvas }) {
    await expect(canvas.getByText('+136 Bytes')).toBeVisible();
    await expect(canvas.getByText('0 Bytes')).toBeVisible();
  },
};

export const Blank: Story = {
  args: { preview: null, currentBalances: null, checks: checksOf(null) },
  async play({ canvas }) {
    await expect(canvas.getByText('Complete the form to see its effects.')).toBeVisible();
  },
};

export const Building: Story = {
  args: {
    preview: null,
    updating: true,
    currentBalances: null,
    account: null,
    checks: checksOf(null),
  },
};

const waiting: SigningPreview = { ...plain, verdict: verdictOf([], [risksPending]), dryRun: null };

/** The bytes are decoded; the nodes have not responded yet. */
export const Waiting: Story = {
  args: { preview: waiting, currentBalances: null, checks: checksOf(waiting) },
  async play({ canvas }) {
    await expect(canvas.queryByText('No receiver looks like a name you know')).toBeNull();
    await expect(canvas.queryByText('Dry run succeeded')).toBeNull();
    await expect(canvas.getAllByText('–')).toHaveLength(3);
  },
};

export const Updating: Story = { args: { updating: true } };

const warned: SigningPreview = {
  ...plain,
  verdict: verdictOf([
    { rule: 'look-alike', name: 'bob', like: 'b0b' },
    { rule: 'first-transfer', to: 'bob' },
  ]),
};

export const Warned: Story = {
  args: { preview: warned, checks: checksOf(warned) },
  async play({ canvas }) {
    await expect(canvas.getByText(/bob looks like b0b/)).toBeVisible();
    await expect(canvas.queryByText('No receiver looks like a name you know')).toBeNull();
  },
};

const unchecked: SigningPreview = {
  ...plain,
  verdict: verdictOf([], [risksUnchecked]),
  dryRun: { kind: 'unknown' },
};

/** Checks failed: no good news is made of it. */
export const Unchecked: Story = {
  args: { preview: unchecked, checks: checksOf(unchecked), currentBalances: new Map() },
  async play({ canvas }) {
    await expect(canvas.getByText('Some risks could not be checked')).toBeVisible();
    await expect(canvas.queryByText('No receiver looks like a name you know')).toBeNull();
  },
};

const refused: SigningPreview = {
  ...plain,
  dryRun: { kind: 'refused', endpoint: 'https://node.example', message: 'overdrawn balance' },
};

export const Refused: Story = {
  args: { preview: refused, checks: checksOf(refused) },
  async play({ canvas }) {
    await expect(canvas.getByText('Dry run failed:')).toBeVisible();
    await expect(canvas.getByText('overdrawn balance')).toBeVisible();
  },
};

export const TooLittleCpu: Story = {
  args: { account: { ...account, cpu: { used: 9_900, available: 100, max: 10_000 } } },
  async play({ canvas }) {
    await expect(canvas.getByText('Too little CPU')).toBeVisible();
  },
};

export const Failed: Story = {
  args: {
    preview: null,
    failure: { message: timedOut, source: 'node.example' },
    checks: checksOf(null),
  },
  async play({ canvas, args, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Check again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

const many: SigningPreview = {
  ...plain,
  actions: Array.from({ length: 8 }, () => payment),
};

export const ManyActions: Story = { args: { preview: many, checks: checksOf(many) } };
