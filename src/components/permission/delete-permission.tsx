import type { PermissionView } from '#src/chain/model/permission/permission.ts';
import { usePermissionTexts } from '#src/i18n/areas/permission/texts.ts';
import { Button } from '../ui/button.tsx';

interface DeletePermissionProps {
  permission: Pick<PermissionView, 'linked' | 'children'>;
  pending?: boolean;
  /** The user cannot change this permission. */
  disabled?: boolean;
  onDelete: () => void;
}

/** Deletes a permission. One with children cannot be deleted. */
export function DeletePermission(props: DeletePermissionProps) {
  const { permission, pending, disabled, onDelete } = props;
  const { editor: text } = usePermissionTexts();
  const children = permission.children.map(({ name }) => name);
  return (
    <div className="space-y-1.5 border-t pt-4">
      <Button
        variant="danger"
        disabled={pending === true || disabled === true || children.length > 0}
        onClick={onDelete}
      >
        {text.delete}
      </Button>
      {children.length > 0 && <p className="text-muted">{text.hasChildren(children.join(', '))}</p>}
      {children.length === 0 && permission.linked.length > 0 && (
        <p className="text-muted">{text.deleteHint}</p>
      )}
    </div>
  );
}
