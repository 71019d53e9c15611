import { exampleNode } from '#src/chain/model/shared/local.ts';
import type { ChainConfig } from '#src/chain/config/types.ts';

/** The parts that the page shows, in its order. The ids are anchors. */
export const partIds = [
  'account-card',
  'transaction',
  'action-list',
  'amount',
  'account-name',
  'key',
  'time',
  'authority-tree',
  'resource-meters',
  'producer-rows',
  'search-box',
] as const;

export type PartId = (typeof partIds)[number];

/** What comes before the parts. */
export const startIds = ['install', 'react', 'elements'] as const;

export type StartId = (typeof startIds)[number];

/** The chain that code is written for. */
export type SnippetChain = Pick<ChainConfig, 'key' | 'ownNode' | 'endpoints' | 'coreSymbol'>;

/** The values that code is written with: those that the page shows. */
export interface Shown {
  readonly account: string;
  /** 64 hex digits. */
  readonly transaction: string;
  readonly block: number;
  /** In the chain's form: `1.0000 EOS`. */
  readonly amount: string;
  readonly key: string;
  /** As nodes write it: `2026-01-01T00:00:00.500`. */
  readonly time: string;
}

export interface Snippet {
  readonly react: string;
  /** Null for parts without a custom element. */
  readonly html: string | null;
}

/** The name of a chain in `pronghorn/chain`. */
export function chainName(key: string): string {
  return key.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** Nodes and links choose values: what could end a string or an attribute is not copied into code. */
const plain = (value: string) => value.replace(/[^\w.:/ -]/g, '');

const nodeOf = ({ endpoints }: SnippetChain) => plain(endpoints.default[0] ?? '') || exampleNode;

const symbolOf = ({ coreSymbol: { precision, code } }: SnippetChain) =>
  `${precision},${plain(code)}`;

/** The attributes of an element that say where its chain is. */
function chainAttributes(chain: SnippetChain): string {
  return chain.ownNode
    ? `endpoint="${nodeOf(chain)}" symbol="${symbolOf(chain)}"`
    : `chain="${chain.key}"`;
}

function element(tag: string, chain: SnippetChain, attributes: readonly string[]): string {
  const lines = [chainAttributes(chain), ...attributes].map((one) => `  ${one}\n`);
  return `<${tag}\n${lines.join('')}></${tag}>`;
}

/** The code of an app's main file, of a page without React, and of what comes before both. */
export function startSnippets(chain: SnippetChain, account: string): Record<StartId, string> {
  const name = plain(account);
  const own = chain.ownNode === true;
  const imported = own ? 'chainAt, createClient' : `createClient, ${chainName(chain.key)}`;
  const variable = own ? 'chain' : chainName(chain.key);
  const opened = own
    ? `const chain = chainAt({ endpoints: ['${nodeOf(chain)}'], coreSymbol: '${symbolOf(chain)}' });\n`
    : '';
  return {
    install: `npm run build:lib
npm install <path>/pronghorn.tgz react react-dom`,
    react: `import 'pronghorn/styles.css';
import { PronghornProvider } from 'pronghorn';
import { ${imported} } from 'pronghorn/chain';
import { AccountCard } from 'pronghorn/loaded';
import { createRoot } from 'react-dom/client';

${opened}const client = createClient(${variable});

createRoot(document.getElementById('root')!).render(
  <PronghornProvider accent={${variable}.accent}>
    <AccountCard client={client} name="${name}" />
  </PronghornProvider>,
);`,
    elements: `<!doctype html>
<meta charset="utf-8" />
<link rel="stylesheet" href="node_modules/pronghorn/styles.css" />
<script type="module" src="node_modules/pronghorn/standalone/elements.js"></script>

${element('pronghorn-account', chain, [`name="${name}"`])}`,
  };
}

/** The code of a part with the values that are shown beside it. React's uses the app's \`client\`. */
export function partSnippet(id: PartId, chain: SnippetChain, shown: Shown): Snippet {
  const account = plain(shown.account);
  const transaction = plain(shown.transaction);
  switch (id) {
    case 'account-card':
      return {
        react: `import { AccountCard } from 'pronghorn/loaded';

<AccountCard client={client} name="${account}" />;`,
        html: element('pronghorn-account', chain, [`name="${account}"`]),
      };
    case 'transaction':
      return {
        react: `import { TransactionCard } from 'pronghorn/loaded';

<TransactionCard
  client={client}
  id="${transaction}"
  block={${shown.block}}
/>;`,
        html: element('pronghorn-transaction', chain, [
          `transaction="${transaction}"`,
          `block="${shown.block}"`,
        ]),
      };
    case 'action-list':
      return {
        react: `import { LatestActions } from 'pronghorn/loaded';

<LatestActions client={client} name="${account}" limit={5} />;`,
        html: element('pronghorn-actions', chain, [`name="${account}"`, 'limit="5"']),
      };
    case 'amount':
      return onlyReact(`import { parseAsset } from 'pronghorn/chain';
import { Amount } from 'pronghorn/ui';

<Amount amount={parseAsset('${plain(shown.amount)}')} />;`);
    case 'account-name':
      return onlyReact(`import { AccountLink } from 'pronghorn/ui';

<AccountLink name="${account}" />;`);
    case 'key':
      return onlyReact(`import { CopyButton, KeyLink } from 'pronghorn/ui';

const key = '${plain(shown.key)}';

<>
  <KeyLink publicKey={key} /> <CopyButton value={key} />
</>;`);
    case 'time':
      return onlyReact(`import { parseTime } from 'pronghorn/chain';
import { Time } from 'pronghorn/ui';

<Time at={parseTime('${plain(shown.time)}')} />;`);
    case 'authority-tree':
      return onlyReact(`import { readAccount } from 'pronghorn/chain';
import { permissionTree } from 'pronghorn/model/permission';
import { PermissionTree } from 'pronghorn/permission';

const { permissions } = await readAccount(client, '${account}');

<PermissionTree permissions={permissionTree(permissions, client.config.keyPrefix)} />;`);
    case 'resource-meters':
      return onlyReact(`import { ResourceBars } from 'pronghorn/account';
import { readAccount } from 'pronghorn/chain';

const account = await readAccount(client, '${account}');

<ResourceBars account={account} />;`);
    case 'producer-rows':
      return onlyReact(`import { activeProducers, topProducers } from 'pronghorn/chain';
import { ProducersTable } from 'pronghorn/producer';

const producers = await topProducers(client);
const schedule = await activeProducers(client);

<ProducersTable producers={producers.slice(0, 5)} schedule={schedule} turns={[]} />;`);
    case 'search-box':
      return onlyReact(searchCode);
  }
}

function onlyReact(react: string): Snippet {
  return { react, html: null };
}

/** What `search-part.tsx` is. */
const searchCode = `import { classify } from 'pronghorn/model/search';
import { AccountLink, BlockLink, KeyLink, TextField, TransactionLink } from 'pronghorn/ui';
import { useState } from 'react';

export function Search() {
  const [text, setText] = useState('');
  const meant = classify(text, client.config);
  return (
    <>
      <TextField label="Search" value={text} onChange={(event) => setText(event.target.value)} />
      <p role="status">
        {meant.kind === 'account' && <AccountLink name={meant.name} />}
        {meant.kind === 'block' && <BlockLink number={Number(meant.number)} />}
        {meant.kind === 'key' && <KeyLink publicKey={meant.key} />}
        {meant.kind === 'transaction' && <TransactionLink id={meant.id} />}
      </p>
    </>
  );
}`;
