/**
 * The numbers the product is made by, each once; import them as a namespace. Times are in
 * milliseconds unless the name says otherwise.
 */

// Asking nodes
export const requestTimeoutMs = 5000;
export const staleHeadMs = 30_000;
export const syncSecondsBehind = 20;
export const tableRows = 10;
export const tableChunk = 100;
export const stakeTableRows = 1000;
export const producersPerCall = 50;
export const producersPerPage = 100;
export const proxyVoters = 1000;
export const producerVoters = 100;
export const loanRows = 100;
export const ramMarketRows = 10;
export const topHolders = 100;
export const topAccounts = 500;
export const blockMs = 500;
/** 2000-01-01T00:00:00Z, where block slots and vote weights begin. */
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

// Accounts and permissions
export const permissionDepth = 2;
export const searchSuggestions = 10;
export const newAccountRamBytes = 3000;
export const airgrabRamBytes = 240;
export const nftHistoryRows = 20;
export const nftAssets = 1000;
export const avatarPixels = 100;

// Votes and REX
export const producingProducers = 21;
export const voteWeeksWax = 13;
export const voteWeeks = 52;
export const rexDays = 4;
export const unstakeDays = 3;
export const rexPriceDivisor = 10_000;
/** Distance in milliseconds beyond which a REX maturity is the savings bucket. */
export const rexSavingsMs = 2_500_000_000;

// Signing
export const blocksBehind = 300;
export const libraryBlocksBehind = 3;
export const headerBlocksBehind = 12;
export const expireSeconds = 3000;
export const freeCpuMs = 5;
export const queryExpireSeconds = 1800;
export const compressionLevel = 9;
