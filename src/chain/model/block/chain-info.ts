/** The response of get_info, as the explorer uses it. Times in milliseconds UTC. */
export interface ChainInfo {
  readonly chainId: string;
  readonly headBlockNum: number;
  readonly headBlockId: string;
  readonly headBlockTime: number;
  readonly headBlockProducer: string;
  readonly lastIrreversibleBlockNum: number;
  readonly lastIrreversibleBlockId: string;
  readonly serverVersion: string;
}
