import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { User } from '#src/chain/sign/users/users.ts';
import { ServiceAccessNotices } from '#src/components/cross-chain/service-access.tsx';
import { FailureBanner } from '#src/components/ui/state-view.tsx';
import { agreeToTerms, serviceAccessStore } from '#src/stores/cross-chain/account-service.ts';
import { $multisigMode } from '#src/stores/multisig/multisig-mode.ts';
import { useLoad } from '#src/stores/load-store.ts';
import { useSigningStage } from '../wallet/use-wallet.ts';

/** The user's access as the account service reports it, above the form of a service. */
export function ServiceAccess({ user, feature }: { user: User; feature: 'swap' | 'bridge' }) {
  const { state, store } = useLoad(serviceAccessStore, user.actor);
  const [needsUser, setNeedsUser] = useState(false);
  const pending = useSigningStage() !== null;
  const multisig = useStore($multisigMode);
  const agree = async (email: string | null) => {
    if ((await agreeToTerms(user, email)) === 'no-user') setNeedsUser(true);
  };
  if (state.kind === 'failed')
    return <FailureBanner failure={state.failure} onRetry={store?.retry} />;
  if (state.kind !== 'ready') return null;
  const { features, location, agreed } = state.value;
  return (
    <ServiceAccessNotices
      account={user.actor}
      availability={features[feature]}
      locationAllowed={features.locationAllowed}
      location={location}
      agreed={agreed}
      needsUser={needsUser}
      pending={pending || multisig}
      onAgree={(email) => void agree(email)}
    />
  );
}
