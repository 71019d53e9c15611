import { readAirgrabs } from '../../chain/client/token/airgrabs.ts';
import type { Airgrab } from '../../chain/model/account/airgrab.ts';
import { readTokenId } from '../../chain/model/token/token-id.ts';
import { chainAccess } from '../chain/client.ts';
import { createLoadStore, emptyIfNoRows, type LoadStore } from '../load-store.ts';

/** Claimable tokens: `alice/poormantoken:POOR,trybenetwork:TRYBE`. Without an account: `/…`. */
export function airgrabsStore(of: string): LoadStore<readonly Airgrab[]> {
  const [account = '', texts = ''] = of.split('/');
  const tokens = texts.split(',').flatMap((text) => readTokenId(text) ?? []);
  const read = () => readAirgrabs(chainAccess(), tokens, account === '' ? null : account);
  // An account's stores refresh after its transactions.
  const key = account === '' ? `airgrabs/${texts}` : `account/${account}/airgrabs/${texts}`;
  return createLoadStore(key, read, emptyIfNoRows);
}
