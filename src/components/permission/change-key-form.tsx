import {
  hasOneKey,
  type KeyPermission,
  keyPermissions,
  keyProblem,
} from '#src/chain/model/permission/key-change.ts';
import { permissionIn } from '#src/chain/model/permission/permission-changes.ts';
import type { PermissionView } from '#src/chain/model/permission/permission.ts';
import { usePermissionTexts } from '#src/i18n/areas/permission/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { resolverResult } from '../form/resolver-result.ts';
import { SubmitForm } from '../form/submit-form.tsx';
import { type FormProps, useCheckedForm } from '../form/use-checked-form.ts';
import { chainText } from '../ui/fields/chain-text.ts';
import { TextField } from '../ui/fields/text-field.tsx';
import { KeyLink } from '../ui/entity-link.tsx';

/** The new keys. Blank keeps the key. */
export type KeyValues = Record<KeyPermission, string>;

interface ChangeKeyFormProps extends FormProps<KeyValues> {
  account: string;
  /** Their keys are empty before a log-in. */
  permissions: readonly PermissionView[];
  /** Whether the user may change a permission. */
  mayChange: (permission: KeyPermission) => boolean;
}

/** New keys for owner and active. */
export function ChangeKeyForm(props: ChangeKeyFormProps) {
  const { account, permissions } = props;
  const { change: text } = usePermissionTexts();
  const format = useFormat();
  const check = (typed: KeyValues) => {
    const values = { owner: typed.owner.trim(), active: typed.active.trim() };
    const problems = keyPermissions.map((name) => {
      const permission = permissionIn(permissions, name);
      const problem = permission ? keyProblem(values[name], permission) : null;
      const isRefused = values[name] !== '' && !props.mayChange(name);
      if (isRefused) return [name, text.needsOwner(`${account}@${name}`)] as const;
      return [name, problem && text.problems[problem]] as const;
    });
    const isBlank = values.owner === '' && values.active === '';
    const messages = isBlank ? { active: text.problems.nothing } : Object.fromEntries(problems);
    return resolverResult(values, messages);
  };
  const form = useCheckedForm(props, check);
  const { values } = form;

  return (
    <SubmitForm label={text.submit} pending={props.pending} onSubmit={form.submit}>
      {keyPermissions.map((name) => {
        const permission = permissionIn(permissions, name);
        if (!permission) return null;
        const isShort = hasOneKey(permission);
        const mayChange = props.mayChange(name);
        return (
          <div key={name} className="space-y-1.5">
            <TextField
              label={text[name]}
              {...chainText}
              readOnly={!isShort || (!mayChange && values[name] === '')}
              hint={
                !isShort
                  ? text.severalKeys(format.number(permission.keys.length))
                  : mayChange
                    ? text.hint
                    : text.needsOwner(`${account}@${name}`)
              }
              error={form.errors[name]?.message}
              {...form.register(name, {
                deps: form.isSubmitted ? [...keyPermissions] : [],
              })}
            />
            {isShort && permission.keys.every(({ key }) => key !== '') && (
              <p className="flex flex-wrap items-baseline gap-x-2 text-xs text-muted">
                {text.current}
                {permission.keys.map(({ key }) => (
                  <KeyLink key={key} publicKey={key} />
                ))}
              </p>
            )}
          </div>
        );
      })}
      <p className="text-muted">{text.effect}</p>
    </SubmitForm>
  );
}
