import { useState } from 'react';
import type { Contract } from '#src/chain/client/contract/contract.ts';
import { givenFields } from '#src/chain/model/abi/filled.ts';
import type { AbiField } from '#src/chain/model/abi/view.ts';
import { powerOf } from '#src/chain/model/permission/power-action.ts';
import { useFormTexts } from '#src/i18n/areas/form/texts.ts';
import { chainConfig } from '#src/stores/chain/chain.ts';
import { isTypedAddress } from '#src/stores/search/typed-address.ts';
import type { ContractLink } from './contract-link.ts';

/**
 * The fields of an action form that a link set. An action that grants power is blocked until the
 * visitor confirms it.
 */
export function useActionFill({ account, abi }: Contract, action: AbiField, link: ContractLink) {
  const { linkFields } = useFormTexts();
  const [fields, setFields] = useState<readonly string[]>(() => {
    if (isTypedAddress()) return [];
    const given = givenFields(abi, action.type, link);
    return link.auth === '' ? given : [...given, linkFields.auth];
  });
  const [agreed, setAgreed] = useState(false);
  const kind = powerOf({ account, name: action.name }, chainConfig().accounts);
  const gated = kind !== null && fields.length > 0;
  return {
    fields,
    clear: () => setFields([]),
    blocked: gated && !agreed,
    power: gated ? { power: { kind, agreed, onAgree: setAgreed } } : {},
  };
}
