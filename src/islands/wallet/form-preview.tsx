import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { Action } from '#src/chain/actions/action.ts';
import { balanceKeys } from '#src/chain/model/signing/balance-after.ts';
import { previewChecks } from '#src/chain/model/signing/preview-checks.ts';
import type { User } from '#src/chain/sign/users/users.ts';
import { FormPreview as Preview } from '#src/components/signing/form-preview.tsx';
import { accountStore } from '#src/stores/account/account.ts';
import { useExistence } from '#src/stores/account/existence.ts';
import { heldBalances, heldBalancesStore } from '#src/stores/account/held-balances.ts';
import { chainConfig } from '#src/stores/chain/chain.ts';
import { useLoad } from '#src/stores/load-store.ts';
import { type FormPreview, previewActions } from '#src/stores/signing/form-preview.ts';
import { $freeCpu } from '#src/stores/wallet/free-cpu.ts';

/** Milliseconds without a change until a request is sent. */
const PAUSE_MS = 400;

interface FormPreviewAsideProps {
  /** The actions of valid values, else null. */
  actions: readonly Action[] | null;
  user: User;
}

/** What a form's values would do, from the facts of the review. */
export function FormPreviewAside({ actions, user }: FormPreviewAsideProps) {
  const { shown, updating, retry } = usePreview(actions, user);
  const preview = shown.kind === 'ready' ? shown.preview : null;
  const existence = useExistence();
  const { accounts, coreSymbol } = chainConfig();
  const billed = useLoad(accountStore, preview?.payer ?? user.actor).state;
  const keys = preview && balanceKeys(preview.dryRunBalances ?? preview.balances);
  const currentBalances = useLoad(heldBalancesStore, keys && JSON.stringify(keys)).state;
  const known = { existence, tokenContract: accounts.token, coreSymbol };
  return (
    <Preview
      preview={preview}
      updating={updating}
      failure={shown.kind === 'failed' ? shown : null}
      onRetry={retry}
      currentBalances={heldBalances(currentBalances)}
      checks={previewChecks(preview, known)}
      account={billed.kind === 'ready' ? billed.value : null}
      system={accounts.system}
      tokenContract={accounts.token}
    />
  );
}

interface PreviewInput {
  readonly actions: readonly Action[];
  readonly user: User;
}

const none: FormPreview = { kind: 'none' };

/** The preview of actions that have not changed for a moment. The last one stays until the next. */
function usePreview(actions: readonly Action[] | null, user: User) {
  // A user is read again now and then, and is the same.
  const input = actions && JSON.stringify({ actions, user });
  // A sponsor changes what is signed.
  const isSponsored = useStore($freeCpu)?.on ?? false;
  const [attempt, setAttempt] = useState(0);
  const [result, setResult] = useState<{ of: string; shown: FormPreview } | null>(null);
  useEffect(() => {
    if (input === null) return;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      const { actions, user } = JSON.parse(input) as PreviewInput;
      void previewActions(actions, user, stop.signal, (shown) => {
        setResult({ of: input, shown });
      });
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [input, isSponsored, attempt]);
  const retry = () => {
    setResult(null);
    setAttempt(attempt + 1);
  };
  if (input === null) return { shown: none, updating: false, retry };
  return { shown: result?.shown ?? none, updating: result?.of !== input, retry };
}
