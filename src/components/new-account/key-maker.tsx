import { useState } from 'react';
import type { KeyPair } from '#src/chain/core/key.ts';
import { useNewAccountTexts } from '#src/i18n/areas/new-account/texts.ts';
import type { SpellKey } from '../form/spelled-key-field.tsx';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { isComposing } from '../ui/composing-key.ts';
import { chainText } from '../ui/fields/chain-text.ts';
import { TextField } from '../ui/fields/text-field.tsx';
import { fileName, saveFile } from '../ui/save-file.ts';
import { backupText, KeyBackup } from './key-backup.tsx';

export interface KeyMakerProps {
  account: string;
  /** What the key controls: `Owner`. */
  use: string;
  chain: string;
  /** Whether the page came over a secure connection. */
  isSecure: boolean;
  /** Its public key is in the chain's spelling. */
  generate: () => Promise<KeyPair>;
  spell: SpellKey;
  /** Called with the public key once its backup is confirmed. */
  onKey: (publicKey: string) => void;
}

type Step =
  | { readonly kind: 'idle' | 'failed' | 'confirmed' }
  | { readonly kind: 'made'; readonly pair: KeyPair };

/** Generates a key pair, and gives away its public key when the backup is confirmed. */
export function KeyMaker({ account, use, chain, isSecure, generate, onKey }: KeyMakerProps) {
  const { keys: text } = useNewAccountTexts();
  const [step, setStep] = useState<Step>({ kind: 'idle' });
  const make = () =>
    void generate().then(
      (pair) => setStep({ kind: 'made', pair }),
      () => setStep({ kind: 'failed' }),
    );
  if (!isSecure) return <p className="text-xs text-muted">{text.insecure}</p>;
  if (step.kind === 'made') {
    const sheet = { account, use, chain, ...step.pair };
    return (
      <div className="space-y-3">
        <KeyBackup {...sheet} />
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => window.print()}>{text.print}</Button>
          <Button
            onClick={() => saveFile(backupFile(chain, account), 'text/plain', backupText(sheet))}
          >
            {text.save}
          </Button>
          <Button variant="ghost" onClick={() => setStep({ kind: 'idle' })}>
            {text.discard}
          </Button>
        </div>
        <ConfirmBackup
          privateKey={step.pair.privateKey}
          onConfirm={() => {
            setStep({ kind: 'confirmed' });
            onKey(step.pair.publicKey);
          }}
        />
      </div>
    );
  }
  return (
    <div className="space-y-2">
      {step.kind === 'failed' && <Banner kind="error" title={text.failed} />}
      {step.kind === 'confirmed' && <p role="status">{text.confirmed}</p>}
      <Button aria-label={`${text.generate}: ${use}`} onClick={make}>
        {text.generate}
      </Button>
    </div>
  );
}

/** Characters that are typed from the backup. */
const COMPARED = 6;

function ConfirmBackup({ privateKey, onConfirm }: { privateKey: string; onConfirm: () => void }) {
  const { keys: text } = useNewAccountTexts();
  const [typed, setTyped] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const confirm = () => {
    if (typed.trim() === privateKey.slice(-COMPARED)) onConfirm();
    else setIsWrong(true);
  };
  return (
    <div className="space-y-2">
      <TextField
        label={text.lastCharacters}
        hint={text.lastCharactersHint}
        error={isWrong ? text.mismatch : undefined}
        value={typed}
        {...chainText}
        maxLength={COMPARED + 2}
        onChange={(event) => {
          setTyped(event.target.value);
          setIsWrong(false);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return;
          // The surrounding form is not complete yet.
          event.preventDefault();
          confirm();
        }}
      />
      <Button onClick={confirm}>{text.confirm}</Button>
    </div>
  );
}

function backupFile(chain: string, account: string): string {
  return `${fileName(chain, account === '' ? 'key' : account)}.txt`;
}
