import type { FieldErrors, ResolverResult } from 'react-hook-form';
import type { Existence } from '#src/chain/model/account/existence.ts';
import {
  authorityProblems,
  hasProblem,
  nameProblem,
  type RowProblems,
  type TypedAuthority,
  typedLinks,
} from '#src/chain/model/permission/typed-authority.ts';
import { useFormTexts } from '#src/i18n/areas/form/texts.ts';
import { usePermissionTexts } from '#src/i18n/areas/permission/texts.ts';

/** A permission as it is typed. */
export interface PermissionValues extends TypedAuthority {
  permission: string;
  /** Empty for owner. */
  parent: string;
  /** `contract::action` texts. */
  links: string;
}

interface AuthorityFacts {
  /** Whether the permission does not exist yet. */
  isNew: boolean;
  /** The names of the account's permissions. */
  names: readonly string[];
  existence: (name: string) => Existence | null;
}

/** Checks a typed permission: its values, or a message for each field that is wrong. */
export function useAuthorityCheck({ isNew, names, existence }: AuthorityFacts) {
  const { editor: text } = usePermissionTexts();
  const { problems: shared } = useFormTexts();
  const holderTexts = { ...text.holderProblems, 'unknown-account': shared['unknown-account'] };
  const message = (words: string | null) => words !== null && { type: 'check', message: words };
  const rows = (all: readonly RowProblems[], field: string) =>
    all.map(({ holder, weight }) => ({
      ...(holder && { [field]: { type: 'check', message: holderTexts[holder] } }),
      ...(weight && { weight: { type: 'check', message: text.figureProblems[weight] } }),
    }));
  return (typed: PermissionValues): ResolverResult<PermissionValues> => {
    const values = {
      ...typed,
      permission: typed.permission.trim().toLowerCase(),
      links: typed.links.trim(),
    };
    const problems = authorityProblems(values, (name) => existence(name) !== 'missing');
    const name = isNew ? nameProblem(values.permission, names) : null;
    const wrongLinks = typedLinks(values.links).includes(null);
    if (!hasProblem(problems) && name === null && !wrongLinks) return { values, errors: {} };
    const { threshold } = problems;
    const errors = {
      permission: message(name && text.nameProblems[name]),
      threshold: message(threshold && text.figureProblems[threshold]),
      links: message(wrongLinks ? text.linksProblem : null),
      keys: rows(problems.keys, 'key'),
      accounts: rows(problems.accounts, 'level'),
      waits: rows(problems.waits, 'seconds'),
    };
    const found = Object.entries(errors).filter(([, one]) => one !== false);
    return { values: {}, errors: Object.fromEntries(found) as FieldErrors<PermissionValues> };
  };
}
