import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { parseAsset } from '#src/chain/core/asset.ts';
import type { FioProxy } from '#src/chain/model/fio/fio-payee.ts';
import { FioProxyForm } from '#src/components/fio/fio-proxy-form.tsx';
import { FioVoter } from '#src/components/fio/fio-voter.tsx';

const addresses = [
  { name: 'carol@pronghorn', bundledLeft: 98 },
  { name: 'spent@pronghorn', bundledLeft: 0 },
];
const proxies: Readonly<Record<string, FioProxy>> = {
  'wise@pronghorn': { kind: 'proxy', owner: 'azudosn5pujl' },
  'bob@edge': { kind: 'not-a-proxy', owner: 'piymy2krqddi' },
  'me@edge': { kind: 'proxy', owner: 'ots5vplclrfi' },
  'nobody@edge': { kind: 'nobody', owner: null },
};

const meta = {
  title: 'fio/FioVoter',
  component: FioVoter,
  args: {
    addresses,
    address: addresses[0]!,
    proxy: null,
    onAddress: fn(),
    balance: parseAsset('309975.938600000 FIO'),
    fee: parseAsset('0.600000000 FIO'),
  },
} satisfies Meta<typeof FioVoter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Free: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByText('Maximum fee')).toBeNull();
    await userEvent.selectOptions(canvas.getByLabelText('Voting address'), 'spent@pronghorn');
    await expect(args.onAddress).toHaveBeenCalledWith('spent@pronghorn');
  },
};
export const WithAFee: Story = { args: { address: addresses[1]! } };
export const WithoutAnAddress: Story = { args: { addresses: [], address: null } };
export const ThroughAProxy: Story = { args: { proxy: 'azudosn5pujl' } };
export const RTL: Story = { args: { address: null }, globals: { locale: 'ar' } };

const onProxy = fn();
const proxyForm = (address: string, sentence: RegExp | null): Story => ({
  render: () => (
    <FioProxyForm
      voter="ots5vplclrfi"
      findProxy={(typed) => Promise.resolve(proxies[typed] ?? null)}
      pending={false}
      onSubmit={onProxy}
    />
  ),
  play: async ({ canvas }) => {
    onProxy.mockClear();
    await userEvent.type(canvas.getByLabelText('Proxy address'), address);
    await userEvent.click(canvas.getByRole('button', { name: 'Vote via this proxy' }));
    if (sentence) await expect(await canvas.findByText(sentence)).toBeVisible();
    await expect(onProxy).toHaveBeenCalledTimes(sentence ? 0 : 1);
  },
});

export const Proxy = proxyForm('wise@pronghorn', null);
export const NotAnAddress = proxyForm('wise', /Enter an address/);
export const NotAProxy = proxyForm('bob@edge', /not registered as a proxy/);
export const OwnProxy = proxyForm('me@edge', /your own/);
export const UnknownProxy = proxyForm('nobody@edge', /No FIO address or account/);
export const ProxyNoResponse = proxyForm('silent@edge', /no node responded/);
