import { expect, it } from 'vitest';
import { CHAIN_KEYS } from '#devnet/chains.ts';
import { openChain } from '#src/chain/client/chain/access.ts';
import { readContractFacts } from '#src/chain/client/chain/contract-facts.ts';
import { differences } from '#src/chain/model/chain/contract-facts.ts';
import { BOOT_TIMEOUT } from '../support.ts';
import { run } from './running.ts';

it.each(CHAIN_KEYS)(
  'the test chain of %s reports of its contracts what its file says',
  async (key) => {
    const { devnet, config } = await run(key);
    try {
      const facts = await readContractFacts(openChain(config));
      expect(differences(config, facts)).toEqual([]);
      // Each fact was read, so that no difference can hide behind a failed request.
      expect(facts).toMatchObject({
        rex: config.rexEnabled,
        powerUp: config.supportsRentbw,
        savanna: config.finality === 'savanna',
      });
    } finally {
      await devnet.close();
    }
  },
  BOOT_TIMEOUT,
);
