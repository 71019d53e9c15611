import { useAccountTexts } from '#src/i18n/areas/account/texts.ts';
import { useContractTexts } from '#src/i18n/areas/contract/texts.ts';
import { Copied } from '../ui/copied.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { AccountLink } from '../ui/entity-link.tsx';
import { FactRow } from '../ui/fact-row.tsx';
import { Hash } from '../ui/hash.tsx';
import { HostileText } from '../ui/text/hostile-text.tsx';
import { Time } from '../ui/time.tsx';

interface ContractFactsProps {
  account: string;
  abiVersion: string;
  /** Empty for no code; null if the node does not report it. */
  codeHash: string | null;
  /** Milliseconds UTC; null if unknown. */
  setAt: number | null;
}

export function ContractFacts({ account, abiVersion, codeHash, setAt }: ContractFactsProps) {
  const text = useContractTexts();
  const items = [
    { key: 'account', label: text.shared.contract, value: <ContractName name={account} /> },
    {
      key: 'abi',
      label: text.abiVersion,
      value: abiVersion === '' ? text.noAbiVersion : <HostileText text={abiVersion} limit={40} />,
    },
  ];
  if (codeHash !== null)
    items.push({ key: 'hash', label: text.codeHash, value: <CodeHash hash={codeHash} /> });
  if (setAt !== null) items.push({ key: 'set', label: text.lastSet, value: <Time at={setAt} /> });
  return <FactRow items={items} />;
}

function ContractName({ name }: { name: string }) {
  const text = useAccountTexts();
  return (
    <Copied value={name} label={text.copyName}>
      <AccountLink name={name} />
    </Copied>
  );
}

function CodeHash({ hash }: { hash: string }) {
  const text = useContractTexts();
  if (hash === '') return <span className="text-muted">{text.noCode}</span>;
  return (
    <span className="whitespace-nowrap">
      <Hash value={hash} width="short" /> <CopyButton value={hash} label={text.copyHash} />
    </span>
  );
}
