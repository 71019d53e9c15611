import type { ProposalUse, UsedProposal } from '#src/chain/model/signing/warnings/proposal-use.ts';
import { authority, permission, type Vectors } from './facts.ts';

const now = Date.UTC(2026, 0, 1);
const alice = { actor: 'alice', permission: 'active' };
const bob = { actor: 'bob', permission: 'active' };
const treasury = { actor: 'treasury', permission: 'active' };
const hash = 'ab'.repeat(32);

const waiting: UsedProposal = {
  hash,
  expiration: now + 1,
  earliest: null,
  delaySeconds: 0,
  needed: [treasury],
  requested: [alice, bob],
  approved: [],
  authorities: new Map([
    ['treasury@active', permission('active', authority(2, 'alice@active', 'bob@active'))],
  ]),
};

/** An approval by alice that the chain would take. */
function use(change: Partial<ProposalUse>, proposal: Partial<UsedProposal> | null = {}) {
  const one: ProposalUse = {
    act: 'approve',
    proposer: 'carol',
    name: 'pay',
    levels: [alice],
    by: alice,
    hash,
    within: [],
    ...change,
    proposal: proposal && { ...waiting, ...proposal },
  };
  return { proposals: [one] };
}

type Used = ReturnType<typeof use>;
const both = (one: Used, other: Used): Used => ({
  proposals: [...one.proposals, ...other.proposals],
});

const approved = { requested: [], approved: [alice, bob] };
const id = { proposer: 'carol', name: 'pay' };
const within = [{ kind: 'wrapped' }] as const;

export const proposalVectors: Record<
  'proposal-fails' | 'proposal-changed' | 'proposal-differs' | 'unbound-approval',
  Vectors
> = {
  'proposal-fails': {
    fires: [
      ['none of the name', use({}, null), { ...id, reason: 'missing', missingLevels: [] }],
      ['one that expires now', use({}, { expiration: now }), { reason: 'expired' }],
      ['an approval given before', use({}, approved), { reason: 'not-requested' }],
      [
        'an approval by another permission',
        use({ by: { actor: 'alice', permission: 'owner' } }),
        { reason: 'not-requested' },
      ],
      [
        'an approval by another account',
        use({ by: { ...alice, actor: 'al' } }),
        { reason: 'not-requested' },
      ],
      ['an approval by nobody', use({ by: null }), { reason: 'not-requested' }],
      [
        'too few approvals to execute',
        use({ act: 'exec' }, { requested: [bob], approved: [alice] }),
        { reason: 'approvals', missingLevels: ['treasury@active'] },
      ],
      [
        'an executer who does not sign',
        use({ act: 'exec', levels: [bob] }, approved),
        { reason: 'other-executer', missingLevels: [] },
      ],
      ['no executer', use({ act: 'exec', by: null }, approved), { reason: 'other-executer' }],
      [
        'an executer who does not sign, of too few approvals',
        use({ act: 'exec', levels: [bob] }, { requested: [bob], approved: [alice] }),
        { reason: 'other-executer', missingLevels: [] },
      ],
      [
        'before its time',
        use({ act: 'exec' }, { ...approved, earliest: now + 1 }),
        { reason: 'too-early' },
      ],
      [
        'a proposal that asks too few',
        use({ act: 'propose', by: null, hash: null }, { requested: [alice] }),
        { reason: 'approvals', missingLevels: ['treasury@active'] },
      ],
      [
        'a delay shorter than the wait that counts',
        use(
          { act: 'exec' },
          {
            requested: [],
            approved: [alice],
            delaySeconds: 59,
            authorities: new Map([
              [
                'treasury@active',
                permission('active', {
                  ...authority(2, 'alice@active'),
                  waits: [{ wait_sec: 60, weight: 1 }],
                }),
              ],
            ]),
          },
        ),
        { reason: 'approvals' },
      ],
      ['within another transaction', use({ within }, null), { reason: 'missing', within }],
    ],
    silent: [
      ['an approval that is requested for', use({})],
      ['enough approvals to execute', use({ act: 'exec' }, approved)],
      [
        'an executer who signs beside another',
        use({ act: 'exec', levels: [bob, alice] }, approved),
      ],
      ['from its time on', use({ act: 'exec' }, { ...approved, earliest: now })],
      ['a proposal that asks all', use({ act: 'propose', by: null, hash: null })],
      ['a permission nothing is known of', use({ act: 'exec' }, { authorities: new Map() })],
      [
        'a wait that the delay covers',
        use(
          { act: 'exec' },
          {
            requested: [],
            approved: [alice],
            delaySeconds: 60,
            authorities: new Map([
              [
                'treasury@active',
                permission('active', {
                  ...authority(2, 'alice@active'),
                  waits: [{ wait_sec: 60, weight: 1 }],
                }),
              ],
            ]),
          },
        ),
      ],
    ],
  },
  'proposal-changed': {
    fires: [
      ['another hash', use({ hash: 'cd'.repeat(32) }), id],
      ['another hash, nested', use({ hash: 'cd'.repeat(32), within }), { within }],
    ],
    silent: [
      ['the hash it is bound to', use({})],
      ['no hash', use({ hash: null })],
      ['no proposal', use({}, null)],
    ],
  },
  'proposal-differs': {
    fires: [
      ['two hashes', both(use({ hash: null }), use({ hash: null }, { hash: 'cd' })), id],
      [
        'two hashes, nested',
        both(use({ act: 'exec', within }), use({ act: 'exec', within }, { hash: 'cd' })),
        { within },
      ],
    ],
    silent: [
      ['one operator', use({ hash: null })],
      ['the same hash of two', both(use({}), use({}, { requested: [bob] }))],
      ['two proposals', both(use({}), use({ name: 'other' }, { hash: 'cd' }))],
      ['two proposers', both(use({}), use({ proposer: 'dave' }, { hash: 'cd' }))],
      ['one operator that has none', both(use({}), use({}, null))],
    ],
  },
  'unbound-approval': {
    fires: [
      ['without a hash', use({ hash: null }), id],
      ['without a hash, nested', use({ hash: null, within }), { within }],
    ],
    silent: [
      ['with a hash', use({})],
      ['an execution', use({ act: 'exec', hash: null }, approved)],
    ],
  },
};
