import Braces from 'lucide-react/icons/braces';
import { useState } from 'react';
import type { Action, PermissionLevel } from '#src/chain/actions/action.ts';
import { actionText } from '#src/chain/model/signing/queued-action.ts';
import { useMultisigTexts } from '#src/i18n/areas/multisig/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { ActionName } from '../action/action-name.tsx';
import { ActionSummary } from '../action/action-summary.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { RowButton } from '../ui/rows/row-button.tsx';
import { ActionJsonForm } from './action-json-form.tsx';
import { Levels } from './levels.tsx';

interface QueueRowProps {
  action: Action;
  /** From 1. */
  number: number;
  last: boolean;
  /** Authorizes the action if it has no authorization. */
  executor: PermissionLevel;
  system: string;
  tokenContract: string;
  onMove: (by: -1 | 1) => void;
  onChange: (action: Action) => void;
  onRemove: () => void;
}

export function QueueRow(props: QueueRowProps) {
  const { action, number: place, last, executor, system, tokenContract } = props;
  const text = useMultisigTexts();
  const format = useFormat();
  const [editing, setEditing] = useState(false);
  const number = format.number(place);
  const view = { ...action, data: { ...action.data }, hexData: null };
  return (
    <li className="space-y-3 py-3">
      <div className="flex items-start gap-3">
        <span className="w-5 shrink-0 text-end text-muted tabular-nums">{number}</span>
        <div className="min-w-0 flex-1 space-y-1">
          <p>
            <ActionSummary
              action={view}
              tense="ahead"
              system={system}
              tokenContract={tokenContract}
            />
          </p>
          <p className="flex flex-wrap gap-x-3 text-xs text-muted">
            <ActionName action={action} />
            <span>
              {text.authorized}{' '}
              <Levels
                levels={action.authorization.length === 0 ? [executor] : action.authorization}
              />
            </span>
          </p>
        </div>
        <div className="-my-1 flex shrink-0 max-md:flex-wrap max-md:justify-end max-md:max-w-16">
          <RowButton
            tool="up"
            label={text.moveUp(number)}
            disabled={place === 1}
            onPress={() => props.onMove(-1)}
          />
          <RowButton
            tool="down"
            label={text.moveDown(number)}
            disabled={last}
            onPress={() => props.onMove(1)}
          />
          <IconButton
            label={text.edit(number)}
            icon={<Braces size={16} aria-hidden />}
            aria-expanded={editing}
            onClick={() => setEditing(!editing)}
          />
          <RowButton tool="remove" label={text.remove(number)} onPress={props.onRemove} />
        </div>
      </div>
      {editing && (
        <ActionJsonForm
          initial={actionText(action)}
          label={text.save}
          onCancel={() => setEditing(false)}
          onSave={([changed]) => {
            if (changed) props.onChange(changed);
            setEditing(false);
          }}
        />
      )}
    </li>
  );
}
