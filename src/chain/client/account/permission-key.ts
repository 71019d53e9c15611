import type { PermissionLevel } from '../../actions/action.ts';
import { formatPublicKey, keyId, parsePublicKey } from '../../core/key.ts';
import type { NodeClient } from '../../rpc/node.ts';
import type { ChainAccess } from '../chain/access.ts';
import { accessAt, nodesInOrder, readFromTwoOperators } from '../chain/two-operators.ts';

/** Maximum depth of permissions, as in nodes. */
const MAX_DEPTH = 6;

/** What a permission may rely on. A transaction has room for fewer keys; a lie does not. */
const MAX_PERMISSIONS = 100;
const MAX_KEYS = 2_000;

/**
 * The keys of a permission and of those it relies on. Rejects if an account cannot be read, or if the
 * node names more than is read.
 */
async function* keysIn(
  node: Pick<NodeClient, 'getAccount'>,
  { actor, permission }: PermissionLevel,
  read = { permissions: new Set<string>(), keys: 0 },
  depth = 0,
): AsyncGenerator<string> {
  const name = `${actor}@${permission}`;
  if (depth > MAX_DEPTH || read.permissions.has(name)) return;
  read.permissions.add(name);
  if (read.permissions.size > MAX_PERMISSIONS) throw new Error('The permission relies on too many');
  const { permissions } = await node.getAccount(actor);
  const auth = permissions.find(({ perm_name }) => perm_name === permission)?.required_auth;
  if (!auth) return;
  read.keys += auth.keys.length;
  if (read.keys > MAX_KEYS) throw tooManyKeys();
  for (const { key } of auth.keys) yield keyId(key);
  for (const { permission: next } of auth.accounts) yield* keysIn(node, next, read, depth + 1);
}

const tooManyKeys = () => new Error('The permission has too many keys');

/**
 * Whether a key counts for a permission: it is a key of it, or of a permission it relies on.
 * Rejects if an account cannot be read.
 */
export async function countsFor(
  node: Pick<NodeClient, 'getAccount'>,
  level: PermissionLevel,
  publicKey: string,
): Promise<boolean> {
  const key = keyId(publicKey);
  for await (const one of keysIn(node, level)) if (one === key) return true;
  return false;
}

/**
 * The keys that count for a permission at two operators, as in `isAuthorizedByTwoOperators`, as PUB_…. What a node
 * names a key and is none is left out. Rejects if none responds.
 */
export async function keysFromTwoOperators(
  access: ChainAccess,
  level: PermissionLevel,
): Promise<string[]> {
  const { responses, failed } = await readAtOperators(access, async (node) => {
    const keys: string[] = [];
    for await (const key of keysIn(node, level)) keys.push(key);
    return keys;
  });
  const [first, ...others] = responses;
  if (!first) throw failed?.error ?? new Error('No node responded');
  return [...new Set(first)].filter(
    (key) => isKey(key) && others.every((one) => one.includes(key)),
  );
}

/**
 * Whether a key counts for a permission at two operators: one that denies it is enough, and a third is
 * asked too. Of a chain with one operator, or where one alone responds, its answer. Rejects if none
 * responds.
 */
export async function isAuthorizedByTwoOperators(
  access: ChainAccess,
  level: PermissionLevel,
  publicKey: string,
): Promise<boolean> {
  const { responses, failed } = await readAtOperators(access, (node) =>
    countsFor(node, level, publicKey),
  );
  if (responses.length === 0) throw failed?.error ?? new Error('No node responded');
  return responses.every(Boolean);
}

/**
 * Whether a passkey of a permission made a signature, at two operators as in `isAuthorizedByTwoOperators`. The key cannot
 * be recovered from the signature, so each is tried. Rejects if no node responds.
 * @param isSigner whether a key, as PUB_WA_…, made it
 */
export async function isPasskeyAuthorizedByTwoOperators(
  access: ChainAccess,
  { actor, permission }: PermissionLevel,
  isSigner: (passkey: string) => boolean,
): Promise<boolean> {
  const { responses, failed } = await readAtOperators(access, async (node) => {
    const { permissions } = await node.getAccount(actor);
    const auth = permissions.find(({ perm_name }) => perm_name === permission)?.required_auth;
    const passkeys = auth?.keys.filter(({ key }) => key.startsWith('PUB_WA_')) ?? [];
    if (passkeys.length > MAX_KEYS) throw tooManyKeys();
    return passkeys.some(({ key }) => isSigner(key));
  });
  if (responses.length === 0) throw failed?.error ?? new Error('No node responded');
  return responses.every(Boolean);
}

/** The answers of two operators, and of a third one: two may lie together. */
function readAtOperators<T>(access: ChainAccess, read: (node: NodeClient) => Promise<T>) {
  const readAt = (node: string) => read(accessAt(access, node).node);
  return readFromTwoOperators(nodesInOrder(access), readAt, { third: true });
}

function isKey(text: string): boolean {
  try {
    return formatPublicKey(parsePublicKey(text)) === text;
  } catch {
    return false;
  }
}
