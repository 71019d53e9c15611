import { keyId } from '../../../core/key.ts';
import { listOf, type JsonRecord, recordOf, textOf } from '../../../rpc/json.ts';
import { isTrue } from '../../shared/lenient.ts';
import type { SigningFacts } from './facts.ts';
import { systemCalls } from './power-rules.ts';
import type { Finding } from './warning.ts';

/** The fields with the producer and with the key, by action. FIO has fields of its own. */
const KEYS: Readonly<Record<string, (data: JsonRecord) => readonly [unknown, ...unknown[]]>> = {
  regproducer: (data) => [
    data['producer'] ?? data['actor'],
    data['producer_key'] ?? data['fio_pub_key'],
  ],
  regproducer2: (data) => [data['producer'], ...keysOf(data['producer_authority'])],
  regfinkey: (data) => [data['finalizer_name'], data['finalizer_key']],
  actfinkey: (data) => [data['finalizer_name'], data['finalizer_key']],
};

/** The contract, the action, and the fields with who gets rights over what. */
const RIGHTS = [
  ['atomicassets', 'addcolauth', 'account_to_add', 'collection_name'],
  ['atomicassets', 'createauswap', 'new_author', 'collection_name'],
  ['atomicassets', 'createcol', 'authorized_accounts', 'collection_name'],
  ['fio.perms', 'addperm', 'grantee_account', 'object_name'],
] as const;

/** Some ABIs have a key as a text. Nothing that could be read as words of the page counts as one. */
const KEY = /^[\w=+/-]{20,500}$/;

/** Who has the key can sign blocks, or vote on them, in the name of a producer. */
export function producerKey(facts: SigningFacts): Finding[] {
  return Object.entries(KEYS).flatMap(([name, fieldsOf]) =>
    systemCalls(facts, name).flatMap((data) => {
      const [account, ...keys] = fieldsOf(data).map(textOf);
      return keys.flatMap((key): Finding[] => {
        if (key === null || !KEY.test(key) || facts.ownKeys.has(keyId(key))) return [];
        return [{ rule: 'producer-key', account: account ?? '', key }];
      });
    }),
  );
}

/** The keys of `[type, authority]`. */
function keysOf(authority: unknown): unknown[] {
  return listOf(recordOf(listOf(authority)[1]).keys).map((one) => recordOf(one).key);
}

/** A contract that may act for every account from then on. */
export function privileged(facts: SigningFacts): Finding[] {
  return systemCalls(facts, 'setpriv')
    .filter((data) => isTrue(data['is_priv']))
    .map((data) => ({ rule: 'privileged', account: textOf(data['account']) ?? '' }));
}

/** A collection or a domain. FIO has the latter as a text. */
const OBJECT = /^[\w.@-]{1,64}$/;

/** Rights over a collection or a domain, for somebody who is not the user. */
export function rightsGiven({ actions, actor, ownAccounts }: SigningFacts): Finding[] {
  return actions.flatMap(({ account, name, data }) =>
    RIGHTS.filter(([contract, action]) => contract === account && action === name).flatMap(
      ([, , to, of]) =>
        [data[to]]
          .flat()
          .flatMap((one) => textOf(one) ?? [])
          .filter((receiver) => receiver !== actor && !ownAccounts.has(receiver))
          .map((receiver): Finding => {
            const object = textOf(data[of]) ?? '';
            return { rule: 'rights-given', receiver, of: OBJECT.test(object) ? object : account };
          }),
    ),
  );
}
