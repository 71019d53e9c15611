import type { ApplyContext } from '../../engine/contract.ts';
import { check } from '../../engine/errors.ts';
import { CORE_VAULTA } from '../../vaulta.ts';

/** Since 3.10 some actions work only through core.vaulta. */
export function checkCaller({ spec, sender }: ApplyContext): void {
  check(
    !spec.vaulta || sender === CORE_VAULTA,
    'EOS has been rebranded to Vaulta. This action must now be called from the core.vaulta contract.',
  );
}
