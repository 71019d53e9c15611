/**
 * The parts that the package supports. Its entries, `docs/components.md`, the Storybook's notes and
 * `tests/library/parts.test.tsx` are made from this table. Everything else under `src/components` is
 * internal.
 *
 * Each part takes the native attributes and the `ref` of its `element`, and a `className`. Parts that
 * have a native element inside of a labelled frame put the `className` on the frame.
 */

/** `value`: one value. `piece`: controls and what is made of values. `whole`: a subject with all its facts. */
export type Rank = 'value' | 'piece' | 'whole';

export interface SupportedPart {
  readonly name: string;
  readonly rank: Rank;
  /** Where it is imported from: `ui` is `pronghorn/ui`. */
  readonly entry: string;
  /** Its source, from the root. */
  readonly module: string;
  /** `data-slot` of the element that has the `className`. */
  readonly slot: string;
  /** The element that has the native attributes and the `ref`. */
  readonly element: string;
  /** The `className` is that of a frame around the element. */
  readonly framed?: true;
  /** With `asChild` a router's link or an own button takes the element's place. */
  readonly asChild?: true;
  /** When to use it. */
  readonly use: string;
  /** What it does for screen readers and keyboards, and what is left to its user. */
  readonly access: string;
}

const ui = 'src/components/ui';
const link = {
  rank: 'value',
  entry: 'ui',
  module: `${ui}/entity-link.tsx`,
  element: 'a',
  asChild: true,
} as const;

const values: readonly SupportedPart[] = [
  {
    name: 'Amount',
    rank: 'value',
    entry: 'ui',
    module: `${ui}/amount.tsx`,
    slot: 'amount',
    element: 'span',
    use: 'An exact amount of a token, with all its decimals.',
    access:
      'Read as one figure with its symbol, left to right in every language. A sign says which way it went; the colour only repeats it.',
  },
  {
    ...link,
    name: 'AccountLink',
    slot: 'account-link',
    use: 'An account name that leads to its page.',
    access: 'A link named by the account. Text that is no name is no link.',
  },
  {
    ...link,
    name: 'BlockLink',
    slot: 'block-link',
    use: 'A block number that leads to its page.',
    access:
      'A link named by the number. Beside several numbers, a label must say that it is a block.',
  },
  {
    ...link,
    name: 'TransactionLink',
    slot: 'transaction-link',
    use: 'A transaction id that leads to its page, cut in the middle where there is no room.',
    access: 'A link named by the whole id: only the drawing is cut.',
  },
  {
    ...link,
    name: 'KeyLink',
    slot: 'key-link',
    use: 'A public key that leads to the accounts that it can sign for.',
    access: 'A link named by the whole key: only the drawing is cut.',
  },
  {
    ...link,
    name: 'NftLink',
    slot: 'nft-link',
    use: 'The id of an NFT that leads to its page.',
    access: 'A link named by the id. The NFT’s own name belongs beside it.',
  },
  {
    name: 'TokenName',
    rank: 'value',
    entry: 'token',
    module: 'src/components/token/token-name.tsx',
    slot: 'token-name',
    element: 'span',
    use: 'A token wherever several contracts may have the same symbol: it names the contract.',
    access: 'Two links, the token’s and the contract’s. The warning about an imitation is text.',
  },
  {
    name: 'ActionSummary',
    rank: 'value',
    entry: 'action',
    module: 'src/components/action/action-summary.tsx',
    slot: 'sentence',
    element: 'span',
    use: 'An action as one sentence; as its name where no sentence is known.',
    access: 'Plain text with links. Words of others are in a box that is also marked in the text.',
  },
  {
    name: 'Time',
    rank: 'value',
    entry: 'ui',
    module: `${ui}/time.tsx`,
    slot: 'time',
    element: 'time',
    use: 'A moment as an age, such as "3 minutes ago", that stays up to date.',
    access:
      'A `time` element. Screen readers get the absolute time with the age; it is not announced when it changes.',
  },
  {
    name: 'Hash',
    rank: 'value',
    entry: 'ui',
    module: `${ui}/hash.tsx`,
    slot: 'hash',
    element: 'span',
    use: 'An id, key or digest that leads nowhere, cut in the middle where there is no room.',
    access: 'The whole text is in the page for reading, selecting and copying.',
  },
  {
    name: 'Quoted',
    rank: 'value',
    entry: 'ui',
    module: `${ui}/text/quoted.tsx`,
    slot: 'quoted',
    element: 'span',
    use: 'Words of others: a memo, a description, an error of a node.',
    access:
      'Hidden and reordering characters are written as codes. A long text has a button for the rest.',
  },
  {
    name: 'Badge',
    rank: 'value',
    entry: 'ui',
    module: `${ui}/badge.tsx`,
    slot: 'badge',
    element: 'span',
    use: 'A state, a role or a count beside what it is about.',
    access: 'Text. Its tone only repeats what the word says. Not for what can be clicked.',
  },
  {
    name: 'Identicon',
    rank: 'value',
    entry: 'ui',
    module: `${ui}/identicon.tsx`,
    slot: 'identicon',
    element: 'svg',
    use: 'A picture of a name, to tell accounts apart in a list.',
    access: 'Decorative and hidden from screen readers: the name must stand beside it.',
  },
];

