import { useState } from 'react';
import { compareAbis } from '#src/chain/model/abi/compare.ts';
import { type AbiView, abiView } from '#src/chain/model/abi/view.ts';
import { sourceName } from '#src/chain/model/shared/source-name.ts';
import { AbiChanges } from '#src/components/contract/abi-changes.tsx';
import { SelectField } from '#src/components/ui/fields/select-field.tsx';
import { TextArea } from '#src/components/ui/fields/text-area.tsx';
import { SkeletonRows } from '#src/components/ui/skeleton.tsx';
import { FileDrop } from '#src/components/utility/file-drop.tsx';
import { useAbiVersionTexts } from '#src/i18n/areas/contract/versions/texts.ts';
import { textsReady } from '#src/i18n/text-area.ts';
import { useDates } from '#src/i18n/use-dates.ts';
import { type AbiVersion, abiVersionsStore } from '#src/stores/contract/abi-versions.ts';
import { decodeAbi } from '#src/stores/contract/decode-abi.ts';
import { useLoad } from '#src/stores/load-store.ts';

interface AbiVersionsPartProps {
  account: string;
  /** On the chain now. */
  abi: AbiView;
}

const NOW = 'now';
const GIVEN = 'given';

/** Two versions of a contract's ABI side by side: from history, or from the visitor. */
export function AbiVersionsPart({ account, abi }: AbiVersionsPartProps) {
  const { state } = useLoad(abiVersionsStore, account);
  if (state.kind === 'loading') return <SkeletonRows rows={4} />;
  const known = state.kind === 'ready' ? state.value : null;
  return (
    <Versions
      key={account}
      abi={abi}
      versions={known?.versions ?? []}
      source={known && sourceName(known.source)}
      more={known?.more ?? false}
    />
  );
}

interface VersionsProps {
  abi: AbiView;
  versions: readonly AbiVersion[];
  /** Null without a history. */
  source: string | null;
  more: boolean;
}

function Versions({ abi, versions, source, more }: VersionsProps) {
  const text = useAbiVersionTexts();
  const dates = useDates();
  // The newest version is what the chain has.
  const past = versions.slice(1);
  const [before, setBefore] = useState(past[0]?.transactionId ?? GIVEN);
  const [after, setAfter] = useState(NOW);
  const [typed, setTyped] = useState('');
  const [given, setGiven] = useState<AbiView | null>(null);
  const options = [
    { key: NOW, label: text.now },
    ...past.map(({ transactionId, at }) => ({
      key: transactionId,
      label: text.setAt(`${dates.shortDay(at)}, ${dates.clock(at)}`),
    })),
    { key: GIVEN, label: text.given },
  ];
  const read = async (bytes: Uint8Array, shown: string) => {
    setTyped(shown);
    const decoded = shown === '' ? null : await decodeAbi(bytes);
    setGiven(decoded && abiView(decoded.abi));
  };
  const open = async ([file]: readonly File[]) => {
    if (!file) return;
    const bytes = new Uint8Array(await file.arrayBuffer());
    await read(bytes, file.name);
  };
  const abiOf = (key: string): AbiView | null => {
    if (key === NOW) return abi;
    if (key === GIVEN) return given;
    return past.find(({ transactionId }) => transactionId === key)?.abi ?? null;
  };
  const [old, now] = [abiOf(before), abiOf(after)];
  const takes = before === GIVEN || after === GIVEN;
  return (
    <div className="space-y-4">
      <p className="text-muted">
        {source === null
          ? text.noHistory
          : past.length === 0
            ? text.onlyOne(source)
            : more
              ? text.fromWithMore(source)
              : text.from(source)}
      </p>
      <div className="grid max-w-form gap-4 sm:grid-cols-2">
        <SelectField label={text.before} value={before} options={options} onSelect={setBefore} />
        <SelectField label={text.after} value={after} options={options} onSelect={setAfter} />
      </div>
      {takes && (
        <div className="max-w-form space-y-4">
          <TextArea
            label={text.json}
            hint={text.jsonHint}
            dir="ltr"
            value={typed}
            error={typed !== '' && given === null ? text.notAnAbi : undefined}
            onChange={({ target: { value } }) => void read(new TextEncoder().encode(value), value)}
          />
          <FileDrop
            label={text.file}
            hint={text.fileHint}
            accept=".abi,.json"
            onFiles={(files) => void open(files)}
          />
        </div>
      )}
      {old && now && <AbiChanges changes={compareAbis(old, now)} />}
    </div>
  );
}

await textsReady();
