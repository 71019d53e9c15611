import type { ReactElement, RefCallback } from 'react';
import { eosioAccounts } from '#src/chain/config/system-accounts.ts';
import { parseAsset } from '#src/chain/core/asset.ts';
import { tokenFlow } from '#src/chain/model/transaction/token-flow.ts';
import { AccountHeader } from '#src/components/account/account-header.tsx';
import { ResourceBars } from '#src/components/account/resource-bars.tsx';
import { TokenTable } from '#src/components/account/token-table.tsx';
import { ActionSummary } from '#src/components/action/action-summary.tsx';
import { ActionTable } from '#src/components/action/action-table.tsx';
import { ActionTree } from '#src/components/action/action-tree.tsx';
import { BlockHeader } from '#src/components/block/block-header.tsx';
import { PermissionTree } from '#src/components/permission/permission-tree.tsx';
import { ProducersTable } from '#src/components/producer/producers-table.tsx';
import { RoundDial } from '#src/components/round/round-dial.tsx';
import { TokenName } from '#src/components/token/token-name.tsx';
import { TokenFlow } from '#src/components/transaction/flow/flow.tsx';
import { TransactionHeader } from '#src/components/transaction/transaction-header.tsx';
import { Amount } from '#src/components/ui/amount.tsx';
import { Badge } from '#src/components/ui/badge.tsx';
import { Banner } from '#src/components/ui/banner.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { CopyButton } from '#src/components/ui/copy-button.tsx';
import { Dialog } from '#src/components/ui/dialog.tsx';
import {
  AccountLink,
  BlockLink,
  KeyLink,
  NftLink,
  TransactionLink,
} from '#src/components/ui/entity-link.tsx';
import { Checkbox } from '#src/components/ui/fields/checkbox.tsx';
import { SelectField } from '#src/components/ui/fields/select-field.tsx';
import { TextArea } from '#src/components/ui/fields/text-area.tsx';
import { TextField } from '#src/components/ui/fields/text-field.tsx';
import { Toggle } from '#src/components/ui/fields/toggle.tsx';
import { Hash } from '#src/components/ui/hash.tsx';
import { Identicon } from '#src/components/ui/identicon.tsx';
import { KeyValueList } from '#src/components/ui/key-value-list.tsx';
import { Meter } from '#src/components/ui/meter.tsx';
import { DataTable } from '#src/components/ui/rows/data-table.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { Quoted } from '#src/components/ui/text/quoted.tsx';
import { Time } from '#src/components/ui/time.tsx';
import { chainAt, createClient } from '#src/library/chain.ts';
import {
  AccountCard,
  LatestActions,
  LoadStateView,
  SearchBox,
  SignReview,
  TokenCard,
  TransactionCard,
  TransferReview,
} from '#src/library/loaded.tsx';
import { alice, activeKey, permissions, tokens } from '../../stories/fixtures/accounts.ts';
import { history, swapTrace, transactionId } from '../../stories/fixtures/actions.ts';
import { block } from '../../stories/fixtures/blocks.ts';
import { producers } from '../../stories/fixtures/producers.ts';
import { roundAt } from '../../stories/fixtures/round.ts';
import { swap } from '../../stories/fixtures/transactions.ts';

/** What a user of the package gives to any part. */
export interface Given {
  readonly className?: string;
  readonly ref?: RefCallback<Element>;
  readonly 'data-x'?: string;
}

/** Its nodes never answer: parts that request something are loading. */
export const client = createClient(
  chainAt({ endpoints: ['http://node.example'], coreSymbol: '4,EOS' }),
  { fetch: () => new Promise(() => undefined) },
);

const options = [
  { key: 'eos', label: 'EOS' },
  { key: 'wax', label: 'WAX' },
] as const;
const columns = [{ key: 'name', header: 'Name', cell: (name: string) => name }];

