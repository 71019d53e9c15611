import type { AbiProblem } from '#src/chain/model/abi/abi-file.ts';
import { abiChanges } from '#src/chain/model/abi/abi-file.ts';
import type { UploadCost } from '#src/chain/model/abi/upload.ts';
import type { WasmProblem } from '#src/chain/model/abi/wasm-file.ts';
import { useUtilityTexts } from '#src/i18n/areas/utility/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { SubmitForm } from '../form/submit-form.tsx';
import { Amount } from '../ui/amount.tsx';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { Hash } from '../ui/hash.tsx';
import { KeyValueList } from '../ui/key-value-list.tsx';
import { HostileText } from '../ui/text/hostile-text.tsx';
import { FileDrop } from './file-drop.tsx';

interface PickedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly hash: string;
}

export interface UploadFiles {
  readonly code: (PickedFile & { readonly problem: WasmProblem | null }) | null;
  readonly abi:
    | (PickedFile & {
        readonly actions: readonly string[];
        readonly problems: readonly AbiProblem[];
      })
    | null;
  readonly refused: readonly string[];
}

interface UploadFormProps {
  account: string;
  files: UploadFiles;
  /** On the chain now; null while unknown. */
  deployed: {
    readonly codeHash: string;
    readonly abiHash: string;
    readonly actions: readonly string[];
  } | null;
  cost: UploadCost | null;
  /** The form that buys RAM; null on chains without a RAM market. */
  buyRamPath: string | null;
  pending: boolean;
  /** Whether there is something to send. */
  ready: boolean;
  onFiles: (files: readonly File[]) => void;
  onClear: () => void;
  onSubmit: () => void;
}

/** Mistakes of an ABI that are listed. */
const MOST_PROBLEMS = 10;

/** The files of a contract, checked before they are sent. */
export function UploadForm(props: UploadFormProps) {
  const { files, deployed, cost, pending, ready } = props;
  const { code, abi, refused } = files;
  const { upload: text } = useUtilityTexts();
  return (
    <SubmitForm label={text.submit} pending={pending} disabled={!ready} onSubmit={props.onSubmit}>
      {props.account !== '' && <p className="text-muted">{text.hint(props.account)}</p>}
      <FileDrop
        label={text.choose}
        hint={text.chooseHint}
        accept=".wasm,.abi,.json,application/wasm,application/json"
        onFiles={props.onFiles}
      />
      {refused.length > 0 && (
        <Banner kind="error" title={text.refused}>
          <HostileText text={refused.join(', ')} />
        </Banner>
      )}
      {code && (
        <FilePart
          title={text.code}
          file={code}
          before={deployed?.codeHash ?? null}
          problem={code.problem && text.codeProblems[code.problem]}
        />
      )}
      {abi && (
        <>
          <FilePart title={text.abi} file={abi} before={deployed?.abiHash ?? null} problem={null} />
          <AbiProblems problems={abi.problems} />
          {deployed && <ActionChanges before={deployed.actions} after={abi.actions} />}
        </>
      )}
      {(code === null) !== (abi === null) && (
        <Banner kind="warning" title={code ? text.onlyCode : text.onlyAbi} />
      )}
      {cost && <Cost cost={cost} buyRamPath={props.buyRamPath} />}
      {(code || abi) && (
        <Button variant="ghost" size="sm" onClick={props.onClear}>
          {text.clear}
        </Button>
      )}
    </SubmitForm>
  );
}

interface FilePartProps {
  title: string;
  file: PickedFile;
  /** The hash on the chain: empty for none, null while unknown. */
  before: string | null;
  problem: string | null;
}

function FilePart({ title, file, before, problem }: FilePartProps) {
  const { upload: text } = useUtilityTexts();
  const format = useFormat();
  return (
    <section aria-label={title} className="space-y-2">
      <KeyValueList
        items={[
          { key: 'file', label: title, value: <HostileText text={file.name} /> },
          { key: 'size', label: text.size, value: text.bytes(format.number(file.bytes.length)) },
          {
            key: 'before',
            label: text.before,
            value: before === null ? '…' : before === '' ? text.none : <Hash value={before} />,
          },
          { key: 'after', label: text.after, value: <Hash value={file.hash} /> },
        ]}
      />
      {problem !== null && <Banner kind="error" title={problem} />}
      {problem === null && before === file.hash && <Banner kind="info" title={text.same} />}
    </section>
  );
}

function AbiProblems({ problems }: { problems: readonly AbiProblem[] }) {
  const { upload: text } = useUtilityTexts();
  if (problems.length === 0) return null;
  return (
    <Banner kind="error" title={text.abiProblems}>
      <ul>
        {problems.slice(0, MOST_PROBLEMS).map((problem) => {
          const line =
            problem.kind === 'name'
              ? text.badName(problem.name)
              : text.badType(problem.type, problem.of);
          return (
            <li key={line}>
              <HostileText text={line} />
            </li>
          );
        })}
      </ul>
    </Banner>
  );
}

function ActionChanges(props: { before: readonly string[]; after: readonly string[] }) {
  const { upload: text } = useUtilityTexts();
  const { added, removed } = abiChanges(props.before, props.after);
  if (added.length === 0 && removed.length === 0) return null;
  const items = [
    { key: 'added', label: text.added, names: added },
    { key: 'removed', label: text.removed, names: removed },
  ].filter(({ names }) => names.length > 0);
  return (
    <KeyValueList
      items={items.map(({ key, label, names }) => ({
        key,
        label,
        value: <HostileText text={names.join(', ')} />,
      }))}
    />
  );
}

function Cost({ cost, buyRamPath }: { cost: UploadCost; buyRamPath: string | null }) {
  const { upload: text } = useUtilityTexts();
  const format = useFormat();
  const { ram, missing, price } = cost;
  const items = [
    { key: 'ram', label: text.ram, value: text.bytes(format.number(ram)) },
    ...(missing
      ? [{ key: 'missing', label: text.missing, value: text.bytes(format.number(missing)) }]
      : []),
    ...(price ? [{ key: 'price', label: text.price, value: <Amount amount={price} /> }] : []),
  ];
  return (
    <div className="space-y-2">
      <KeyValueList items={items} />
      {missing !== null && missing > 0 && (
        <Banner
          kind="warning"
          title={text.notEnoughRam}
          actions={
            buyRamPath !== null && (
              <a
                href={`${buyRamPath}?in=bytes&amount=${String(missing)}`}
                className="font-medium text-accent hover:underline"
              >
                {text.buyRam}
              </a>
            )
          }
        />
      )}
    </div>
  );
}
