import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { ActionView } from '#src/chain/model/action/action.ts';
import { verdictOf } from '#src/chain/model/signing/verdict.ts';
import { FreeCpuSwitch } from '#src/components/wallet/free-cpu-switch.tsx';
import { SigningPreview } from '#src/components/signing/signing-preview.tsx';
import { EOS, payment, currentBalances, plain, risksPending } from '../fixtures/signing.ts';
import { settled } from './settled.ts';

const key = 'EOS6MRyAjQq8ud7hVNYcfnVPJqcVpscN5So8BhtHuGYqET5GDW5CV';
const meta = {
  title: 'signing/SigningPreview',
  component: SigningPreview,
  args: {
    preview: plain,
    currentBalances,
    system: 'eosio',
    tokenContract: 'eosio.token',
    onSign: fn(),
    onCancel: fn(),
    onRecheck: fn(),
  },
  decorators: [
    (Story) => (
      <div className="max-w-search bg-surface p-5">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SigningPreview>;

export default meta;
type Story = StoryObj<typeof meta>;

export const APayment: Story = {
  async play({ canvas, args, userEvent }) {
    await expect(canvas.getByText('Your account pays CPU and NET.')).toBeVisible();
    await userEvent.click(await settled(canvas.getByRole('button', { name: 'Sign' })));
    await expect(args.onSign).toHaveBeenCalledOnce();
  },
};

export const WhileItIsLookedAt: Story = {
  args: { preview: { ...plain, verdict: verdictOf([], [risksPending]), dryRun: null } },
  async play({ canvas }) {
    await expect(canvas.getByRole('button', { name: 'Sign' })).toHaveAttribute('aria-disabled');
  },
};

const differences = [
  { kind: 'balance', of: 'alice EOS', first: '100.0000 EOS', second: '1.0000 EOS' },
] as const;

export const NodesDiffer: Story = {
  args: {
    preview: {
      ...plain,
      agreement: {
        kind: 'differ',
        nodes: ['https://one.example', 'https://two.example'],
        differences,
        agreeing: [],
      },
      verdict: verdictOf([], [{ kind: 'differing', differences }]),
    },
  },
  async play({ canvas, userEvent }) {
    const button = canvas.getByRole('button', { name: 'Sign' });
    await expect(canvas.getByText('1.0000 EOS')).toBeVisible();
    await expect(button).toHaveAttribute('aria-disabled');
    await userEvent.click(canvas.getByRole('checkbox', { name: /nodes report different figures/ }));
    await expect(button).not.toHaveAttribute('aria-disabled');
  },
};

export const RunsLater: Story = {
  args: { preview: { ...plain, delaySeconds: 3_600 } },
  async play({ canvas }) {
    await expect(canvas.getByText('Delay').parentElement).toHaveTextContent('1 h');
  },
};

export const WithDangers: Story = {
  args: {
    preview: {
      ...plain,
      verdict: verdictOf([
        { rule: 'look-alike', name: 'b1nancecleos', like: 'binancecleos' },
        { rule: 'foreign-token', symbol: 'EOS', contract: 'eosiotoken11', known: 'eosio.token' },
        { rule: 'first-transfer', to: 'b1nancecleos' },
        { rule: 'memo-link', to: 'b1nancecleos' },
      ]),
    },
  },
  async play({ canvas, args, userEvent }) {
    await expect(canvas.getByRole('button', { name: 'Sign' })).toHaveAttribute('aria-disabled');
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(await settled(canvas.getByRole('button', { name: 'Sign' })));
    await expect(args.onSign).toHaveBeenCalledOnce();
  },
};

export const WithRightsGiven: Story = {
  args: {
    preview: {
      ...plain,
      verdict: verdictOf([
        { rule: 'producer-key', account: 'alice', key },
        { rule: 'rights-given', receiver: 'mallory', of: 'cats' },
        { rule: 'privileged', account: 'mallory' },
        {
          rule: 'look-alike',
          name: '0x529084ffffffffffffffffffffffffffffff9ee7',
          like: '0x52908400098527886e0f7030069857d2e4169ee7',
        },
        { rule: 'first-memo', to: 'eosio.evm' },
        { rule: 'first-address', address: key },
      ]),
    },
  },
  async play({ canvas }) {
    const warnings = canvas.getByRole('list', { name: 'Warnings' });
    await expect(warnings).toHaveTextContent(
      `${key} would sign blocks, or vote on them, for alice`,
    );
    await expect(warnings).toHaveTextContent('mallory gets rights over cats');
    await expect(warnings).toHaveTextContent('eosio.evm passes this on to whom the memo names');
    await expect(warnings.scrollWidth).toBeLessThanOrEqual(warnings.clientWidth);
  },
};

const locking: ActionView = {
  account: 'eosio',
  name: 'updateauth',
  authorization: [{ actor: 'alice', permission: 'owner' }],
  data: {
    account: 'alice',
    permission: 'active',
    parent: 'owner',
    auth: { threshold: 2, keys: [{ key, weight: 1 }], accounts: [], waits: [] },
  },
  hexData: null,
};

export const ALockOut: Story = {
  args: {
    preview: {
      ...plain,
      actions: [locking],
      balances: [],
      permissionChanges: [
        {
          account: 'alice',
          permission: 'active',
          before: {
            threshold: 1,
            keys: [{ key, weight: 1 }],
            accounts: [{ actor: 'carol', permission: 'active', weight: 1 }],
            waits: [],
          },
          after: { threshold: 2, keys: [{ key, weight: 1 }], accounts: [], waits: [] },
        },
      ],
      verdict: verdictOf([
        {
          rule: 'unsatisfiable',
          account: 'alice',
          permission: 'active',
          reason: 'too-little-weight',
        },
        { rule: 'owner-permission', actor: 'alice' },
      ]),
    },
  },
  async play({ canvas, args, userEvent }) {
    const sign = canvas.getByRole('button', { name: 'Sign' });
    const field = canvas.getByRole('textbox', { name: /Type alice/ });
    await userEvent.type(field, 'alic');
    await expect(sign).toHaveAttribute('aria-disabled');
    await userEvent.type(field, 'e');
    await userEvent.click(await settled(sign));
    await expect(args.onSign).toHaveBeenCalledOnce();
  },
};

const refusal = {
  kind: 'refused',
  endpoint: 'https://node.example',
  message: 'assertion failure with message: overdrawn balance',
} as const;

export const WouldFail: Story = {
  args: {
    preview: {
      ...plain,
      balances: [],
      dryRun: refusal,
      verdict: verdictOf([], [refusal]),
    },
  },
  async play({ canvas, args, userEvent }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent('the dry run on node.example failed');
    const [sure, sign] = canvas.getAllByRole('button', { name: /^(Sign|Cancel)$/ });
    await expect(sure).toHaveTextContent('Cancel');
    await userEvent.click(await settled(sign!));
    await expect(args.onSign).not.toHaveBeenCalled();
    const mark = canvas.getByRole('checkbox', { name: /although the dry run failed/ });
    await expect(mark).toHaveFocus();
    await userEvent.click(mark);
    await userEvent.click(sign!);
    await expect(args.onSign).toHaveBeenCalledOnce();
  },
};

export const OtherAssets: Story = {
  args: {
    preview: {
      ...plain,
      values: {
        changes: [
          { kind: 'staked', holder: 'mallory', amount: { units: 30_000n, symbol: EOS } },
          { kind: 'liquid', holder: 'carol', amount: { units: -9n, symbol: EOS }, atMost: true },
          { kind: 'ram', holder: 'alice', bytes: -4096n },
          { kind: 'nft', holder: 'bob', contract: 'atomicassets', ids: ['1', '2'], gains: true },
        ],
        uncounted: ['dice::roll'],
        unpaid: [],
      },
      verdict: verdictOf([{ rule: 'stake-given', receiver: 'mallory' }]),
    },
  },
  async play({ canvas }) {
    await expect(canvas.getByText(/belongs to mallory/)).toBeVisible();
    await expect(canvas.getByText('staked').closest('li')).toHaveTextContent('+3.0000 EOS');
    await expect(canvas.getByText('liquid at most').closest('li')).toHaveTextContent('−0.0009 EOS');
    await expect(canvas.getByText('#1, #2').closest('li')).toHaveTextContent('+2 NFTs #1, #2');
    await expect(canvas.getByText(/Effect on assets unknown:/)).toHaveTextContent('dice::roll');
  },
};

export const CostUnknown: Story = { args: { preview: { ...plain, dryRun: { kind: 'unknown' } } } };

export const UnreadableData: Story = {
  args: {
    preview: {
      ...plain,
      balances: [],
      actions: [
        { ...payment, account: 'mystery', name: 'doit', data: null, hexData: '00a1b2c3d4e5' },
      ],
      verdict: verdictOf([
        { rule: 'unreadable', contract: 'mystery', name: 'doit', account: 'alice' },
        { rule: 'unknown-contract', contract: 'mystery' },
      ]),
    },
  },
  async play({ canvas, args, userEvent }) {
    await expect(canvas.getByRole('list', { name: 'Warnings' })).toHaveTextContent(
      'Its effect is unknown',
    );
    const sign = canvas.getByRole('button', { name: 'Sign' });
    await expect(sign).toHaveAttribute('aria-disabled');
    await userEvent.type(canvas.getByRole('textbox', { name: /Type alice/ }), 'alice');
    await userEvent.click(await settled(sign));
    await expect(args.onSign).toHaveBeenCalledOnce();
  },
};

const gift: ActionView = {
  account: 'cputoken1111',
  name: 'transfer',
  authorization: [{ actor: 'freecpu11111', permission: 'payforcpu' }],
  data: { from: 'freecpu11111', to: 'alice', quantity: '1.0 CPU', memo: '' },
  hexData: null,
};

export const AnotherPaysTheCpu: Story = {
  args: {
    preview: { ...plain, payer: 'freecpu11111', actions: [gift, payment] },
    choices: <FreeCpuSwitch on left={3} most={5} onChange={fn()} />,
  },
  async play({ canvas }) {
    await expect(canvas.getByText(/^freecpu11111 pays CPU and NET/)).toBeVisible();
    await expect(canvas.getByRole('switch')).toBeChecked();
  },
};