/** A sample of each supported part, by name. */
export const samples: Readonly<Record<string, (given: Given) => ReactElement>> = {
  Amount: (given) => <Amount amount={parseAsset('1.0000 EOS')} {...given} />,
  AccountLink: (given) => <AccountLink name="alice" permission="active" {...given} />,
  BlockLink: (given) => <BlockLink number={12_345} {...given} />,
  TransactionLink: (given) => <TransactionLink id={transactionId} width="short" {...given} />,
  KeyLink: (given) => <KeyLink publicKey={activeKey} {...given} />,
  NftLink: (given) => <NftLink id="1099511627776" {...given} />,
  TokenName: (given) => <TokenName contract="eosio.token" code="EOS" {...given} />,
  ActionSummary: (given) => <ActionSummary action={history[0]!} {...given} />,
  Time: (given) => <Time at={1_732_000_000_500} {...given} />,
  Hash: (given) => <Hash value={transactionId} {...given} />,
  Quoted: (given) => <Quoted text="rent for May" {...given} />,
  Badge: (given) => <Badge {...given}>Producer</Badge>,
  Identicon: (given) => <Identicon name="alice" {...given} />,
  Button: (given) => <Button {...given}>Send</Button>,
  CopyButton: (given) => <CopyButton value="alice" {...given} />,
  TextField: (given) => <TextField label="Memo" hint="Public" error="Too long" {...given} />,
  TextArea: (given) => <TextArea label="Message" {...given} />,
  SelectField: (given) => <SelectField label="Chain" options={options} {...given} />,
  Checkbox: (given) => <Checkbox label="Agree" hint="Read it first" {...given} />,
  Toggle: (given) => <Toggle label="Chain" options={options} {...given} />,
  Dialog: (given) => (
    <Dialog.Root open>
      <Dialog.Content {...given}>
        <Dialog.Title>Find a token</Dialog.Title>
        <Dialog.Close />
        <Dialog.Body>Tokens</Dialog.Body>
      </Dialog.Content>
    </Dialog.Root>
  ),
  Banner: (given) => (
    <Banner kind="warning" title="Old data" onDismiss={() => undefined} {...given} />
  ),
  Section: (given) => (
    <Section title="Tokens" {...given}>
      None
    </Section>
  ),
  DataTable: (given) => (
    <DataTable
      caption="Names"
      columns={columns}
      rows={['alice', 'bob']}
      rowKey={(name) => name}
      {...given}
    />
  ),
  KeyValueList: (given) => (
    <KeyValueList items={[{ key: 'a', label: 'Created', value: 'today' }]} {...given} />
  ),
  Meter: (given) => <Meter label="CPU" used={1} max={2} text="1 of 2" {...given} />,
  ResourceBars: (given) => <ResourceBars account={alice} {...given} />,
  TokenTable: (given) => <TokenTable tokens={tokens} prices={null} {...given} />,
  ActionTable: (given) => <ActionTable rows={history} of="alice" {...given} />,
  ActionTree: (given) => <ActionTree actions={[swapTrace]} {...given} />,
  TokenFlow: (given) => <TokenFlow flow={tokenFlow(swap.actions, eosioAccounts)} {...given} />,
  PermissionTree: (given) => <PermissionTree permissions={permissions} {...given} />,
  ProducersTable: (given) => (
    <ProducersTable producers={producers} schedule={[]} turns={[]} {...given} />
  ),
  RoundDial: (given) => (
    <RoundDial view={roundAt()} label="Round 5" {...given}>
      412,884,001
    </RoundDial>
  ),
  LoadStateView: (given) => (
    <LoadStateView state={{ kind: 'ready', value: 'alice' }} {...given}>
      {(name) => name}
    </LoadStateView>
  ),
  AccountHeader: (given) => <AccountHeader account={alice} {...given} />,
  TransactionHeader: (given) => <TransactionHeader transaction={swap} finality={null} {...given} />,
  BlockHeader: (given) => <BlockHeader block={block} finality={null} head={null} {...given} />,
  AccountCard: (given) => <AccountCard client={client} name="alice" {...given} />,
  TransactionCard: (given) => <TransactionCard client={client} id={transactionId} {...given} />,
  TokenCard: (given) => <TokenCard client={client} contract="eosio.token" code="EOS" {...given} />,
  LatestActions: (given) => <LatestActions client={client} name="alice" {...given} />,
  TransferReview: (given) => (
    <TransferReview client={client} from="alice" to="bob" quantity="1.0000 EOS" {...given} />
  ),
  SignReview: (given) => <SignReview client={client} actions={[]} {...given} />,
  SearchBox: (given) => <SearchBox client={client} {...given} />,
};

/** The parts that give their attributes to a router's link, around that link. */
export const aroundLink: Readonly<
  Record<string, (link: ReactElement, given: Given) => ReactElement>
> = {
  AccountLink: (link, given) => (
    <AccountLink name="alice" permission="active" asChild {...given}>
      {link}
    </AccountLink>
  ),
  BlockLink: (link, given) => (
    <BlockLink number={12_345} asChild {...given}>
      {link}
    </BlockLink>
  ),
  TransactionLink: (link, given) => (
    <TransactionLink id={transactionId} width="short" asChild {...given}>
      {link}
    </TransactionLink>
  ),
  KeyLink: (link, given) => (
    <KeyLink publicKey={activeKey} asChild {...given}>
      {link}
    </KeyLink>
  ),
  NftLink: (link, given) => (
    <NftLink id="1099511627776" asChild {...given}>
      {link}
    </NftLink>
  ),
  Button: (link, given) => (
    <Button asChild {...given}>
      {link}
    </Button>
  ),
};
