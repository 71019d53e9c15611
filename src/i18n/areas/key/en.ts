export const texts = {
  key: 'Public key',
  copy: 'Copy key',
  accounts: 'Accounts',
  account: 'Account',
  permission: 'Permission',
  weight: 'Weight',
  ofThreshold: (weight: string, threshold: string) => `${weight} of ${threshold}`,

  otherForm: 'Other format',
  copyOther: 'Copy the other format',
  atLeast: (count: string) => `at least ${count}`,
  unknownPermission: 'unknown',
  noKeysFound: 'No keys found',
  noKeysHint: 'No permission on this chain uses this key.',
  hyperionNotSupported: 'Hyperion API not supported',
  lightApiNotSupported: 'Light API not supported',
  noKeyIndex: 'Nodes of this chain have no key index, and no service with one responded.',
  ethereum: 'Ethereum address',
  ethereumHint:
    'This chain has no EVM that would link Ethereum addresses to accounts. Search for the public key instead.',
  address: {
    linked: (contract: string) => `The contract ${contract} links this address to the account.`,
    reserved: (contract: string) =>
      `${contract} reserves this address for the account: it contains the account’s name.`,
    unlinked: (contract: string) =>
      `${contract} has this address, but no account controls it: an Ethereum key does.`,
    unknown: {
      table: (contract: string) => `${contract} does not have this address.`,
      names: (contract: string) =>
        `${contract} links accounts only to addresses that contain the account’s name (0xbbbb…).`,
    },
  },
  exposed: {
    title: 'This page’s URL contained a private key',
    converted:
      'Your browser converted it to its public key and removed it from the URL. This page did not send it anywhere.',
    treatAsExposed:
      'It may remain in the browser history and in the web server’s log. Treat it as exposed: replace the key of the account.',
  },
  refused: {
    title: 'Private key removed',
    unsent: 'This field is not for private keys. The key was not sent or saved.',
    exposed:
      'Never paste a private key into a form. If another site or person may have seen it, replace the key of the account.',
  },
  invalidPrivateKey: 'This is not a valid private key.',
};
