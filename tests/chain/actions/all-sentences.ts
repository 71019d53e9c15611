import { actionDescriber } from '#src/chain/actions/describe-action.ts';
import { common } from '#src/chain/actions/sentences/common.ts';
import {
  contracts,
  type LazyContract,
  type Sentences,
} from '#src/chain/actions/sentences/registry.ts';

export const lazyContracts = Object.keys(contracts) as LazyContract[];

const loaded = await Promise.all(
  lazyContracts.map(async (name) => [name, (await contracts[name].load()).sentences] as const),
);

/** Every sentence there is, by the row of the registry. */
export const allSentences = { ...common, ...Object.fromEntries(loaded) } as Sentences;

export const { sentenceOf, describeAction } = actionDescriber(allSentences);
