import type { History } from '../../history/history.ts';

/** The time of an event, as the indexer writes it. */
export interface Moment {
  block: string;
  /** Milliseconds UTC. */
  time: string;
  /** Of the transaction. */
  txid: string;
}

export interface Transfer extends Moment {
  /** The action's number on the chain. */
  id: string;
  from: string;
  to: string;
  assets: string[];
  memo: string;
}

export interface AssetPast {
  mint: number;
  minted: Moment;
  transferred: Moment;
  updated: Moment;
}

/** State numbers of the indexer. */
export const OFFER_STATE = {
  pending: 0,
  invalid: 1,
  accepted: 3,
  declined: 4,
  canceled: 5,
} as const;

export interface Offer {
  id: string;
  sender: string;
  recipient: string;
  memo: string;
  /** Asset ids. */
  gives: string[];
  wants: string[];
  state: number;
  made: Moment;
  changed: Moment;
}

export interface Burn {
  id: string;
  owner: string;
  collection: string;
  schema: string;
  /** `-1` if the asset has no template. */
  template: string;
  /** The action, with the asset's last data. */
  data: Data;
  moment: Moment;
}

export interface Log {
  id: string;
  name: string;
  data: Data;
  moment: Moment;
}

/** Events from the contract's log actions, which its tables do not keep. */
export interface Journal {
  /** Creation time of a `collection`, `collection/schema` or template id. */
  made(what: string): Moment | null;
  asset(id: string): AssetPast | null;
  /** Newest first. */
  transfers: Transfer[];
  /** Oldest first. */
  offers: Offer[];
  burns: Burn[];
  /** Log actions that match a test, oldest first. */
  logs(about: (log: Log) => boolean): Log[];
}

type Data = Record<string, unknown>;
const CONTRACT = 'atomicassets';

export function readJournal(history: History): Journal {
  const made = new Map<string, Moment>();
  const assets = new Map<string, AssetPast>();
  const transfers: Transfer[] = [];
  const logs: Log[] = [];
  const offers = new Map<string, Offer>();
  const burns: Burn[] = [];
  const minted = new Map<string, number>();

  const readers: Record<string, (data: Data, moment: Moment, id: string) => void> = {
    createcol: (data, moment) => made.set(String(data['collection_name']), moment),
    createschema: (data, moment) =>
      made.set(`${String(data['collection_name'])}/${String(data['schema_name'])}`, moment),
    lognewtempl: (data, moment) => made.set(String(data['template_id']), moment),
    logmint(data, moment) {
      const template = String(data['template_id']);
      const mint = template === '-1' ? 0 : (minted.get(template) ?? 0) + 1;
      minted.set(template, mint);
      const past = { mint, minted: moment, transferred: moment, updated: moment };
      assets.set(String(data['asset_id']), past);
    },
    logtransfer(data, moment, id) {
      const moved = (data['asset_ids'] as unknown[]).map(String);
      const [from, to, memo] = ['from', 'to', 'memo'].map((field) => String(data[field]));
      transfers.unshift({
        ...moment,
        id,
        from: from ?? '',
        to: to ?? '',
        assets: moved,
        memo: memo ?? '',
      });
      for (const asset of moved) change(asset, { transferred: moment, updated: moment });
    },
    logsetdata: (data, moment) => change(String(data['asset_id']), { updated: moment }),
    logburnasset: (data, moment) =>
      burns.push({
        id: String(data['asset_id']),
        owner: String(data['asset_owner']),
        collection: String(data['collection_name']),
        schema: String(data['schema_name']),
        template: String(data['template_id']),
        data,
        moment,
      }),
    lognewoffer(data, moment) {
      const offer = String(data['offer_id']);
      const ids = (field: string): string[] => (data[field] as unknown[]).map(String);
      offers.set(offer, {
        id: offer,
        sender: String(data['sender']),
        recipient: String(data['recipient']),
        memo: String(data['memo']),
        state: OFFER_STATE.pending,
        made: moment,
        changed: moment,
        gives: ids('sender_asset_ids'),
        wants: ids('recipient_asset_ids'),
      });
    },
    acceptoffer: closes(OFFER_STATE.accepted),
    declineoffer: closes(OFFER_STATE.declined),
    canceloffer: closes(OFFER_STATE.canceled),
  };

  function closes(state: number): (data: Data, moment: Moment) => void {
    return (data, moment) => {
      const offer = offers.get(String(data['offer_id']));
      if (offer) offers.set(offer.id, { ...offer, state, changed: moment });
    };
  }

  function change(asset: string, by: Partial<AssetPast>): void {
    const past = assets.get(asset);
    if (past) assets.set(asset, { ...past, ...by });
  }

  for (const position of history.actionsOf(CONTRACT)) {
    const { receivers, in: recorded } = history.action(position);
    const [first] = receivers;
    if (first?.act.account !== CONTRACT || typeof first.act.data === 'string') continue;
    const data = first.act.data as Data;
    const { block } = recorded;
    const time = String(Date.parse(`${block.timestamp}Z`));
    const moment = { block: String(block.num), time, txid: first.trx_id };
    const id = String(first.receipt.global_sequence);
    readers[first.act.name]?.(data, moment, id);
    logs.push({ name: first.act.name, data, moment, id });
  }

  return {
    made: (what) => made.get(what) ?? null,
    asset: (id) => assets.get(id) ?? null,
    transfers,
    offers: [...offers.values()],
    burns,
    logs: (about) => logs.filter(about),
  };
}
