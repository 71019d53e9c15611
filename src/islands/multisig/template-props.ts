import type { Action, PermissionLevel } from '#src/chain/actions/action.ts';

/** What each template of `templates.tsx` needs. */
export interface TemplateProps {
  /** Authorizes the actions. */
  executor: PermissionLevel;
  onAdd: (actions: readonly Action[]) => void;
}
