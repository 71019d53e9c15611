export const texts = {
  otherForm: 'Other form',
  copyOther: 'Copy the other form',
  source: (source: string) => `told by ${source}`,
  unknownPermission: 'not told',
  noKeysFound: 'No keys found',
  noKeysHint: 'No account of this chain gives this key a permission.',
  hyperionNotSupported: 'Hyperion API not supported',
  lightApiNotSupported: 'Light API not supported',
  nobodyCanTell:
    'The nodes of this chain keep no index of keys, and no service that does was reached.',
  ethereum: 'Ethereum address',
  ethereumHint:
    'No service of this chain tells which key this address is linked to. Search for the key itself.',
  exposed: {
    title: 'A private key was in this page’s address',
    converted:
      'Your browser converted it to its public key and took it out of the address. This page sent it nowhere.',
    treatAsExposed:
      'It may still be in the browser’s history and in the log of the web server. Treat it as exposed: give the account a new key.',
  },
  invalidPrivateKey: 'This is not a valid private key.',
};