const pieces: readonly SupportedPart[] = [
  {
    name: 'Button',
    rank: 'piece',
    entry: 'ui',
    module: `${ui}/button.tsx`,
    slot: 'button',
    element: 'button',
    asChild: true,
    use: 'An action. Links that only lead elsewhere are links.',
    access: 'A native button of type `button`, at least 24 px to a side. Its text is its name.',
  },
  {
    name: 'CopyButton',
    rank: 'piece',
    entry: 'ui',
    module: `${ui}/copy-button.tsx`,
    slot: 'copy-button',
    element: 'button',
    use: 'Copies an id, key or name in full.',
    access: 'Named by `label`. Success and failure are announced.',
  },
  {
    name: 'TextField',
    rank: 'piece',
    entry: 'ui',
    module: `${ui}/fields/text-field.tsx`,
    slot: 'text-field',
    element: 'input',
    framed: true,
    use: 'One line of text in a form.',
    access: 'Label, hint and error are linked to the input; an error is announced.',
  },
  {
    name: 'TextArea',
    rank: 'piece',
    entry: 'ui',
    module: `${ui}/fields/text-area.tsx`,
    slot: 'text-area',
    element: 'textarea',
    use: 'Several lines of text in a form. It grows with its text.',
    access: 'Label, hint and error are linked to the field; an error is announced.',
  },
  {
    name: 'SelectField',
    rank: 'piece',
    entry: 'ui',
    module: `${ui}/fields/select-field.tsx`,
    slot: 'select-field',
    element: 'select',
    framed: true,
    use: 'One of several choices, where they need no comparison side by side.',
    access: 'A native select with its label.',
  },
  {
    name: 'Checkbox',
    rank: 'piece',
    entry: 'ui',
    module: `${ui}/fields/checkbox.tsx`,
    slot: 'checkbox',
    element: 'input',
    framed: true,
    use: 'A yes or no in a form.',
    access: 'A native checkbox in its label; the hint is linked to it.',
  },
  {
    name: 'Toggle',
    rank: 'piece',
    entry: 'ui',
    module: `${ui}/fields/toggle.tsx`,
    slot: 'toggle',
    element: 'div',
    use: 'A choice between two or three views of the same data.',
    access: 'A named group of buttons, of which one is pressed.',
  },
  {
    name: 'Dialog',
    rank: 'piece',
    entry: 'ui',
    module: `${ui}/dialog.tsx`,
    slot: 'dialog',
    element: 'div',
    use: 'A modal window, put together of Root, Trigger, Content, Title, Description, Body and Close.',
    access:
      'It keeps the focus until it is closed and gives it back. Escape closes it. It must have a Title, which names it.',
  },
  {
    name: 'Banner',
    rank: 'piece',
    entry: 'ui',
    module: `${ui}/banner.tsx`,
    slot: 'banner',
    element: 'div',
    use: 'A message about the page: success, information, warning or error.',
    access: 'An error interrupts screen readers, other kinds wait. An icon repeats the colour.',
  },
  {
    name: 'Section',
    rank: 'piece',
    entry: 'ui',
    module: `${ui}/section.tsx`,
    slot: 'section',
    element: 'section',
    use: 'A titled part of a page. Never nested.',
    access: 'A region named by its `h2`.',
  },
  {
    name: 'DataTable',
    rank: 'piece',
    entry: 'ui',
    module: `${ui}/rows/data-table.tsx`,
    slot: 'table',
    element: 'table',
    use: 'Rows with the same columns, also many thousands; cards on phones.',
    access: 'A table with a caption in every layout. A long one says how many rows there are.',
  },
  {
    name: 'KeyValueList',
    rank: 'piece',
    entry: 'ui',
    module: `${ui}/key-value-list.tsx`,
    slot: 'key-value-list',
    element: 'dl',
    use: 'Facts of one subject, each with its label.',
    access: 'A description list.',
  },
  {
    name: 'Meter',
    rank: 'piece',
    entry: 'ui',
    module: `${ui}/meter.tsx`,
    slot: 'meter',
    element: 'div',
    use: 'How much of a limited resource is used.',
    access: 'A meter named by `label`, with its value in words from `text`.',
  },
  {
    name: 'ResourceBars',
    rank: 'piece',
    entry: 'account',
    module: 'src/components/account/resource-bars.tsx',
    slot: 'resource-bars',
    element: 'div',
    use: 'CPU, NET and RAM of an account.',
    access:
      'Three meters with their figures as text. Scarcity is said in words, with a link to what helps.',
  },
  {
    name: 'TokenTable',
    rank: 'piece',
    entry: 'account',
    module: 'src/components/account/token-table.tsx',
    slot: 'table',
    element: 'table',
    use: 'The balances of an account by token and contract.',
    access: 'A table with a caption.',
  },
  {
    name: 'ActionTable',
    rank: 'piece',
    entry: 'action',
    module: 'src/components/action/action-table.tsx',
    slot: 'table',
    element: 'table',
    use: 'Actions in a row each, newest first: a history.',
    access: 'A table with a caption. The direction of a transfer is also in words.',
  },
  {
    name: 'ActionTree',
    rank: 'piece',
    entry: 'action',
    module: 'src/components/action/action-tree.tsx',
    slot: 'action-tree',
    element: 'ul',
    use: 'The actions of one transaction with the actions that they caused.',
    access: 'A tree with one tab stop and the usual keys: arrows, Home, End, asterisk.',
  },
  {
    name: 'TokenFlow',
    rank: 'piece',
    entry: 'transaction',
    module: 'src/components/transaction/flow/flow.tsx',
    slot: 'token-flow',
    element: 'div',
    use: 'Who sent what to whom in a transaction, and what each was left with.',
    access: 'Three lists with the same facts: parties, transfers in order, net changes.',
  },
  {
    name: 'PermissionTree',
    rank: 'piece',
    entry: 'permission',
    module: 'src/components/permission/permission-tree.tsx',
    slot: 'permission-tree',
    element: 'div',
    use: 'The permissions of an account with their keys, accounts and thresholds.',
    access: 'Nested lists in the order of the permissions.',
  },
  {
    name: 'ProducersTable',
    rank: 'piece',
    entry: 'producer',
    module: 'src/components/producer/producers-table.tsx',
    slot: 'producers-table',
    element: 'div',
    use: 'Block producers in a row each: rank, place in the schedule, last turn, votes.',
    access: 'A table with a caption. The ticks of a turn have a text.',
  },
  {
    name: 'RoundDial',
    rank: 'piece',
    entry: 'round',
    module: 'src/components/round/round-dial.tsx',
    slot: 'round-dial',
    element: 'div',
    use: 'The current round of block production as a ring.',
    access: 'A picture named by `label`, which must say what it shows.',
  },
  {
    name: 'LoadStateView',
    rank: 'piece',
    entry: 'loaded',
    module: 'src/library/load-state-view.tsx',
    slot: 'load-state',
    element: 'div',
    use: 'What is being requested: loading, ready, empty, missing, failed or unsupported.',
    access: 'Loading is a status, a failure is announced and names the endpoint.',
  },
];

