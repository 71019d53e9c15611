/**
 * Limits and constants that the specification gives, that a text names or that several modules use.
 * Those of one module stand at its top. Import as a namespace. Times are in milliseconds unless the
 * name has another unit.
 */

// Requests to nodes
export const requestTimeoutMs = 5000;
/** Pause after a 429 without a Retry-After, which other origins often cannot read. */
export const busyPauseMs = 10_000;
/** The longest pause that an endpoint can ask for. */
export const longestPauseMs = 600_000;
/** Maximum bytes of a response. Accounts, table rows and pages of actions stay below 4 MB. */
export const responseBytes = 8_000_000;
/**
 * Maximum bytes of a large response: a block, a transaction with traces, 1000 NFTs. A full block
 * holds 1 MiB of packed transactions, which nodes write as 5 to 10 MB of JSON.
 */
export const largeResponseBytes = 16_000_000;
/** Responses that a browser caches for each chain, their bytes together, and those of one. */
export const cachedResponses = 200;
export const cachedBytes = 16_000_000;
export const cachedResponseBytes = 2_000_000;
/** Responses that a tab caches from other tabs, and how old they may be. Refreshes are 30 s apart. */
export const tabResponses = 20;
export const tabResponseMs = 25_000;
/** A response is read from the browser within this time, or fetched. */
export const cacheReadMs = 500;
/** How far behind the last irreversible block a node's block is before it is cached. */
export const cachedBlocksBehind = 12;
/** The same for transactions: an index is filled after the block, three minutes at most. */
export const cachedTransactionsBehind = 360;
export const staleHeadMs = 30_000;
export const syncSecondsBehind = 20;
export const tableRows = 10;
export const tableChunk = 100;
/** Maximum chunks read of one table. */
export const tablePages = 100;
/** Rows per request while downloading a whole table, and the maximum on one page. */
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
/** How often pages read again what an account has. */
export const accountRefreshMs = 5000;
export const dayMs = 86_400_000;
export const weekMs = 604_800_000;
/** 2000-01-01T00:00:00Z: the epoch of block slots and vote weights. */
export const blockEpochMs = 946_684_800_000;

// History
export const historyPage = 100;
export const dfusePage = 25;
export const dexPage = 50;
export const childrenPage = 100;
export const smallBalance = '0.0005';
export const staleUseSeconds = 86_400;

// Live
export const pollMs = 2000;
export const kycPollMs = 2000;
/** How often a pending verification is checked before the visitor is asked: for five minutes. */
export const kycPolls = 150;
export const pushTimeoutMs = 10_000;
/** Most characters that a push channel may send in a second. It is closed for more. */
export const pushCharactersASecond = 4_000_000;
/** Most that a Hyperion stream may send in a second. It is closed for more. */
export const streamCharactersASecond = 8_000_000;
export const streamDocumentsASecond = 5_000;
export const socketConnectMs = 10_000;
export const socketPingMs = 45_000;
export const reconnectMinMs = 500;
export const reconnectFactor = 2;
export const reconnectTries = 10;

// Exchange
export const candles = { default: 500, max: 2000 } as const;
export const exchangeRows = { default: 100, max: 250 } as const;

// Prices
/** An older report of an oracle is called old, and after the second time it is not used. */
export const priceFreshMs = 900_000;
export const priceUsableMs = 3_600_000;
/** Reports that `delphioracle` keeps of a pair. */
export const delphiReports = 21;
/** The place of its median among them, by value and counted from zero. */
export const delphiMedianIndex = 9;
/** Fewer accounts that reported within half an hour make a price doubtful. */
export const priceReporters = 3;
export const priceReportersMs = 1_800_000;
/** Sources, or reports of one, that are farther apart disagree. */
export const priceSpread = 0.05;
/** A pool's depth is what moves its price by this share. */
export const poolMove = 0.02;
/** In US dollars: a pool of less depth is thin, and of less than the second it is not used. */
export const poolDepth = 2000;
export const poolLeastDepth = 200;
/** A pool that changed since then has the price of its last trade. */
export const poolMovedMs = 120_000;
/** A pool without a trade for a week is not used. */
export const poolUsableMs = 604_800_000;
/** A public price service gets one request in this time; after a failure it has a longer pause. */
export const priceServiceMs = 300_000;
export const priceServicePauseMs = 600_000;
/** Rates of currencies change once a day. */
export const forexMs = 43_200_000;

// Money
/** Market capitalisations from here on are shown in billions, smaller ones in millions. */
export const billion = 1e9;
export const million = 1e6;

// Accounts and permissions
export const permissionDepth = 2;
export const searchSuggestions = 10;
export const foundCollections = 5;
export const recentSearches = 10;
export const searchesShown = 6;
/** An Ethereum address, a legacy key, a key with its type. */
export const keyLengths = [42, 53, 57] as const;
export const privateKeyLength = 51;
export const transactionIdLength = 64;
export const newAccountRamBytes = 3000;
/** Core tokens for CPU and for NET. Together, 0.2, they pay for a few transactions. */
export const leastStake = '0.1';
export const airgrabRamBytes = 240;
export const nftHistoryRows = 20;
export const nftAssets = 1000;
/** Pages of an account's NFTs. An account may have more; the screen says so. */
export const nftPages = 5;
/** Rows of a page of an NFT's transfers, logs and offers. */
export const nftEvents = 100;
/** NFTs of a list of offers that are looked up by their ids, and how many of them at the same time. */
export const offeredNfts = 24;
export const offeredNftsAtOnce = 6;
/** NFTs or templates of a page of a collection. */
export const nftTiles = 24;
/** An account's NFTs that are read from a node's tables. Each may need two more requests. */
export const nftTableAssets = 48;
export const avatarPixels = 100;

