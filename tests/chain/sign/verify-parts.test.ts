import { Name, PrivateKey, PublicKey, Serializer } from '@wharfkit/antelope';
import { describe, expect, it } from 'vitest';
import { savannaSchedule } from '#src/chain/model/block/block-view.ts';
import type { BlockEvidence } from '#src/chain/model/transaction/evidence.ts';
import type { AccountResponse, BlockResponse } from '#src/chain/rpc/responses.ts';
import { isSatisfied, keysBehind } from '#src/chain/sign/verify/authority.ts';
import { headerDigest } from '#src/chain/sign/verify/header.ts';
import { checkProducer } from '#src/chain/sign/verify/producer.ts';

const keys = Array.from({ length: 3 }, () => PrivateKey.generate('K1'));
const [ada, ben, eve] = keys.map((key) => String(key.toPublic())) as [string, string, string];

interface Auth {
  readonly threshold: number;
  readonly keys?: readonly [key: string, weight: number][];
  readonly accounts?: readonly [actor: string, permission: string, weight: number][];
  readonly waits?: readonly [seconds: number, weight: number][];
}

/** Accounts by name, each with its permissions. */
function accountsOf(reported: Readonly<Record<string, Readonly<Record<string, Auth>>>>) {
  const answers = Object.entries(reported).map(([name, permissions]) => [
    name,
    {
      account_name: name,
      permissions: Object.entries(permissions).map(([perm_name, auth]) => ({
        perm_name,
        parent: '',
        required_auth: {
          threshold: auth.threshold,
          keys: (auth.keys ?? []).map(([key, weight]) => ({ key, weight })),
          accounts: (auth.accounts ?? []).map(([actor, permission, weight]) => ({
            permission: { actor, permission },
            weight,
          })),
          waits: (auth.waits ?? []).map(([wait_sec, weight]) => ({ wait_sec, weight })),
        },
      })),
    } as unknown as AccountResponse,
  ]);
  return new Map(answers as [string, AccountResponse][]);
}

const alice = { actor: 'alice', permission: 'active' };

describe('keys that signed', () => {
  it('are enough once their weights reach the threshold', () => {
    const active: Auth = {
      threshold: 2,
      keys: [
        [ada, 1],
        [ben, 1],
        [eve, 2],
      ],
    };
    const accounts = accountsOf({ alice: { active } });
    expect(isSatisfied(alice, [], accounts)).toBe(false);
    expect(isSatisfied(alice, [ada], accounts)).toBe(false);
    expect(isSatisfied(alice, [ada, ben], accounts)).toBe(true);
    expect(isSatisfied(alice, [eve], accounts)).toBe(true);
  });

  it('count in whichever form the account has them', () => {
    const legacy = PrivateKey.from(keys[0]!).toPublic().toLegacyString();
    const accounts = accountsOf({ alice: { active: { threshold: 1, keys: [[legacy, 1]] } } });
    expect(isSatisfied(alice, [ada], accounts)).toBe(true);
  });

  it('may need to have waited as well', () => {
    const active: Auth = { threshold: 2, keys: [[ada, 1]], waits: [[3600, 1]] };
    const accounts = accountsOf({ alice: { active } });
    expect(isSatisfied(alice, [ada], accounts)).toBe(false);
    expect(isSatisfied(alice, [ada], accounts, 3599)).toBe(false);
    expect(isSatisfied(alice, [ada], accounts, 3600)).toBe(true);
  });

  it('count through the accounts that a permission names', () => {
    const accounts = accountsOf({
      alice: {
        active: {
          threshold: 2,
          accounts: [
            ['bob', 'active', 1],
            ['carol', 'owner', 1],
          ],
        },
      },
      bob: { active: { threshold: 1, keys: [[ben, 1]] } },
      carol: { owner: { threshold: 1, keys: [[eve, 1]] } },
    });
    expect(isSatisfied(alice, [ben], accounts)).toBe(false);
    expect(isSatisfied(alice, [ben, eve], accounts)).toBe(true);
    expect(keysBehind(alice, accounts)).toEqual([ben, eve]);
  });

  it('have no verdict if it depends on an account that could not be loaded', () => {
    const active: Auth = { threshold: 2, keys: [[ada, 1]], accounts: [['bob', 'active', 1]] };
    const unread = accountsOf({ alice: { active } });
    expect(isSatisfied(alice, [ada], unread)).toBeNull();
    expect(isSatisfied(alice, [], unread)).toBe(false);
    expect(isSatisfied(alice, [ada], accountsOf({ alice: {} }))).toBeNull();
    expect(isSatisfied(alice, [ada], accountsOf({ alice: { owner: active } }))).toBe(false);
  });

  it('are followed as deep as nodes do: permissions may name each other', () => {
    const circle = accountsOf({
      alice: { active: { threshold: 1, accounts: [['bob', 'active', 1]] } },
      bob: { active: { threshold: 1, keys: [[ben, 1]], accounts: [['alice', 'active', 1]] } },
    });
    expect(isSatisfied(alice, [ben], circle)).toBe(true);
    expect(isSatisfied(alice, [ada], circle)).toBeNull();
    expect(new Set(keysBehind(alice, circle))).toEqual(new Set([ben]));
  });
});

const hash = (byte: string) => byte.repeat(32);
const header = {
  timestamp: '2026-01-01T00:00:00.000',
  producer: 'bpalpha',
  confirmed: 0,
  previous: hash('11'),
  transaction_mroot: hash('22'),
  action_mroot: hash('33'),
  schedule_version: 1,
  header_extensions: [],
};

