import type { MenuGroup, ScreenId } from '../../routes.ts';

/**
 * Texts that are written into pages when they are built and never sent to a browser as a
 * dictionary: titles, descriptions, menus, and whole pages of prose.
 */
export const texts = {
  /** What a screen shows, in one sentence: its description, and the words of a page yet to come. */
  about: {
    home: 'Search accounts, blocks, transactions and keys; see the head block and producers.',
    search: 'Search accounts, blocks, transactions and keys.',
    account: 'Balances, resources, permissions and the latest actions of an account.',
    block: 'A block, its producer and its transactions.',
    transaction: 'The actions of a transaction, its balance changes and its finality.',
    key: 'The accounts and permissions that use a public key.',
    live: 'Live transactions and transactions per second.',
    vote: 'The block producers and a form to vote for up to 30 of them.',
    producer: 'A block producer: votes, blocks, pay, nodes and voters.',
    proxies: 'Voting proxies and their vote weight.',
    rex: 'The resource exchange: lend and borrow CPU and NET, savings, prices and history.',
    tokens: 'The tokens of the chain with their contracts and supply.',
    token: 'A token: its contract, supply and holders.',
    dapps: 'Applications on the chain and the accounts they use.',
    chain: 'Head block, producer schedule, RAM, supply, staking, and every parameter of the chain.',
    contract: 'Browse a contract’s tables and run its actions.',
    domains: 'The FIO domains and who owns them.',
    addresses: 'The FIO addresses and who owns them.',
    fees: 'The fee of each action on FIO, and the actions that bundled transactions pay for.',
    address: 'A FIO address, its owner and its public addresses on other chains.',
    domain: 'A FIO domain, its owner and its expiration.',
    oracles: 'The price feeds of the chain and their latest values.',
    supply: 'Supply, circulation, stakes and yearly new tokens of the core token.',
    'outstanding-xtokens': 'Wrapped tokens issued and their backing.',
    votes: 'Staked votes and how they are distributed.',
    topholders: 'The largest holders of a token.',
    snapshot: 'Account balances at a point in time, as a file.',
    namebids: 'Auctions of short account names: highest bids, sold names, and the next to close.',
    'protocol-features':
      'The protocol features of the chain: what each does, and since which block it is active.',
    finalizers:
      'The finalizers of the chain: who votes on blocks, their last votes and their keys.',
    favorites:
      'Accounts you know, with your own names and notes for them, and what changed at those you watch.',
    endpoints: 'The nodes of the chain as your browser reaches them, and the one you prefer.',
    hyperion:
      'Health of the history service of the chain: features, lag and missing blocks; queries as links.',
    msigs: 'Open multisig proposals.',
    msig: 'The actions and approvals of a proposal; approve, execute or cancel it.',
    nft: 'An NFT: its media, collection, owner and history.',
    'nft-collection': 'A collection of NFTs: its author, fee, templates and newest NFTs.',
    'nft-template': 'A template of NFTs: its data, supply, lowest price and NFTs.',
    vest: 'Vested tokens and when they can be claimed.',
    dsp: 'Service providers, their packages and who stakes to them.',
    guides: 'How to connect a wallet, read an account, vote, buy RAM and use your own node.',
    wallets: 'Wallets that can sign for accounts of this chain.',
    terms: 'The terms under which this explorer is offered.',
    privacy: 'What this explorer stores and which servers it contacts.',
    transfer: 'Send tokens to another account.',
    'transfer-multi': 'Send tokens to several accounts in one transaction.',
    'transfer-batch': 'Send a list of transfers, in as many transactions as needed.',
    'transfer-nft': 'Send an NFT to another account.',
    'transfer-nft-batch': 'Send several NFTs in one transaction.',
    'swap-token': 'Swap the core token and the one that it replaced, one to one.',
    'gbm-rewards': 'Rewards of genesis members, and a form to claim them.',
    'wallet-msig': 'Propose a transaction for others to approve.',
    'create-account': 'Create an account with keys, RAM and stake.',
    'create-account-advanced': 'Create an account with any authority.',
    'create-account-link-email': 'Link an email to a new account.',
    tax: 'An account’s transfers as a file for tax software.',
    'ram-buy': 'Buy RAM by amount or by bytes.',
    'ram-sell': 'Sell unused RAM.',
    'ram-transfer': 'Send RAM to another account, or burn it.',
    'ram-gift': 'Give RAM that the receiver can use but not sell, and return RAM that was given.',
    'ram-wrap': 'Turn RAM into WRAM tokens and back, one for each byte.',
    permissions: 'View and change the permissions and keys of your account.',
    'permissions-advanced': 'Edit permissions with thresholds, keys, accounts and waits.',
    'permissions-link': 'Link a permission to actions of a contract.',
    'admin-proton-loan': 'Tools for administrators of Proton Loan.',
    'admin-metal-dollar': 'Tools for administrators of Metal Dollar.',
    'admin-proton-dex': 'Tools for administrators of the exchange.',
    'admin-blocklist': 'Tools for administrators of the blocklist.',
    powerup: 'Rent CPU and NET for a day.',
    'resources-stake': 'Stake tokens for CPU and NET.',
    'resources-unstake': 'Unstake tokens from CPU and NET.',
    'resources-refund': 'Claim unstaked tokens after three days.',
    'staking-stake': 'Stake the core token for rewards.',
    'staking-unstake': 'Unstake the core token.',
    'staking-refund': 'Claim unstaked core tokens.',
    'staking-claim': 'Claim staking rewards.',
    'longstaking-stake': 'Stake the core token for a fixed term.',
    'longstaking-calculator': 'Estimate long staking returns by plan and amount.',
    'link-email': 'Link an email to your account.',
    'cross-chain': 'Swaps with other chains, their fees and their status.',
    proxy: 'Set an account as your voting proxy.',
    'proxy-register': 'Register your account as a voting proxy.',
    'proxy-unregister': 'Unregister your account as a voting proxy.',
    safemode: 'What is weak in the permissions of your account, and the forms that mend it.',
    'utilities-keys': 'Generate a key pair and validate one.',
    'cancel-deferred': 'Cancel a deferred transaction.',
    'format-keys': 'Convert keys between formats.',
    'sign-message': 'Sign a message with a key, and find the key of a signature.',
    decode: 'Decode hex, signing requests, packed transactions, signatures, keys, names and dates.',
    'upload-contract': 'Deploy the code and ABI of a contract.',
    'register-domain': 'Register a FIO domain.',
    'register-address': 'Register a FIO address.',
    'manage-addresses': 'Renew and transfer your FIO addresses.',
    'manage-domains': 'Renew and transfer your FIO domains.',
  } satisfies Record<ScreenId, string> as Record<ScreenId, string>,

  page: {
    skip: 'Skip to the content',
  },

  shell: {
    menu: 'Menu',
    footer: 'About this site',
    more: 'More',
    main: 'Main',
    home: 'Home',
    wallet: 'Wallet',
    chains: 'Chains',
    chain: (name: string) => `Chain: ${name}`,
    testnets: 'Test networks',
    language: 'Language',
    settings: 'Settings',
    changeTheme: 'Switch between light and dark',
    theme: 'Appearance',
    themes: { system: 'System', light: 'Light', dark: 'Dark' },
    close: 'Close',
    backToTop: 'Back to top',
    loading: 'The page is loading',
    version: (version: string) => `Version ${version}`,
    groups: {
      statistics: 'Statistics',
      validators: 'Validators',
      accounts: 'Accounts',
      contract: 'Contract',
      blockchain: 'Blockchain',
      multisig: 'Multisig',
    } satisfies Record<MenuGroup, string> as Record<MenuGroup, string>,
    swap: 'Swap',
    swapInNewTab: 'Swap (opens in a new tab)',
    testnetPages: { account: 'Get an account', faucet: 'Get test tokens' },
    mayNotAnswer: 'Nodes of this network may not answer any more.',
    redesigned: 'This chain’s team runs a redesigned explorer of its own.',
    redesignedLink: 'Try it',
  },

  notFound: {
    title: 'Page not found',
    code: 'Error Code: 404',
    text: 'This page does not exist. Continue with:',
  },

  wallets: {
    intro:
      'A wallet holds your keys and signs for you. This explorer never asks for a private key to sign a transaction. It shows the transaction; you approve it in your wallet.',
    now: 'Connecting',
    nowText:
      'Choose “Log in” at the top of any page, then the wallet that holds your keys. The wallet’s code is loaded only then. No private key is requested.',
    planned: 'Wallets of this chain',
    plannedNote: 'Supported platforms:',
    places: {
      desktop: 'Desktop',
      mobile: 'Mobile',
      extension: 'Browser extension',
      device: 'Hardware wallet',
      web: 'Website',
      terminal: 'Command line',
    },
    careTitle: 'Security',
    care: [
      'Anyone with your private key controls your account. No support team needs it.',
      'Read the review before you sign: receiver, amount and every change of permissions.',
      'Keep the owner key offline and use the active key for daily use.',
      'Look-alike names are a common scam. Compare every character.',
    ],
  },

  terms: {
    sections: [
      {
        title: 'About this site',
        text: [
          'This site is an open-source explorer and wallet interface for Antelope chains. It shows data of public nodes and helps you build transactions that your own wallet signs.',
          'It holds no funds, keys or accounts. A transaction accepted by a chain cannot be reversed here.',
        ],
      },
      {
        title: 'No warranty',
        text: [
          'The software is provided as is, under the MIT licence, without warranty of any kind. Nodes and other services may be wrong, late or unreachable; the site shows this where it can detect it.',
          'Prices, yields and similar figures are information, never advice.',
        ],
      },
      {
        title: 'Your responsibility',
        text: [
          'You are responsible for your keys, for what you sign, and for following the law where you live.',
          'Names, links, images and memos on a chain are written by its users. Showing them is no endorsement.',
        ],
      },
      {
        title: 'Changes',
        text: [
          'The operator may change or end this site at any time. The history of the source code is the history of these terms.',
        ],
      },
    ],
  },

  privacy: {
    sections: [
      {
        title: 'Stored data',
        text: [
          'Your settings — language, appearance, currency, dates, favorites with their notes, and whom you paid last — are stored in your browser only. There are no cookies and no analytics.',
          'Your latest searches are stored in this browser tab until you close it. Private keys are never stored.',
        ],
      },
      {
        title: 'Network requests',
        text: [
          'Your browser sends requests directly to nodes and history services of the chain. As with any website, their operators see your IP address and what you request: accounts, blocks and transactions.',
          'The operator of this site sees which pages you load.',
        ],
      },
      {
        title: 'Private keys',
        text: [
          'A private key that you enter into a tool is used in your browser only. It is not stored, put into a URL or sent.',
        ],
      },
      {
        title: 'Public data',
        text: [
          'Everything on a chain is permanently public. A transaction you sign can be read by everyone and cannot be removed.',
        ],
      },
    ],
  },
  settings: {
    favorites: 'Favorites',
    density: 'Rows',
    densities: { comfortable: 'Comfortable', compact: 'Compact' },
    times: 'Time zone',
    local: 'Device time',
    utc: 'UTC',
    clock: 'Date and clock',
    clocks: { usual: 'Nov 20, 2026, 2:34 PM', '24': '24 hours', iso: 'ISO 8601' },
    currency: 'Currency',
    pictures: 'Pictures from unknown servers',
    picturesOnClick: 'On click',
    picturesAlways: 'Always',
  },
};

export type StaticTexts = typeof texts;