/** Accounts of a wallet's key that are read from two operators before they are offered. */
export const keyAccountsChecked = 20;

/** Compared figures of a kind before a signature, so that a large batch is not hundreds of requests. */
export const comparedFigures = 20;

// Votes and REX
export const producingProducers = 21;
/** Consecutive blocks of a producer: nodeos, `producer_repetitions`. */
export const turnBlocks = 12;
/** Maximum producers of a schedule: nodeos, `max_producers`. */
export const scheduleProducers = 125;
/** Pause between two requests of the schedule. */
export const scheduleRequestMs = 60_000;
/** Minimum votes, or a proxy, that an account needs to lend to REX. */
export const rexVotes = 21;
export const voteWeeksWax = 13;
export const voteWeeks = 52;
export const rexDays = 4;
export const interestDays = [1, 30] as const;
export const unstakeDays = 3;
/** Guaranteed share of the lent amount, whatever the price. */
export const rexGuaranteedPercent = 100;
export const rexPriceDivisor = 10_000;
/** A REX maturity farther away than this belongs to the savings bucket. */
export const rexSavingsMs = 2_500_000_000;

/** The row of a core token's balance, which an account pays for once it spends some. */
export const coreRowBytes = 241;
/** The row of an account's first gift of RAM, which the giver pays for. */
export const ramGiftRowBytes = 136;
/** Rows of finalizer keys that are read. */
export const finalizerKeyRows = 500;

// Signing
export const blocksBehind = 300;
export const libraryBlocksBehind = 3;
export const headerBlocksBehind = 12;
export const expireSeconds = 3000;
/** For keys in the page, which sign at once: lost bytes expire sooner. */
export const ownKeyExpireSeconds = 120;
/** A review is renewed this long before its transaction expires. */
export const renewBeforeMs = 20_000;
export const freeCpuMs = 5;
/**
 * Most actions of a transaction that is signed, and most of all nested ones together: a review draws
 * all of them.
 */
export const reviewedActions = 1_000;
/** Accounts and keys that a review looks up: hundreds of actions must not cause hundreds of requests. */
export const reviewLookups = 20;
/** How long it is looked up whose key an action names: a slow index must not delay signing. */
export const keyLookupMs = 6_000;
/** A longer expiry gets a warning before the signature. */
export const longExpirySeconds = 3600;
/** Nodes refuse a wait longer than 45 days, the usual `max_transaction_delay`. */
export const longestDelaySeconds = 3_888_000;
/** Interval and number of lookups of a sent transaction that got no response. */
export const lookForSentMs = 1500;
export const attemptsForSent = 5;
/** Number of lookups after a refusal by a single node. */
export const attemptsAfterRefusal = 2;
/** Clocks may differ this much without a warning. */
export const clockToleranceMs = 30_000;
/** A proof of identity that counts for longer could be used again by anyone who sees it. Wallets allow an hour at most. */
export const proofLifetimeMs = 86_400_000;
/** Signed transactions that a browser stores until their outcome is known. */
export const pendingTransactions = 20;
/** How long after their expiration they are still looked for before the same is signed again. */
export const expiredRetentionMs = 3_600_000;
export const blocksLookedFor = 12;
/**
 * Most blocks between the reference block of a pending transaction and the head: the blocks behind,
 * an hour until it expires, which is the chains' `max_transaction_lifetime`, and the hour after that.
 */
export const blocksSearched = 15_000;
/** Blocks of one operator that are requested together, and the pause until the next ones. */
export const blocksSearchedAtOnce = 5;
export const searchEveryMs = 1_000;
/** The pause if no node has more blocks to search, or none responds. */
export const searchAgainMs = 10_000;
/**
 * Prices that two nodes report may be so many thousandths apart. Nodes are a few blocks apart, and
 * between blocks others trade: half a per cent is the fee of a trade in RAM, so a lie within it takes
 * less than the trade itself costs. Different prices are read again first.
 */
export const pricePerMille = 5n;
/**
 * A bound of more than this many times the price was not set by it: a form adds some per cent, and
 * 100% at most.
 */
export const looseBound = 2n;
/** How long a third operator is waited for once two have agreed. */
export const thirdOperatorMs = 1_000;
/** How long Sign is there before it can be pressed. */
export const settlingMs = 700;

/** Blocks searched while following a transaction, and how long a toast stays. */
export const blocksFollowed = 40;
export const toastMs = 5000;
/** One minute of blocks, for a pasted transaction id. */
export const blocksLookedForPasted = 120;
/** Maximum transfers in one transaction, so that an account with little CPU can pay for it. */
export const transfersPerTransaction = 20;
/** Maximum transfers in a list, which is sent in parts. */
export const listedTransfers = 1000;
/** What is read as a list at all: a million lines take seconds to check, each time one is changed. */
export const listLines = 10_000;
export const listCharacters = 1_000_000;
/** Maximum size of a file that is decoded: 256 KiB. */
export const decodedFileBytes = 262_144;
export const nftsPerTransfer = 50;
export const queryExpireSeconds = 1800;
export const compressionLevel = 9;

// Packing
/** Maximum nesting of types, as in nodes. */
export const abiDepth = 32;
/** Maximum size of an inflated transaction, as in nodes: 1 MiB. */
export const inflatedBytes = 1_048_576;
/** Maximum elements without bytes in a message, such as empty structs. */
export const weightlessElements = 1024;
export const cachedAbis = 100;

// Sentences of actions: characters of a memo and of a list item, number of items and fields
export const sentenceText = 256;
export const sentenceItemText = 64;
export const sentenceItems = 30;
export const sentenceFields = 8;
/** Sentences of a transaction that was just sent. */
export const sentActions = 3;
