import type { Action } from '../../chain/actions/action.ts';
import { withFreeCpu } from '../../chain/actions/free-cpu.ts';
import type { CpuSponsor } from '../../chain/config/types.ts';
import type { PrepareOptions } from '../../chain/sign/session/signer.ts';
import type { User } from '../../chain/sign/users/users.ts';
import { $freeCpu } from './free-cpu.ts';

interface Sponsored {
  /** With the sponsor's action, if there is one. */
  readonly actions: readonly Action[];
  readonly options: PrepareOptions;
  /** Null if the user pays. */
  readonly sponsor: CpuSponsor | null;
  /** The sponsor's account; empty if the user pays. */
  readonly paying: readonly string[];
}

/** The actions as they are packed: a sponsor who pays the CPU adds an action. */
export function sponsored(
  requested: readonly Action[],
  user: User,
  given: PrepareOptions = {},
): Sponsored {
  const prepare = { delaySeconds: user.delaySeconds, ...given };
  const sponsor = sponsorOf(prepare);
  return {
    actions: sponsor ? withFreeCpu(requested, sponsor, user.actor) : requested,
    options: { ...prepare, freeCpu: sponsor !== null },
    sponsor,
    paying: sponsor ? [sponsor.account] : [],
  };
}

/** No sponsor pays for delayed transactions, or has an action in one that was made elsewhere. */
function sponsorOf({ delaySeconds = 0, header }: PrepareOptions): CpuSponsor | null {
  const freeCpu = $freeCpu.get();
  return freeCpu?.on && delaySeconds === 0 && !header ? freeCpu.sponsor : null;
}