describe('the digest of a header', () => {
  const authority = [0, { threshold: 1, keys: [{ key: ada, weight: 1 }] }];
  const producers = [{ producer_name: 'bpalpha', authority }];
  const schedule = { version: 2, producers };
  const digests = [hash('44'), hash('55')];
  /** What the two extensions come to in bytes. */
  const packedFeatures = `02${digests.join('')}`;

  it('covers protocol features, reported as digests or in full', () => {
    const short = headerDigest({ ...header, new_protocol_features: digests });
    const long = digests.map((feature_digest) => ({ feature_digest, name: 'a feature' }));
    expect(short).toMatch(/^[0-9a-f]{64}$/);
    expect(headerDigest({ ...header, new_protocol_features: long })).toBe(short);
    expect(headerDigest(header)).not.toBe(short);
    for (const extension of [[0, packedFeatures], { type: 0, data: packedFeatures }])
      expect(headerDigest({ ...header, header_extensions: [extension] })).toBe(short);
  });

  it('covers a proposed schedule, in any form of its authorities', () => {
    const byNumber = headerDigest({ ...header, new_producer_schedule: schedule });
    const named = [
      { producer_name: 'bpalpha', authority: ['block_signing_authority_v0', authority[1]] },
    ];
    const byName = headerDigest({
      ...header,
      new_producer_schedule: { version: 2, producers: named },
    });
    expect(byName).toBe(byNumber);
    const later = { version: 3, producers };
    expect(headerDigest({ ...header, new_producer_schedule: later })).not.toBe(byNumber);
  });

  it('holds a schedule of the old form, in its own field', () => {
    const old = { version: 2, producers: [{ producer_name: 'bpalpha', block_signing_key: ada }] };
    expect(headerDigest({ ...header, new_producers: old })).not.toBe(headerDigest(header));
  });

  it('covers the finality extension, which nodes report decoded', () => {
    const claim = { block_num: 76, is_strong_qc: true };
    const packed = (data: string) => headerDigest({ ...header, header_extensions: [[2, data]] });
    expect(headerDigest({ ...header, finality_extension: { qc_claim: claim } })).toBe(
      packed('4c000000' + '01' + '00' + '00'),
    );
    const key = new Uint8Array(96).fill(7);
    const text = Buffer.concat([key, new Uint8Array(4)]).toString('base64url');
    const finalizer = { description: 'ab', weight: 1, public_key: `PUB_BLS_${text}` };
    const changed = {
      qc_claim: { block_num: 76, is_strong_qc: false },
      new_finalizer_policy_diff: {
        generation: 2,
        threshold: 15,
        finalizers_diff: { remove_indexes: [4], insert_indexes: [[4, finalizer]] },
      },
      new_proposer_policy_diff: {
        version: 3,
        proposal_time: '2026-01-01T00:00:00.500',
        producer_auth_diff: { remove_indexes: [], insert_indexes: [[1, producers[0]]] },
      },
    };
    const slot = ((Date.parse('2026-01-01T00:00:00.500Z') - Date.UTC(2000, 0)) / 500) >>> 0;
    const littleEndian = (value: number, size: number) =>
      Array.from({ length: size }, (_, at) =>
        (Math.floor(value / 256 ** at) % 256).toString(16).padStart(2, '0'),
      ).join('');
    const { data } = PublicKey.from(ada);
    expect(headerDigest({ ...header, finality_extension: changed })).toBe(
      packed(
        [
          '4c00000000',
          `01${littleEndian(2, 4)}${littleEndian(15, 8)}`,
          '010400',
          `010400${'026162'}${littleEndian(1, 8)}60${Buffer.from(key).toString('hex')}`,
          `01${littleEndian(3, 4)}${littleEndian(slot, 4)}`,
          '00',
          `010100${Serializer.encode({ object: Name.from('bpalpha') }).hexString}`,
          `00${littleEndian(1, 4)}01${'00'}${data.hexString}0100`,
        ].join(''),
      ),
    );
  });
});

describe('the producer of a block since Savanna', () => {
  const id = `0000004d${'ab'.repeat(28)}`;
  const sign = (key: PrivateKey | undefined) => String(key?.signDigest(id));
  const evidence = (signature: string | undefined, schedule: unknown): BlockEvidence => ({
    block: {
      ...header,
      id,
      block_num: 77,
      transactions: [],
      schedule_version: savannaSchedule,
      ...(signature !== undefined && { producer_signature: signature }),
    } as unknown as BlockResponse,
    headerState: null,
    previous: null,
    next: null,
    isHead: null,
    abis: new Map(),
    schedule,
    finalizers: null,
    receipts: null,
  });
  const scheduleOf = (producer: object) => ({
    active: { producers: [null, { producer_name: 'bpbeta' }, producer] },
  });
  const byAuthority = scheduleOf({
    producer_name: 'bpalpha',
    authority: [0, { threshold: 1, keys: [{ key: ada, weight: 1 }, { weight: 1 }] }],
  });

  it('signed its id with a key of the schedule', () => {
    expect(checkProducer(evidence(sign(keys[0]), byAuthority))).toEqual({
      name: 'producer',
      outcome: 'match',
    });
    const old = scheduleOf({ producer_name: 'bpalpha', block_signing_key: ben });
    expect(checkProducer(evidence(sign(keys[1]), old)).outcome).toBe('match');
  });

  it('may have had another key then: that is not called wrong', () => {
    const open = { name: 'producer', outcome: 'unchecked', reason: 'producerKeys' };
    expect(checkProducer(evidence(sign(keys[2]), byAuthority))).toEqual(open);
    expect(checkProducer(evidence(sign(keys[0]), null))).toEqual(open);
    expect(checkProducer(evidence('SIG_K1_nonsense', byAuthority))).toEqual(open);
  });

  it('is open without a signature', () => {
    expect(checkProducer(evidence(undefined, byAuthority))).toMatchObject({ outcome: 'unchecked' });
  });
});
