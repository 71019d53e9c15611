import { atom, onMount } from 'nanostores';

const STORED = 'pronghorn.multisig-mode';

/** Whether actions are queued for a proposal instead of being signed. Stored for this tab. */
export const $multisigMode = atom(false);

onMount($multisigMode, () => {
  if (typeof sessionStorage === 'undefined') return;
  $multisigMode.set(sessionStorage.getItem(STORED) !== null);
});

export function setMultisigMode(on: boolean): void {
  if (on) sessionStorage.setItem(STORED, 'on');
  else sessionStorage.removeItem(STORED);
  $multisigMode.set(on);
}
