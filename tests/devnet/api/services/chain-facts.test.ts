import { expect, it } from 'vitest';
import { openChain } from '#src/chain/client/chain/access.ts';
import { readContractFacts } from '#src/chain/client/chain/contract-facts.ts';
import { differences } from '#src/chain/model/chain/contract-facts.ts';
import { BOOT_TIMEOUT } from '../support.ts';
import { run } from './running.ts';

/** The other test chains have newer contracts than their files, or lack one. */
it.each(['eos', 'jungle', 'fio'] as const)(
  'a test chain reports of its contracts what the file of %s says',
  async (key) => {
    const { devnet, config } = await run(key);
    try {
      expect(differences(config, await readContractFacts(openChain(config)))).toEqual([]);
    } finally {
      await devnet.close();
    }
  },
  BOOT_TIMEOUT,
);
