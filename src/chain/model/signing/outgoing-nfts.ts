import { isName } from '../../core/name.ts';
import { unique } from '../../core/unique.ts';
import { integerTextOf, listOf, textOf } from '../../rpc/json.ts';
import type { ActionView } from '../action/action.ts';
import type { NftIdentity } from '../nft/nft.ts';
import type { OutgoingNft, NftTransfer } from '../nft/trade.ts';
import type { Figure } from './agreement.ts';

interface Rule {
  readonly contract: OutgoingNft['contract'];
  /** Null: the account that authorizes the action. */
  readonly owner: string | null;
  readonly ids: string;
}

const atomic = (owner: string | null, ids: string): Rule => ({
  contract: 'atomicassets',
  owner,
  ids,
});
const simple = (owner: string): Rule => ({ contract: 'simpleassets', owner, ids: 'assetids' });

/** By contract and action. An offer names the NFTs of both sides, a bid those that it is for. */
const rules: Readonly<Record<string, readonly Rule[]>> = {
  'atomicassets::transfer': [atomic('from', 'asset_ids')],
  'atomicassets::burnasset': [atomic('asset_owner', 'asset_id')],
  'atomicassets::createoffer': [
    atomic('sender', 'sender_asset_ids'),
    atomic('recipient', 'recipient_asset_ids'),
  ],
  'atomicmarket::announcesale': [atomic('seller', 'asset_ids')],
  'atomicmarket::announceauct': [atomic('seller', 'asset_ids')],
  'atomicmarket::createbuyo': [atomic('recipient', 'asset_ids')],
  'atomicmarket::acceptbuyo': [atomic(null, 'expected_asset_ids')],
  'atomicmarket::fulfilltbuyo': [atomic('seller', 'asset_id')],
  'simpleassets::transfer': [simple('from')],
  'simpleassets::burn': [simple('owner')],
  'simpleassets::offer': [simple('owner')],
};

/** The NFTs that an action moves by its data, by the accounts that give them. */
export function nftTransfers({ account, name, data, authorization }: ActionView): NftTransfer[] {
  const action = `${account}::${name}`;
  const actionRules = data && Object.hasOwn(rules, action) ? rules[action] : [];
  return (actionRules ?? []).flatMap(({ contract, owner: field, ids: list }) => {
    const giver = field === null ? authorization[0]?.actor : textOf(data?.[field]);
    const value = data?.[list];
    const ids = (Array.isArray(value) ? listOf(value) : [value]).flatMap(
      (id) => integerTextOf(id) ?? [],
    );
    return typeof giver === 'string' && ids.length > 0 ? { contract, giver, ids } : [];
  });
}

/** The NFTs that actions give away, each once. */
export function givenNfts(actions: readonly ActionView[]): OutgoingNft[] {
  return uniqueNfts(actions.flatMap(nftTransfers));
}

/** The NFTs of sides, each once. */
export function uniqueNfts(sides: readonly NftTransfer[]): OutgoingNft[] {
  const all = sides.flatMap(({ contract, giver, ids }) =>
    ids.map((id): OutgoingNft => ({ contract, owner: giver, id })),
  );
  return unique(all, (one) => `${one.owner} ${nftOf(one)}`);
}

/** What an NFT is, as a node reports it. */
export function nftFigure(nft: OutgoingNft, identity: NftIdentity | null): Figure {
  const figure = { kind: 'nft', of: nftOf(nft) } as const;
  if (!identity) return { ...figure, value: null };
  const { collection, template, name, image } = identity;
  const parts = [
    isName(collection) ? collection : quoted(collection),
    template === null ? null : `#${template}`,
    name === null ? null : quoted(name),
    image,
  ];
  return { ...figure, value: parts.filter((part) => part !== null).join(' '), nft: identity };
}

/** In quotes, so that no name reads like another part: other NFTs always have another value. */
const quoted = (text: string): string => JSON.stringify(text);

/** What two operators agree that an NFT is; null if they were not compared, or if they differ. */
export function agreedNft(
  figures: readonly Figure[],
  nft: Pick<OutgoingNft, 'id'> & { readonly contract: string },
): NftIdentity | null {
  const of = nftOf(nft);
  return figures.find((one) => one.kind === 'nft' && one.of === of)?.nft ?? null;
}

function nftOf({ contract, id }: Pick<OutgoingNft, 'id'> & { readonly contract: string }): string {
  return `${id} (${contract})`;
}
