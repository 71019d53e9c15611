/**
 * What system contracts that were published have, by the chain: facts of their ABIs, for the tables
 * of `docs/chains.md`. An ABI says what a contract can do, not whether the chain uses it.
 */

interface PublishedContract {
  /** Where the ABI is published, and its day. */
  readonly source: string;
  readonly date: string;
  /** How many actions it has. */
  readonly actions: number;
  readonly rex: boolean;
  readonly rexMaturity: boolean;
  readonly powerUp: boolean;
  readonly ramTransfers: boolean;
  readonly ramGifts: boolean;
  readonly finalizerKeys: boolean;
}

export const publishedContracts: Readonly<Record<string, PublishedContract>> = {
  eos: {
    source: 'the ABI of greymass/vaulta-proposals',
    date: '2026-08-17',
    actions: 91,
    rex: true,
    rexMaturity: true,
    powerUp: true,
    ramTransfers: true,
    ramGifts: true,
    finalizerKeys: true,
  },
  proton: {
    source: 'XPRNetwork/proton.contracts `eosio.system.abi`',
    date: '2023-09-14',
    actions: 70,
    rex: true,
    rexMaturity: false,
    powerUp: false,
    ramTransfers: false,
    ramGifts: false,
    finalizerKeys: false,
  },
};
