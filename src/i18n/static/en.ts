import type { MenuGroup } from '../../menu-places.ts';

/**
 * Texts that are written into pages when they are built and never sent to a browser as a
 * dictionary: titles, descriptions, menus, and whole pages of prose.
 */
export const texts = {
  page: {
    skip: 'Skip to the content',
    lost: 'Part of this page could not be loaded. Reload it, or check your connection.',
    reload: 'Reload',
  },

  shell: {
    menu: 'Menu',
    footer: 'About this site',
    more: 'More',
    main: 'Main',
    home: 'Home',
    chains: 'Chains',
    chain: (name: string) => `Chain: ${name}`,
    testnets: 'Test networks',
    language: 'Language',
    settings: 'Settings',
    changeTheme: 'Switch between light and dark',
    close: 'Close',
    backToTop: 'Back to top',
    loading: 'The page is loading',
    version: (version: string) => `Version ${version}`,
    groups: {
      statistics: 'Statistics',
      producers: 'Block producers',
      accounts: 'Accounts',
      contract: 'Contract',
      blockchain: 'Blockchain',
      multisig: 'Multisig',
    } satisfies Record<MenuGroup, string> as Record<MenuGroup, string>,
    blacklist: 'Blacklist',
    dex: 'DEX',
    swap: 'Swap',
    swapInNewTab: 'Swap (opens in a new tab)',
    testnetPages: { account: 'Get an account', faucet: 'Get test tokens' },
    aboutChain: 'About this chain',
    mayNotAnswer: 'Nodes of this network may no longer respond.',
    redesigned: 'This chain’s team runs a redesigned explorer of its own.',
    redesignedLink: 'Try it',
  },

  notFound: {
    title: 'Page not found',
    code: 'Error Code: 404',
    text: 'This page does not exist. Continue with:',
  },

  offline: {
    title: 'You are offline',
    text: 'This page was not opened on this device before. It opens once you are online again.',
  },

  wallets: {
    intro:
      'A wallet holds your keys and signs for you. This explorer never asks for a private key to sign a transaction. It shows the transaction; you approve it in your wallet.',
    now: 'Connecting',
    nowText:
      'Choose “Log in” at the top of any page, then the wallet that holds your keys. The wallet’s code is loaded only then. No private key is requested.',
    readOnly:
      'Nothing is signed on this chain, so no wallet can be connected. Pages show what its nodes report.',
    planned: 'Wallets of this chain',
    plannedNote: 'How each wallet signs here:',
    notHere: 'Wallets that do not sign here',
    ways: {
      app: 'Signs in the app, opened by a link or a QR code',
      extension: 'Signs in a window of the extension',
      website: 'Signs in a window of its website',
      device: 'Signs on the device, after you compare the details',
      terminal: 'Gives a command to run; you paste its output',
      local: 'Signs in the app on this computer',
      elsewhere: 'Not on this chain',
      ended: 'No longer maintained',
      forbidden: 'Its license forbids shipping its connection code',
    },
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

  settings: {
    favorites: 'Favorites',
    darkMode: { label: 'Appearance', choices: { system: 'System', light: 'Light', dark: 'Dark' } },
    density: { label: 'Rows', choices: { comfortable: 'Comfortable', compact: 'Compact' } },
    datesInUtc: { label: 'Time zone', choices: { false: 'Device time', true: 'UTC' } },
    clock: {
      label: 'Date and clock',
      choices: { usual: '12 hours', '24': '24 hours', iso: 'ISO 8601' },
    },
    currency: { label: 'Currency' },
    picturesFromAnywhere: {
      label: 'Pictures from unknown servers',
      choices: { false: 'On click', true: 'Always' },
    },
  },
};

export type StaticTexts = typeof texts;
