/**
 * The numbers the product is made by, each once; import them as a namespace. Times are in
 * milliseconds unless the name says otherwise.
 */

// Asking nodes
export const requestTimeoutMs = 5000;
/** Bytes of a response. Accounts, table rows and pages of actions stay below 4 MB. */
export const responseBytes = 8_000_000;
/**
 * Bytes of a response of the large kind: a block, a transaction with its traces, 1000 NFTs. A full
 * block holds 1 MiB of packed transactions, which nodes write as JSON of 5 to 10 MB.
 */
export const largeResponseBytes = 16_000_000;
export const staleHeadMs = 30_000;
export const syncSecondsBehind = 20;
export const tableRows = 10;
export const tableChunk = 100;
/** Chunks after which a table is not read further. */
export const tablePages = 100;
/** Rows a call while a whole table is downloaded, and that a page of one may show. */
export const downloadRows = 500;
export const mostTableRows = 1000;
export const stakeTableRows = 1000;
export const producersPerCall = 50;
export const producersPerPage = 100;
export const proxyVoters = 1000;
export const producerVoters = 100;
export const loanRows = 100;
export const ramMarketRows = 10;
export const topHolders = 500;
export const topAccounts = 500;
export const blockMs = 500;
export const dayMs = 86_400_000;
export const weekMs = 604_800_000;
/** 2000-01-01T00:00:00Z, where block slots and vote weights begin. */
export const blockEpochMs = 946_684_800_000;

// History
export const historyPage = 100;
export const dfusePage = 25;
export const dexPage = 50;
export const childrenPage = 100;
/** Days that a date is moved by where nothing else is said. */
export const shiftedDays = 3;
export const smallBalance = '0.0005';
export const staleUseSeconds = 86_400;

// Live
export const pollMs = 2000;
export const kycPollMs = 2000;
export const pushTimeoutMs = 10_000;
export const socketConnectMs = 10_000;
export const socketPingMs = 45_000;
export const reconnectMinMs = 500;
export const reconnectFactor = 2;
export const reconnectTries = 10;

// Exchange
export const candles = { usual: 500, most: 2000 } as const;
export const exchangeRows = { usual: 100, most: 250 } as const;
/** A week of hours, where the price chart has no points of its own. */
export const priceChartPoints = 168;

// Money
/** From here on a market capitalisation is told in billions, below it in millions. */
export const billion = 1e9;
export const million = 1e6;

// Accounts and permissions
export const permissionDepth = 2;
export const searchSuggestions = 10;
export const searchesKept = 10;
export const searchesShown = 6;
/** An Ethereum address, a key in the older form, a key with its type. */
export const keyLengths = [42, 53, 57] as const;
export const privateKeyLength = 51;
export const transactionIdLength = 64;
export const newAccountRamBytes = 3000;
/** Core tokens for CPU and for NET that together, 0.2, pay for a few transactions. */
export const leastStake = '0.1';
export const airgrabRamBytes = 240;
export const nftHistoryRows = 20;
export const nftAssets = 1000;
export const avatarPixels = 100;

// Votes and REX
export const producingProducers = 21;
/** Votes without which, and without a proxy, an account may not lend. */
export const rexVotes = 21;
export const voteWeeksWax = 13;
export const voteWeeks = 52;
export const rexDays = 4;
export const interestDays = [1, 30] as const;
export const unstakeDays = 3;
/** Of what was lent, whatever becomes of the price. */
export const rexGuaranteedPercent = 100;
export const rexPriceDivisor = 10_000;
/** Distance in milliseconds beyond which a REX maturity is the savings bucket. */
export const rexSavingsMs = 2_500_000_000;

// Signing
export const blocksBehind = 300;
export const libraryBlocksBehind = 3;
export const headerBlocksBehind = 12;
export const expireSeconds = 3000;
export const freeCpuMs = 5;
/** An expiry past it is pointed out before a signature. */
export const longExpirySeconds = 3600;
/** How often and how long a sent transaction is looked for whose answer was lost. */
export const lookForSentMs = 1500;
export const looksForSent = 5;
/** How often after one node alone refused it. */
export const looksAfterRefusal = 2;
/** How far clocks may differ before it is pointed out. */
export const clockToleranceMs = 30_000;
/** Signed transactions that a tab remembers until their fate is known. */
export const pendingKept = 20;
export const blocksLookedFor = 12;
/** Blocks looked into while a transaction is followed, and how long a passing message stays. */
export const blocksFollowed = 40;
export const toastMs = 5000;
/** A minute, for a transaction whose id somebody pastes. */
export const blocksLookedForPasted = 120;
/** Transfers in one transaction, so that an account of little CPU can pay for it. */
export const transfersPerTransaction = 20;
/** Transfers in a list that is sent in parts. */
export const listedTransfers = 1000;
export const nftsPerTransfer = 50;
export const queryExpireSeconds = 1800;
export const compressionLevel = 9;

// Packing
/** How deep types may nest, as nodes allow. */
export const abiDepth = 32;
/** What a compressed transaction may inflate to, as nodes allow: 1 MiB. */
export const inflatedBytes = 1_048_576;
/** Elements that take no bytes, such as empty structs, that a message may hold. */
export const weightlessElements = 1024;
export const cachedAbis = 100;

// An action in words: characters of a memo and of a list's item, items and fields named
export const sentenceText = 256;
export const sentenceItemText = 64;
export const sentenceItems = 30;
export const sentenceFields = 8;
