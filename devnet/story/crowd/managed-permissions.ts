import type { Authority } from '../../types.ts';
import { keyAuthority, system } from '../actions.ts';
import { AIRDROPS, citizens, MANAGER, MINTS } from './cast.ts';
import { sendInPacks } from './context.ts';
import type { CrowdContext } from './context.ts';

const DEPARTMENTS = ['sales', 'ops', 'legal', 'shop', 'games', 'votes'];
const DESKS = ['a', 'b', 'c', 'd'];
const DEEP = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'];
const ACTIONS = ['transfer', 'issue', 'retire', 'open'];
/** The contract of each department. */
const CONTRACTS = ['eosio.token', ...AIRDROPS.map(({ issuer }) => issuer), ...MINTS.slice(0, 2)];

type Made = [permission: string, parent: string];

/** A parent permission must be created in an earlier transaction. */
const GENERATIONS: readonly (readonly Made[])[] = [
  DEPARTMENTS.map((name): Made => [name, 'active']),
  DEPARTMENTS.flatMap((name) => DESKS.map((desk): Made => [`${name}.${desk}`, name])),
  ...DEEP.map((step, index): Made[] => [
    [`deep.${step}`, index === 0 ? 'ops.a' : `deep.${DEEP[index - 1]}`],
  ]),
];

/** A company's account: a deep permission tree with many links. */
export function managedPermissions({ runner }: CrowdContext): void {
  const account = MANAGER;
  let index = 0;
  for (const generation of GENERATIONS) {
    const made = generation.map(([permission, parent]) =>
      system('updateauth', account, {
        account,
        permission,
        parent,
        auth: held(permission, index++),
      }),
    );
    sendInPacks(runner, made, 12);
  }
  const links = CONTRACTS.flatMap((code, department) =>
    ACTIONS.map((type) => {
      const requirement = DEPARTMENTS[department]!;
      return system('linkauth', account, { account, code, type, requirement });
    }),
  );
  sendInPacks(runner, links, 12);
}

/** Usually one key; sometimes several keys, accounts or a wait. */
function held(permission: string, index: number): Authority {
  const key = keyAuthority(`${MANAGER}@${permission}`);
  const accounts = citizens(index, 2).map((actor) => ({
    permission: { actor, permission: 'active' },
    weight: 1,
  }));
  if (index % 4 === 1) return { ...key, threshold: 2, accounts };
  if (index % 4 === 2) return { ...key, waits: [{ wait_sec: 3600 * (index + 1), weight: 1 }] };
  return key;
}