const wholes: readonly SupportedPart[] = [
  {
    name: 'AccountHeader',
    rank: 'whole',
    entry: 'account',
    module: 'src/components/account/account-header.tsx',
    slot: 'account-header',
    element: 'header',
    use: 'An account whose data you have: its name, balance and resources.',
    access: 'A heading: set its level with `heading`.',
  },
  {
    name: 'TransactionHeader',
    rank: 'whole',
    entry: 'transaction',
    module: 'src/components/transaction/transaction-header.tsx',
    slot: 'transaction-header',
    element: 'header',
    use: 'A transaction whose data you have: its sentences, finality, block and costs.',
    access: 'A heading: set its level with `heading`.',
  },
  {
    name: 'BlockHeader',
    rank: 'whole',
    entry: 'block',
    module: 'src/components/block/block-header.tsx',
    slot: 'block-header',
    element: 'header',
    use: 'A block whose data you have: its number, producer, time and finality.',
    access: 'An `h1`, and a navigation to the blocks before and after.',
  },
  {
    name: 'AccountCard',
    rank: 'whole',
    entry: 'loaded',
    module: 'src/library/account-card.tsx',
    slot: 'account-card',
    element: 'div',
    use: 'An account by its name. It requests what it shows.',
    access: 'Loading is a status, a failure is announced. The name is an `h1`.',
  },
  {
    name: 'TransactionCard',
    rank: 'whole',
    entry: 'loaded',
    module: 'src/library/transaction-card.tsx',
    slot: 'transaction-card',
    element: 'div',
    use: 'A transaction by its id: what it did, and its actions as a tree. It requests what it shows.',
    access: 'Loading is a status, a failure is announced. The id is an `h1`.',
  },
  {
    name: 'TokenCard',
    rank: 'whole',
    entry: 'loaded',
    module: 'src/library/token-card.tsx',
    slot: 'token-card',
    element: 'div',
    use: 'A token by its contract and symbol: supply, issuer and price. It requests what it shows.',
    access: 'Loading is a status, a failure is announced. The symbol is an `h1`.',
  },
  {
    name: 'LatestActions',
    rank: 'whole',
    entry: 'loaded',
    module: 'src/library/latest-actions.tsx',
    slot: 'latest-actions',
    element: 'section',
    use: 'The latest actions of an account. It requests what it shows.',
    access: 'A region named by its `h2`, with a table.',
  },
  {
    name: 'TransferReview',
    rank: 'whole',
    entry: 'loaded',
    module: 'src/library/transfer-review.tsx',
    slot: 'transfer-review',
    element: 'section',
    use: 'What a transfer would do, while it is typed and before a wallet signs it.',
    access: 'A region named by its `h2`. What blocks signing is said in words beside the button.',
  },
  {
    name: 'SignReview',
    rank: 'whole',
    entry: 'loaded',
    module: 'src/library/sign-review.tsx',
    slot: 'sign-review',
    element: 'section',
    use: 'What any actions would do, before a wallet signs them.',
    access: 'A region named by its `h2`. What blocks signing is said in words beside the button.',
  },
  {
    name: 'SearchBox',
    rank: 'whole',
    entry: 'loaded',
    module: 'src/library/search-box.tsx',
    slot: 'search-box',
    element: 'input',
    framed: true,
    use: 'Finds accounts, blocks, transactions, keys and links of explorers.',
    access:
      'A combobox: arrows choose, Enter opens, Escape closes. The number of suggestions is announced.',
  },
];

export const supportedParts: readonly SupportedPart[] = [...values, ...pieces, ...wholes];
