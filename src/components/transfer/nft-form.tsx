import { type ReactNode, useState } from 'react';
import { accountProblem, memoProblem } from '#src/chain/actions/check-fields.ts';
import * as limits from '#src/chain/core/limits.ts';
import type { Existence } from '#src/chain/model/account/existence.ts';
import { useTransferTexts } from '#src/i18n/areas/transfer/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { AccountField } from '../form/account-field.tsx';
import { FromField } from '../form/from-field.tsx';
import { MemoField } from '../form/memo-field.tsx';
import { SubmitForm } from '../form/submit-form.tsx';
import { useProblemText } from '../form/use-problem-text.ts';
import { TextArea } from '../ui/fields/text-area.tsx';
import { NftPicker, nftKey, type PickableNft } from './nft-picker.tsx';
import { useDebouncedResult } from '../form/use-debounced.ts';
import { useOnChange } from '../form/use-on-change.ts';
import type { RecipientProps } from './token-form.tsx';

export interface NftValues {
  readonly to: string;
  readonly memo: string;
  readonly assets: readonly PickableNft[];
}

/** Typed and chosen values. */
export interface NftDraft {
  to: string;
  memo: string;
  /** Ids of NFTs, as text. */
  ids: string;
  /** Keys of the selected NFTs. */
  picked: readonly string[];
}

interface NftFormProps extends RecipientProps {
  from: string;
  nfts: readonly PickableNft[];
  /** Several at once, also by id. */
  many?: boolean;
  /** Loads pictures from any server without a click. */
  fromAnywhere: boolean;
  initial?: NftDraft;
  existence: (name: string) => Existence | null;
  signing?: boolean;
  /** The preview. */
  aside?: ReactNode;
  onChange?: (draft: NftDraft) => void;
  /** Called with values that could be submitted, else with null. */
  onValid?: (values: NftValues | null) => void;
  onSubmit: (values: NftValues) => void;
}

const BLANK: NftDraft = { to: '', memo: '', ids: '', picked: [] };

/** Transfers NFTs. */
export function NftForm(props: NftFormProps) {
  const { from, nfts, many, fromAnywhere, existence, initial = BLANK, onChange } = props;
  const text = useTransferTexts();
  const format = useFormat();
  const problemText = useProblemText();
  const [typed, setTyped] = useState(initial);
  const [left, setLeft] = useState({ to: false, memo: false });
  const [isTried, setTried] = useState(false);
  const to = typed.to.trim();
  const picked = new Set(typed.picked);
  useDebouncedResult(to, props.onRecipient);
  useOnChange(typed, onChange);

  const ids = new Set(typed.ids.split(/[\s,;]+/).filter((id) => id !== ''));
  const assets = nfts.filter((nft) => picked.has(nftKey(nft)) || ids.has(nft.id));
  const strange = [...ids].filter((id) => !nfts.some((nft) => nft.id === id));
  const account =
    to === from
      ? ({ kind: 'is-sender' } as const)
      : accountProblem(to, existence(to) !== 'missing');
  const memo = memoProblem(typed.memo);
  const isOver = assets.length > limits.nftsPerTransfer;
  const choiceError = isOver
    ? text.mostNfts(format.number(limits.nftsPerTransfer))
    : assets.length === 0 && isTried
      ? text.chooseOne
      : null;
  const idsError = strange.length > 0 ? text.notYours(strange.slice(0, 5).join(', ')) : undefined;

  const toggle = (key: string) => {
    const others = typed.picked.filter((one) => one !== key);
    if (!many) others.length = 0;
    setTyped({ ...typed, picked: many && picked.has(key) ? others : [...others, key] });
  };
  const isWrong = account || memo || idsError || isOver || assets.length === 0;
  const values: NftValues = { to, memo: typed.memo, assets };
  useOnChange(isWrong ? null : values, props.onValid);
  const submit = () => {
    setTried(true);
    if (!isWrong) props.onSubmit(values);
  };
  return (
    <div className="grid gap-x-8 gap-y-6 tablet:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <NftPicker
        nfts={nfts}
        chosen={new Set(assets.map(nftKey))}
        many={many}
        fromAnywhere={fromAnywhere}
        onToggle={toggle}
      />
      <div className="max-w-form">
        <SubmitForm label={text.send} pending={props.signing} onSubmit={submit}>
          {many && (
            <TextArea
              label={text.ids}
              dir="ltr"
              hint={text.idsHint}
              error={idsError}
              value={typed.ids}
              onChange={(event) => setTyped({ ...typed, ids: event.target.value })}
            />
          )}
          <p role="status" className="tabular-nums">
            {text.chosen(format.number(assets.length))}
            {choiceError && <span className="block text-xs text-danger">{choiceError}</span>}
          </p>
          <FromField label={text.shared.from} account={from} />
          <AccountField
            label={text.to}
            existence={existence(to)}
            error={account && (left.to || isTried) ? problemText(account) : undefined}
            value={typed.to}
            onChange={(event) => setTyped({ ...typed, to: event.target.value })}
            onBlur={() => setLeft({ ...left, to: true })}
          />
          <MemoField
            of="others"
            exchange={props.isExchange(to) && typed.memo.trim() === '' ? to : null}
            error={memo && (left.memo || isTried) ? problemText(memo) : undefined}
            value={typed.memo}
            onChange={(event) => setTyped({ ...typed, memo: event.target.value })}
            onBlur={() => setLeft({ ...left, memo: true })}
          />
        </SubmitForm>
        {props.aside !== undefined && <div className="mt-8">{props.aside}</div>}
      </div>
    </div>
  );
}
