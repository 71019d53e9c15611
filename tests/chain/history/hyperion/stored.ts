import { fc } from '#tests/fc.ts';

/** An action with its receivers, and what it and the accounts it notifies send. */
export interface Sent {
  readonly act: ReturnType<typeof paymentOf>;
  /** The contract first. */
  readonly receivers: readonly string[];
  /** Sent by the receiver of this place. */
  readonly sends: readonly (readonly [place: number, action: Sent])[];
}

/** One delivery, as a node's trace lists it. */
interface Delivery {
  readonly act: Sent['act'];
  readonly receiver: string;
  readonly ordinal: number;
  readonly creator: number;
  readonly digest: string;
  sequence: number;
}

export type Version = (typeof versions)[number];
/** `4.0.5+`: with the later mend, which compares the digest with that of the creator. */
export const versions = ['3.3', '3.5', '4.0.4', '4.0.5', '4.0.5+'] as const;

export const ID = 'a3c5f1d2'.padEnd(64, '0');

export function paymentOf(from: string, to: string, quantity: string, contract = 'eosio.token') {
  const authorization = [{ actor: from, permission: 'active' }];
  return {
    account: contract,
    name: 'transfer',
    authorization,
    data: { from, to, quantity, memo: '1001' },
  };
}

/** The deliveries of a transaction, numbered as nodeos does in apply_context::exec. */
function deliveriesOf(signed: readonly Sent[]): Delivery[] {
  const all: Delivery[] = [];
  let sequence = 9000;
  const schedule = (act: Sent['act'], receiver: string, creator: number): Delivery => {
    const digest = JSON.stringify(act);
    const delivery = { act, receiver, ordinal: all.length + 1, creator, digest, sequence: 0 };
    all.push(delivery);
    return delivery;
  };
  const run = ({ act, receivers, sends }: Sent, own: Delivery): void => {
    const sent: [Sent, Delivery][] = [];
    const execute = (index: number, delivery: Delivery): void => {
      delivery.sequence = ++sequence;
      for (const [at, action] of sends)
        if (at === index)
          sent.push([action, schedule(action.act, action.act.account, delivery.ordinal)]);
    };
    const notified = receivers.slice(1).map((name) => schedule(act, name, own.ordinal));
    execute(0, own);
    for (const [index, delivery] of notified.entries()) execute(index + 1, delivery);
    for (const [action, delivery] of sent) run(action, delivery);
  };
  const roots = signed.map((action) => schedule(action.act, action.act.account, 0));
  for (const [index, action] of signed.entries()) run(action, roots[index]!);
  return all;
}

/** The documents of a transaction as a version of Hyperion stores them, by their sequence. */
export function storedBy(version: Version, signed: readonly Sent[]) {
  const deliveries = deliveriesOf(signed);
  const digests = new Map(deliveries.map(({ ordinal, digest }) => [ordinal, digest]));
  const groups = Map.groupBy(deliveries, ({ digest, ordinal, creator }) => {
    switch (version) {
      case '3.3':
      case '3.5':
        return digest;
      case '4.0.4':
        return `${digest}:${ordinal}`;
      case '4.0.5':
        return `${digest}:${creator > 0 ? creator : ordinal}`;
      case '4.0.5+':
        return `${digest}:${digests.get(creator) === digest ? creator : ordinal}`;
    }
  });
  return [...groups.values()]
    .map((group) => {
      const [{ act, ordinal, creator, digest, sequence }] = group as [Delivery, ...Delivery[]];
      return {
        '@timestamp': '2026-03-25T12:00:00.500',
        block_num: 480_000_000,
        trx_id: ID,
        act: { ...act, data: { ...act.data, amount: parseFloat(act.data.quantity) } },
        receipts: group.map((delivery) => ({
          receiver: delivery.receiver,
          global_sequence: String(delivery.sequence),
        })),
        action_ordinal: ordinal,
        creator_action_ordinal: creator,
        // 3.x keeps no digest in the documents that 4.x does.
        ...(version !== '3.3' && { act_digest: digest }),
        ...(version === '4.0.5+' && {
          notified: group.map(({ receiver }) => receiver).join(','),
        }),
        global_sequence: sequence,
        net_usage_words: 17,
        signatures: [],
      };
    })
    .toSorted((a, b) => a.global_sequence - b.global_sequence);
}

/** All actions of a tree, in any order. */
export function every(signed: readonly Sent[]): Sent[] {
  return signed.flatMap((action) => [action, ...every(action.sends.map(([, sent]) => sent))]);
}

const name = fc.constantFrom('alice', 'bob', 'game', 'exchange1111');

/** Trees of payments. Few names and amounts, so that many are equal. */
const { sent } = fc.letrec<{ sent: Sent; sends: [number, Sent][] }>((tie) => ({
  sent: fc
    .record({
      from: name,
      to: name,
      quantity: fc.constantFrom('1.0000 EOS', '2.0000 EOS'),
      contract: fc.constantFrom('eosio.token', 'othertoken11'),
      notifies: fc.uniqueArray(name, { maxLength: 3 }),
      sends: tie('sends'),
    })
    .map(({ from, to, quantity, contract, notifies, sends }) => ({
      act: paymentOf(from, to, quantity, contract),
      receivers: [contract, ...notifies],
      sends: sends.map(([index, action]) => [Math.min(index, notifies.length), action] as const),
    })),
  sends: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constant<[number, Sent][]>([]),
    fc.array(fc.tuple(fc.nat(3), tie('sent')), { minLength: 1, maxLength: 2 }),
  ),
}));
export const transactions = fc.array(sent, { minLength: 1, maxLength: 3 });
