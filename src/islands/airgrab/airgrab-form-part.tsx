import { airgrab } from '#src/chain/actions/airgrab.ts';
import type { Airgrab } from '#src/chain/model/account/airgrab.ts';
import type { User } from '#src/chain/sign/users/users.ts';
import { AirgrabForm } from '#src/components/airgrab/airgrab-form.tsx';
import { textsReady } from '#src/i18n/text-area.ts';
import { accountStore } from '#src/stores/account/account.ts';
import { useLoad } from '#src/stores/load-store.ts';
import { FormWithPreview } from '../wallet/form-with-preview.tsx';
import { useFormFrame, useWalletForm } from '../wallet/use-wallet-form.ts';

const PARAMETERS = { grab: 'tokens' } as const;

/** Claims tokens in one transaction. */
export function AirgrabFormPart({ user, airgrabs }: { user: User; airgrabs: readonly Airgrab[] }) {
  const { actor, permission } = user;
  const { state } = useLoad(accountStore, actor || null);
  const ram = state.kind === 'ready' ? state.value.ram : null;
  const form = useWalletForm('airgrab', { tokens: '' }, PARAMETERS);
  const actionsOf = (chosen: readonly Airgrab[]) =>
    chosen.flatMap(({ contract, call, symbol }) =>
      call && symbol ? [airgrab(contract, call, symbol, actor, permission)] : [],
    );
  const frame = useFormFrame(form, actionsOf);
  return (
    <FormWithPreview user={user} actions={frame.actions}>
      <AirgrabForm
        key={form.key}
        {...frame.fields}
        airgrabs={airgrabs}
        free={ram && ram.quota >= 0 ? Math.max(ram.quota - ram.used, 0) : null}
      />
    </FormWithPreview>
  );
}

await textsReady();
