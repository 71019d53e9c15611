export const texts = {
  noNfts: 'No NFTs',
  atLeast: (count: string) => `at least ${count}`,
  incomplete: (names: string) => `Some may be missing: ${names} did not respond.`,
  collection: 'Filter by collection',
  schema: 'Filter by schema',
  all: 'All',
  sorts: { newest: 'Newest first', oldest: 'Oldest first', name: 'Name', mint: 'Mint number' },
  none: 'No NFT matches.',
  fromTables: 'From a node’s tables: mint numbers need an NFT indexer.',
  partFromTables:
    'From a node’s tables, and only the newest. The rest and the mint numbers need an NFT indexer.',
  part: (count: string) => `Only the first ${count} were read. The account may have more.`,
  offers: {
    either: {
      title: 'NFT offers',
      none: 'No open offers',
      noneHint: 'This account is not offering a trade of NFTs, and nobody is offering it one.',
    },
    recipient: {
      title: 'Offers received',
      none: 'No open offers received',
      noneHint: 'Nobody is offering this account a trade of NFTs.',
    },
    sender: {
      title: 'Offers sent',
      none: 'No open offers sent',
      noneHint: 'This account is not offering a trade of NFTs.',
    },
  },
  offersFromTables:
    'From a node’s tables: times, and whether NFTs were moved since, need an NFT indexer.',
};
