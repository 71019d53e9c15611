import { useStore } from '@nanostores/react';
import { useMultisigTexts } from '#src/i18n/areas/multisig/texts.ts';
import { $multisigMode, setMultisigMode } from '#src/stores/multisig/multisig-mode.ts';

/** Turns multisig mode on or off: actions are queued for a proposal instead of being signed. */
export function MultisigSwitch() {
  const text = useMultisigTexts();
  const on = useStore($multisigMode);
  return (
    <label className="flex w-full cursor-pointer items-start gap-3 px-3 py-2 hover:bg-sunken">
      <span className="min-w-0 flex-1">
        {text.mode}
        <span className="block text-xs text-muted">{text.modeHint}</span>
      </span>
      <input
        type="checkbox"
        role="switch"
        checked={on}
        onChange={(event) => setMultisigMode(event.target.checked)}
        className="mt-0.5 size-4 shrink-0 accent-accent"
      />
    </label>
  );
}
