import { type ReactNode, useContext } from 'react';
import { limitAmong } from '#src/chain/model/permission/auth-limit.ts';
import type { User } from '#src/chain/sign/users/users.ts';
import { SubmitBlocked } from '#src/components/form/submit-blocked.ts';
import { Banner } from '#src/components/ui/banner.tsx';
import { usePermissionTexts } from '#src/i18n/areas/permission/texts.ts';
import { authLimitStore } from '#src/stores/account/auth-limit.ts';
import { useLoad } from '#src/stores/load-store.ts';

/**
 * A form that changes permissions, below a notice if the account limits which permissions may. It
 * cannot be submitted by one that may not.
 */
export function AuthLimited({ user, children }: { user: User; children: ReactNode }) {
  const { actor, permission } = user;
  const text = usePermissionTexts().limit;
  const { state } = useLoad(authLimitStore, actor || null);
  const blocked = useContext(SubmitBlocked);
  const { limit, may } = limitAmong(state.kind === 'ready' ? state.value : [], permission);
  return (
    <div className="space-y-6">
      {limit && (
        <Banner
          kind={may ? 'info' : 'warning'}
          title={
            limit.allowed.length > 0
              ? text.only(limit.allowed.join(', '))
              : text.not(limit.disallowed.join(', '))
          }
        >
          {may ? text.may(permission) : text.mayNot(permission)}
        </Banner>
      )}
      <SubmitBlocked value={blocked || !may}>{children}</SubmitBlocked>
    </div>
  );
}
