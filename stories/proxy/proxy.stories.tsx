import type { Meta, StoryObj } from '@storybook/react-vite';
import { OwnProxyBanner } from '#src/components/proxy/own-proxy-banner.tsx';
import { ProxyChoices } from '#src/components/proxy/proxy-choices.tsx';
import { ProxyTable } from '#src/components/proxy/proxy-table.tsx';
import { RegisterForm } from '#src/components/proxy/register-form.tsx';
import { SetProxyForm } from '#src/components/proxy/set-proxy-form.tsx';
import { proxyInfoFields, type ProxyInfoTexts } from '#src/chain/actions/proxy-info.ts';
import { parseAsset } from '#src/chain/core/asset.ts';
import { hostile } from '../fixtures/hostile.ts';

const nothing = () => undefined;

const meta = {
  title: 'proxy/ProxyTable',
  component: ProxyTable,
  args: {
    proxies: [
      {
        account: 'wiseproxy111',
        fioAddress: null,
        given: parseAsset('288741.6818 EOS'),
        voters: 3,
        producers: 21,
        info: { name: 'Wise Proxy', website: 'https://wise.example', slogan: 'We read.' },
      },
      {
        account: 'mallory',
        fioAddress: null,
        given: parseAsset('0.0000 EOS'),
        voters: null,
        producers: 0,
        info: { name: hostile.markup, website: 'javascript:alert(1)', slogan: hostile.unbroken },
      },
      {
        account: 'quietproxy11',
        fioAddress: null,
        given: parseAsset('12.0000 EOS'),
        voters: 1,
        producers: 30,
        info: null,
      },
    ],
  },
} satisfies Meta<typeof ProxyTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {};

const form = {
  actor: 'alice',
  initial: 'wiseproxy111',
  pending: false,
  onProxy: nothing,
  existence: () => 'exists' as const,
  isProxy: () => true,
  onSubmit: nothing,
};
export const Choose: Story = { render: () => <SetProxyForm {...form} /> };
/** The account is a proxy, which the chain refuses another one. */
export const OwnProxy: Story = {
  render: () => (
    <div className="space-y-5">
      <OwnProxyBanner />
      <SetProxyForm {...form} disabled />
    </div>
  ),
};
export const ChooseBesideForm: Story = { render: (args) => <ProxyChoices {...args} /> };
export const OnFio: Story = {
  args: { proxies: meta.args.proxies.map((one) => ({ ...one, fioAddress: 'wise@proxies' })) },
};

const words = { account: 'alice', pending: false, onSubmit: nothing };
const unsaid = Object.fromEntries(proxyInfoFields.map((field) => [field, ''])) as ProxyInfoTexts;
export const Register: Story = {
  render: () => <RegisterForm {...words} initial={unsaid} registered={false} />,
};
export const Update: Story = {
  render: () => (
    <RegisterForm
      {...words}
      initial={{ ...unsaid, name: 'Wise Proxy', slogan: 'We read.', philosophy: hostile.mixed }}
      registered
    />
  ),
};
