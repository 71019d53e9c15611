import { localFacts, signingFacts } from '../../chain/client/signing/signing-facts.ts';
import { systemContracts } from '../../chain/config/known-accounts.ts';
import { parseTime } from '../../chain/core/time.ts';
import {
  permissionChanges,
  type PermissionChange,
} from '../../chain/model/permission/permission-changes.ts';
import { decideVerdict, nestedIn } from '../../chain/model/signing/verdict.ts';
import type { Warning, WarningRule } from '../../chain/model/signing/warnings/warning.ts';
import { readAction } from '../../chain/model/signing/warnings/warnings.ts';
import { readTransaction } from '../../chain/sign/abi/read-actions.ts';
import { chainAbis } from '../chain/abis.ts';
import { chainConfig } from '../chain/chain.ts';
import { chainAccess } from '../chain/client.ts';
import { paidFromHere } from '../favorites/recent-receivers.ts';
import { decodeNested, partsOf } from '../signing/decode-nested.ts';
import { loadStores } from '../load-store.ts';
import { ownIdentity, pendingEvidence } from '../signing/review-checks.ts';
import { $user } from '../wallet/wallet-state.ts';

/**
 * These warnings do not apply to proposals: they always have long expirations and several signers,
 * and the reader does not pay.
 */
const OF_SIGNERS: readonly WarningRule[] = ['long-expiry', 'first-transfer', 'second-signer'];

/** What to know of a proposal before its approval. */
export interface ProposalReview {
  readonly warnings: readonly Warning[];
  readonly permissionChanges: readonly PermissionChange[];
  /** Whether the current permissions are known. */
  readonly known: boolean;
}

/**
 * The warnings and permission changes of a packed transaction before its approval, with the rules
 * for signatures.
 */
export const proposalWarningsStore = loadStores('msig-warnings', reviewOf, {
  isEmpty: ({ warnings, permissionChanges: changes }) =>
    warnings.length === 0 && changes.length === 0,
  unaffected: true,
});

async function reviewOf(packed: string): Promise<ProposalReview> {
  const read = await readTransaction({ packed_trx: packed }, await chainAbis(), {
    keyForm: chainConfig().keyPrefix,
  });
  const parts = partsOf(read);
  const { actions } = parts;
  const inside = await decodeNested(actions);
  const intent = {
    ...ownIdentity($user.get()?.wallet ?? null),
    ...parts,
    actions: actions.map(readAction),
    permission: '',
    signingKey: null,
    actor: actions[0]?.authorization[0]?.actor ?? '',
    expiresAt: parseTime(read.header.expiration),
    paid: new Set(paidFromHere()),
  };
  const local = localFacts(chainAccess(), intent);
  const nested = nestedIn({ local, nested: inside, runs: null });
  const facts = await signingFacts(chainAccess(), { ...intent, nested });
  const { warnings } = decideVerdict({
    ...pendingEvidence,
    local,
    nested: inside,
    facts,
    oneNodeAccepted: true,
    isClockSure: true,
  });
  return {
    warnings: warnings.filter(({ rule }) => !OF_SIGNERS.includes(rule)),
    permissionChanges: permissionChanges(
      actions.map(readAction),
      facts.responses[0]?.permissions ?? new Map(),
      systemContracts(chainConfig()),
    ),
    known: facts.incomplete !== 'failed',
  };
}
