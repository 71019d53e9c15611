/** An NFT that an action moves, offers or destroys. The bytes have its id only. */
export interface OutgoingNft {
  readonly contract: 'atomicassets' | 'simpleassets';
  readonly owner: string;
  readonly id: string;
}

/** NFTs of one contract that an account gives. */
export interface NftTransfer {
  readonly contract: OutgoingNft['contract'];
  readonly giver: string;
  readonly ids: readonly string[];
}

/** What each side gives, as the contract's table has it. */
export interface NftTrade {
  readonly sides: readonly NftTransfer[];
  /** The tokens paid for it; null if none are, or if the bytes say how many. */
  readonly price: string | null;
}
