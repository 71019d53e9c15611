import type { CommonPatterns, ContractPatterns, LocalePatterns } from '../pattern.ts';

/**
 * One pattern a sentence. Where a language words what happened otherwise than what is about to be
 * signed, both stand in brackets: `[happened|about to]`.
 */
const patterns: CommonPatterns = {
  token: {
    transfer: '{from} [sent|sends] {amount} to {to}',
    transferMemo: '{from} [sent|sends] {amount} to {to}: “{memo}”',
    issue: '{amount} [were|are] issued to {to}',
    retire: '{amount} [were|are] taken out of circulation',
    create: '{issuer} [can|will be able to] issue up to {amount}',
    open: '{owner} [opened|opens] a balance of {token}',
    close: '{owner} [closed|closes] the empty balance of {token}',
    issuefixed: '{amount} [were|are] issued to {to} as a fixed supply',
    setmaxsupply: '{issuer} [set|sets] the maximum supply to {amount}',
  },
  system: {
    delegatebw: '{from} [staked|stakes] {cpu} for CPU and {net} for NET to {receiver}',
    delegatebwGive:
      '{from} [gave|gives away] {cpu} staked for CPU and {net} staked for NET to {receiver}',
    undelegatebw: '{from} [unstaked|unstakes] {cpu} from CPU and {net} from NET of {receiver}',
    refund: '{owner} [claimed|claims] the refund',
    buyram: '{payer} [bought|buys] RAM for {amount} for {receiver}',
    buyrambytes: '{payer} [bought|buys] {bytes} bytes of RAM for {receiver}',
    sellram: '{account} [sold|sells] {bytes} bytes of RAM',
    powerup:
      '{payer} [rented|rents] CPU and NET for {receiver}: {days} {days#day|days}, up to {amount}',
    voteproducer: '{voter} [voted|votes] for {count}: {producers}',
    voteproxy: '{voter} votes via {proxy}',
    voteNone: '{voter} [withdrew|withdraws] all votes',
    regproducer: '{producer} [registered|registers] as a block producer',
    unregprod: '{producer} [unregistered|unregisters] as a block producer',
    regproxy: '{proxy} [registered|registers] as a voting proxy',
    unregproxy: '{proxy} [unregistered|unregisters] as a voting proxy',
    claimrewards: '{owner} [claimed|claims] the rewards',
    newaccount: '{creator} [created|creates] the account {name}',
    updateauth: '{account} [changed|changes] the permission {permission}',
    linkauth: '{account} uses {permission} for {action} of {contract}',
    linkauthAll: '{account} uses {permission} for all actions of {contract}',
    delegatebwCpu: '{from} [staked|stakes] {cpu} for CPU to {receiver}',
    delegatebwNet: '{from} [staked|stakes] {net} for NET to {receiver}',
    giveCpu: '{from} [gave|gives away] {cpu} staked for CPU to {receiver}',
    giveNet: '{from} [gave|gives away] {net} staked for NET to {receiver}',
    undelegatebwCpu: '{from} [unstaked|unstakes] {cpu} from CPU of {receiver}',
    undelegatebwNet: '{from} [unstaked|unstakes] {net} from NET of {receiver}',
    powerupCpu: '{payer} [rented|rents] CPU for {receiver}: {days} {days#day|days}, up to {amount}',
    powerupNet: '{payer} [rented|rents] NET for {receiver}: {days} {days#day|days}, up to {amount}',
  },
  other: {
    accountinfo: '{modifier} [updated|updates] the profile of {account}',
    fields: '{action}: {fields}',
    empty: '{action}',
    undecoded: '{action}, not decoded',
    noop: 'Empty action of {contract}: by its name, it does nothing',
    nonce: 'Nonce: makes the transaction unique, no other effect',
  },
};

export const localePatterns: LocalePatterns = {
  common: patterns,
  contracts: import.meta.glob<ContractPatterns>(['./*.ts', '!./common.ts']),
};
