import type { KeyPair } from '#src/chain/core/key.ts';
import { useNewAccountTexts } from '#src/i18n/areas/new-account/texts.ts';
import { FactRows } from '../form/fact-rows.tsx';
import { CopyButton } from '../ui/copy-button.tsx';

interface KeyBackupProps extends KeyPair {
  /** The account it is for; empty if it has no name yet. */
  account: string;
  /** What the key controls: `Owner`. */
  use: string;
  chain: string;
}

/** Both keys on one sheet. Printing the page prints the sheet alone. */
export function KeyBackup({ account, use, chain, publicKey, privateKey }: KeyBackupProps) {
  const texts = useNewAccountTexts();
  const { keys: text } = texts;
  return (
    <section aria-label={text.backup} className="print-alone border-s-4 border-warning ps-3">
      <p className="font-semibold">{text.backup}</p>
      <p className="mt-1 text-muted">{text.backupNote}</p>
      <FactRows
        facts={[
          { label: texts.shared.chain, value: chain },
          ...(account === '' ? [] : [{ label: texts.shared.account, value: account }]),
          { label: text.use, value: use },
        ]}
      />
      <Key label={texts.shared.publicKey} value={publicKey} />
      <Key label={texts.shared.privateKey} value={privateKey} />
    </section>
  );
}

function Key({ label, value }: { label: string; value: string }) {
  return (
    <div className="border-b py-2">
      <p className="flex items-center justify-between text-muted">
        {label}
        <span className="print:hidden">
          <CopyButton value={value} label={label} />
        </span>
      </p>
      <p dir="ltr" className="font-semibold break-all">
        {value}
      </p>
    </div>
  );
}

/** The text of the file. */
export function backupText(facts: KeyBackupProps): string {
  const { chain, account, use, publicKey, privateKey } = facts;
  return `${[chain, account, use, publicKey, privateKey].filter(Boolean).join('\n')}\n`;
}
