import type { Existence } from '#src/chain/model/account/existence.ts';
import {
  contractProblem,
  linkOf,
  linkProblem,
  type TypedLink,
} from '#src/chain/model/permission/link-check.ts';
import { ANY_PERMISSION } from '#src/chain/model/permission/permission.ts';
import type { PermissionLink } from '#src/chain/model/permission/permission-tree.ts';
import { useFormTexts } from '#src/i18n/areas/form/texts.ts';
import { usePermissionTexts } from '#src/i18n/areas/permission/texts.ts';
import { AccountField } from '../form/account-field.tsx';
import { resolverResult } from '../form/resolver-result.ts';
import { SubmitForm } from '../form/submit-form.tsx';
import { useDebouncedResult } from '../form/use-debounced.ts';
import { useCheckedAgain } from '../form/use-checked-again.ts';
import { type FormProps, useCheckedForm } from '../form/use-checked-form.ts';
import { chainText } from '../ui/fields/chain-text.ts';
import { SelectField } from '../ui/fields/select-field.tsx';
import { TextField } from '../ui/fields/text-field.tsx';

interface LinkFormProps extends FormProps<TypedLink> {
  /** Permissions that can be linked. */
  permissions: readonly string[];
  links: readonly PermissionLink[];
  /** Account of the system contract, and of the one in front of it. */
  system: string;
  systemWrapper: string | undefined;
  /** Actions of the contract; null while unknown. */
  actions: readonly string[] | null;
  suggestions: readonly string[];
  existence: (name: string) => Existence | null;
  onContract: (name: string) => void;
  disabled?: boolean;
}

/** Lets a permission sign an action of a contract. */
export function LinkForm(props: LinkFormProps) {
  const { permissions, links, system, systemWrapper, actions, existence } = props;
  const texts = usePermissionTexts();
  const { links: text } = texts;
  const { problems: shared } = useFormTexts();
  const problemTexts = { ...text.problems, 'unknown-account': shared['unknown-account'] };
  const check = (typed: TypedLink) => {
    const values = { ...typed, contract: typed.contract.trim(), action: typed.action.trim() };
    const contract = contractProblem(values.contract, existence(values.contract) !== 'missing');
    const link = contract === null ? linkProblem(values, links, system) : null;
    return resolverResult(values, {
      contract: contract && problemTexts[contract],
      action: link && problemTexts[link],
    });
  };
  const form = useCheckedForm(props, check);
  const { values, errors, isSubmitted, trigger } = form;
  const contract = values.contract.trim();
  const contractState = existence(contract);
  useDebouncedResult(contract, props.onContract);
  useCheckedAgain(isSubmitted, () => trigger(), [contractState, JSON.stringify(links)]);
  const linked = `${contract}::${values.action === '' ? '*' : values.action}`;
  const replaced = linkOf(links, { contract, action: values.action.trim() });
  const set = (field: 'permission' | 'action') => (value: string) =>
    form.setValue(field, value, { shouldValidate: isSubmitted });

  return (
    <SubmitForm
      label={text.submit}
      pending={props.pending}
      disabled={props.disabled}
      onSubmit={form.submit}
    >
      <SelectField
        label={texts.shared.permission}
        options={permissions.map((key) => ({ key, label: key }))}
        value={values.permission}
        onSelect={set('permission')}
      />
      <AccountField
        label={texts.shared.contract}
        typed={contract}
        existence={contractState}
        suggestions={props.suggestions}
        {...form.field('contract')}
      />
      {actions && actions.length > 0 ? (
        <div className="space-y-1.5">
          <SelectField
            label={texts.shared.action}
            options={[
              { key: '', label: text.every },
              ...[...new Set([...actions, values.action])]
                .filter((key) => key !== '')
                .map((key) => ({ key, label: key })),
            ]}
            value={values.action}
            onSelect={set('action')}
          />
          {errors.action?.message && (
            <p role="alert" className="text-xs text-danger">
              {errors.action.message}
            </p>
          )}
        </div>
      ) : (
        <TextField
          label={texts.shared.action}
          hint={actions ? text.noAbi : text.every}
          {...chainText}
          maxLength={13}
          {...form.field('action')}
        />
      )}
      {contract !== '' && (
        <p className="text-muted">
          {values.permission === ANY_PERMISSION
            ? text.effectOfAny(linked)
            : text.effect(values.permission, linked)}
        </p>
      )}
      {replaced && replaced.permission !== values.permission && (
        <p className="text-warning">{text.instead(replaced.permission)}</p>
      )}
      {systemWrapper !== undefined && contract === system && (
        <p className="text-warning">{text.wrapper(systemWrapper, system)}</p>
      )}
    </SubmitForm>
  );
}
