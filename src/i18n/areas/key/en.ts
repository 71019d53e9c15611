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
};
