import { useState } from 'react';
import type { PermissionLevel } from '#src/chain/actions/action.ts';
import { hostOf } from '#src/chain/core/host.ts';
import { isName } from '#src/chain/core/name.ts';
import type { LoadState } from '#src/chain/model/shared/load-state.ts';
import { useMultisigTexts } from '#src/i18n/areas/multisig/texts.ts';
import { Button } from '../ui/button.tsx';
import { isComposing } from '../ui/composing-key.ts';
import { AccountLink } from '../ui/entity-link.tsx';
import { Quoted } from '../ui/text/quoted.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { chainText } from '../ui/fields/chain-text.ts';
import { TextField } from '../ui/fields/text-field.tsx';
import { RowButton } from '../ui/rows/row-button.tsx';
import { Paged } from '../ui/rows/show-more.tsx';

interface RequestedListProps {
  /** The chain's required approvals. */
  resolved: LoadState<readonly PermissionLevel[]>;
  /** The visitor's changes; null if unchanged. */
  changed: readonly PermissionLevel[] | null;
  error?: string | undefined;
  onChange: (levels: readonly PermissionLevel[] | null) => void;
}

/** The approvals that a proposal requests. */
export function RequestedList({ resolved, changed, error, onChange }: RequestedListProps) {
  const text = useMultisigTexts();
  const levels = changed ?? (resolved.kind === 'ready' ? resolved.value : []);
  return (
    <fieldset data-rows className="space-y-2">
      <legend className="font-medium">{text.requested}</legend>
      {changed === null && resolved.kind === 'loading' && <SkeletonRows rows={2} />}
      {changed === null && resolved.kind === 'failed' && (
        <p role="alert" className="text-xs text-danger">
          {text.requestedFailed}{' '}
          <Quoted
            text={resolved.failure.message}
            source={resolved.failure.endpoint && hostOf(resolved.failure.endpoint)}
            limit={240}
          />
        </p>
      )}
      {levels.length > 0 && (
        <Paged rows={levels} page={50}>
          {(shown) => (
            <ul className="divide-y border-y">
              {shown.map(({ actor, permission }, index) => (
                <li key={`${actor}@${permission}`} className="flex items-center">
                  <span className="min-w-0 flex-1 py-1">
                    <AccountLink name={actor} permission={permission} />
                  </span>
                  <RowButton
                    tool="remove"
                    label={text.requestedRemove(`${actor}@${permission}`)}
                    onPress={() => onChange(levels.toSpliced(index, 1))}
                  />
                </li>
              ))}
            </ul>
          )}
        </Paged>
      )}
      {error && (
        <p role="alert" className="text-xs text-danger">
          {error}
        </p>
      )}
      <AddLevel
        onAdd={(level) =>
          onChange([
            ...levels.filter(
              (one) => one.actor !== level.actor || one.permission !== level.permission,
            ),
            level,
          ])
        }
      />
      <p className="text-xs text-muted">
        {text.requestedHint}{' '}
        {changed !== null && (
          <button
            type="button"
            className="font-medium text-accent hover:underline"
            onClick={() => onChange(null)}
          >
            {text.requestedReset}
          </button>
        )}
      </p>
    </fieldset>
  );
}

function AddLevel({ onAdd }: { onAdd: (level: PermissionLevel) => void }) {
  const text = useMultisigTexts();
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState(false);
  const add = () => {
    const [actor = '', permission = 'active'] = typed.trim().split('@');
    const right = isName(actor) && isName(permission);
    setWrong(!right);
    if (!right) return;
    onAdd({ actor, permission });
    setTyped('');
  };
  return (
    <TextField
      label={text.requestedAdd}
      {...chainText}
      placeholder="alice@active"
      maxLength={27}
      value={typed}
      error={wrong ? text.requestedWrong : undefined}
      onChange={(event) => setTyped(event.target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return;
        event.preventDefault();
        add();
      }}
      after={
        <Button size="sm" variant="ghost" className="-me-2" onClick={add}>
          {text.shared.add}
        </Button>
      }
    />
  );
}
