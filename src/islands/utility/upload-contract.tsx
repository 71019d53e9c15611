import { setabi, setcode } from '#src/chain/actions/contract-code.ts';
import { uploadCost } from '#src/chain/model/abi/upload.ts';
import type { User } from '#src/chain/sign/users/users.ts';
import { AsidePart } from '#src/components/form/form-layout.tsx';
import { StateView } from '#src/components/ui/state-view.tsx';
import { UploadForm } from '#src/components/utility/upload-form.tsx';
import { useUtilityTexts } from '#src/i18n/areas/utility/texts.ts';
import { localizePath } from '#src/i18n/locales.ts';
import { useLocale } from '#src/i18n/react.tsx';
import { screenOf } from '#src/routes.ts';
import { useActualChain } from '#src/stores/chain/contract-facts.ts';
import {
  $contractFiles,
  deployedStore,
  noFiles,
  readContractFiles,
} from '#src/stores/contract/upload.ts';
import { useLoad } from '#src/stores/load-store.ts';
import { useDataStore } from '#src/stores/use-data-store.ts';
import { RamAside, useRam } from '../resources/ram-aside.tsx';
import { FormWithPreview } from '../wallet/form-with-preview.tsx';
import { useWalletForm } from '../wallet/use-wallet-form.ts';

/** Sets an account's code and ABI, both in one transaction. */
export function UploadContract({ user }: { user: User }) {
  const { actor, permission } = user;
  const { upload: text } = useUtilityTexts();
  const locale = useLocale();
  const files = useDataStore($contractFiles);
  const load = useLoad(deployedStore, actor || null);
  const { sellable, market, account } = useRam(actor);
  const form = useWalletForm('upload-contract', {});
  const deployed = load.state.kind === 'ready' ? load.state.value : null;

  const { code, abi } = files;
  // The chain refuses code that it has already. An ABI may be set again.
  const isNewCode = code !== null && code.hash !== deployed?.codeHash;
  const isSound = !code?.problem && (abi?.problems.length ?? 0) === 0;
  const actions =
    isSound && deployed !== null
      ? [
          ...(isNewCode ? [setcode(actor, code.bytes, permission)] : []),
          ...(abi ? [setabi(actor, abi.bytes, permission)] : []),
        ]
      : [];
  const ready = actions.length > 0;
  const before = deployed?.sizes ?? null;
  const after = {
    code: code?.bytes.length ?? before?.code ?? 0,
    abi: abi?.bytes.length ?? before?.abi ?? 0,
  };
  const add = async (chosen: readonly File[]) => {
    const found = await readContractFiles(chosen);
    const now = $contractFiles.get();
    $contractFiles.set({
      code: found.code ?? now.code,
      abi: found.abi ?? now.abi,
      refused: found.refused,
    });
  };
  const send = async () => {
    if (await form.send(actions)) $contractFiles.set(noFiles);
  };
  const buysRam = useActualChain().features.includes('ram-market');
  return (
    <FormWithPreview
      user={user}
      actions={ready ? actions : null}
      facts={
        <>
          {actor !== '' && (
            <AsidePart title={text.deployed}>
              <StateView {...load}>
                {({ codeHash }) => <p>{codeHash === '' ? text.noContract : text.hasContract}</p>}
              </StateView>
            </AsidePart>
          )}
          <RamAside {...{ actor, sellable, market }} />
        </>
      }
    >
      <UploadForm
        account={actor}
        files={files}
        deployed={deployed}
        cost={code || abi ? uploadCost(before, after, account, market) : null}
        buyRamPath={buysRam ? localizePath(screenOf('ram-buy').path, locale) : null}
        pending={form.pending}
        ready={ready}
        onFiles={(chosen) => void add(chosen)}
        onClear={() => $contractFiles.set(noFiles)}
        onSubmit={() => void send()}
      />
    </FormWithPreview>
  );
}
