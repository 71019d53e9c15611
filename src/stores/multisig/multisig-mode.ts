import { atom, onMount } from 'nanostores';
import * as v from '../../chain/core/schema.ts';
import { readStored, removeStored, writeStored } from '../stored-json.ts';

const STORED = 'pronghorn.multisig-mode';

/** Whether actions are queued for a proposal instead of being signed. Stored for this tab, if the browser stores anything. */
export const $multisigMode = atom(false);

onMount($multisigMode, () => {
  if (readStored('sessionStorage', STORED, v.literal('on')) !== null) $multisigMode.set(true);
});

export function setMultisigMode(on: boolean): void {
  if (on) writeStored('sessionStorage', STORED, 'on');
  else removeStored('sessionStorage', STORED);
  $multisigMode.set(on);
}
