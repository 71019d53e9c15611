import { useState } from 'react';
import type { Action } from '#src/chain/actions/action.ts';
import { readActionText } from '#src/chain/model/signing/queued-action.ts';
import { useMultisigTexts } from '#src/i18n/areas/multisig/texts.ts';
import { Button } from '../ui/button.tsx';
import { TextArea } from '../ui/fields/text-area.tsx';

interface ActionJsonFormProps {
  /** The initial text. */
  initial: string;
  /** The button's text. */
  label: string;
  onSave: (actions: readonly Action[]) => void;
  onCancel?: () => void;
}

/** One action or a list of actions, as JSON. */
export function ActionJsonForm({ initial, label, onSave, onCancel }: ActionJsonFormProps) {
  const words = useMultisigTexts();
  const [text, setText] = useState(initial);
  const [wrong, setWrong] = useState(false);
  const save = () => {
    const actions = readActionText(text);
    setWrong(actions === null);
    if (actions) onSave(actions);
  };
  return (
    <div className="space-y-2">
      <TextArea
        label={words.json}
        hint={words.jsonHint}
        error={wrong ? words.jsonWrong : undefined}
        dir="ltr"
        className="min-h-32 font-mono"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <div className="flex gap-2">
        <Button size="sm" onClick={save}>
          {label}
        </Button>
        {onCancel && (
          <Button size="sm" variant="ghost" onClick={onCancel}>
            {words.shared.cancel}
          </Button>
        )}
      </div>
    </div>
  );
}
