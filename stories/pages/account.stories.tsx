import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import type { AccountView } from '#src/chain/model/account/account.ts';
import { AccountHeader } from '#src/components/account/account-header.tsx';
import { PermissionTree } from '#src/components/permission/permission-tree.tsx';
import { TokenTable } from '#src/components/account/token-table.tsx';
import { ActionTable } from '#src/components/action/action-table.tsx';
import { NoticeRow } from '#src/components/ui/rows/notice-row.tsx';
import { LoadMore } from '#src/components/ui/rows/load-more.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { TabLinks } from '#src/components/ui/tab-links.tsx';
import { alice, exhausted, permissions, tokens } from '../fixtures/accounts.ts';
import { history } from '../fixtures/actions.ts';
import { Frame } from './frame.tsx';

const tabs = [
  { key: 'account', label: 'Account', href: '?' },
  { key: 'actions', label: 'Transactions', href: '?tab=actions' },
  { key: 'permissions', label: 'Permissions', href: '?tab=permissions' },
  { key: 'votes', label: 'Votes and Proxy', href: '?tab=votes' },
];

function Page({ account }: { account: AccountView }) {
  return (
    <Frame>
      <AccountHeader account={account} />
      <TabLinks label="Account sections" tabs={tabs} current="account" />
      <div className="grid grid-cols-1 gap-x-10 gap-y-8 tablet:grid-cols-[minmax(0,1fr)_20rem]">
        <Section title="Latest actions">
          <NoticeRow count={3} text="3 new actions – show" onShow={fn()} />
          <ActionTable rows={history} of="alice" />
          <LoadMore onMore={fn()} />
        </Section>
        <div className="space-y-8">
          <Section title="Tokens" note={tokens.length}>
            <TokenTable tokens={tokens} prices={null} />
          </Section>
          <Section title="Permissions">
            <PermissionTree permissions={permissions} />
          </Section>
        </div>
      </div>
    </Frame>
  );
}

/** The page of an account, as its components stand together. */
const meta = {
  title: 'pages/Account',
  component: Page,
  args: { account: alice },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OutOfCpu: Story = { args: { account: exhausted }, globals: { chain: 'wax' } };
