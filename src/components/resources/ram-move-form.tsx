import type { ReactNode } from 'react';
import { memoProblem } from '#src/chain/actions/check-fields.ts';
import type { Asset } from '#src/chain/core/asset.ts';
import * as limits from '#src/chain/core/limits.ts';
import type { TokenSymbol } from '#src/chain/core/symbol.ts';
import type { Existence } from '#src/chain/model/account/existence.ts';
import { buyProblem, buyQuote, ramUnits } from '#src/chain/model/resource/ram-check.ts';
import {
  availableBytes,
  moveProblems,
  type OwnRam,
  type RamGift,
  type RamMoveKind,
  type RamMoveProblem,
} from '#src/chain/model/resource/ram-moves.ts';
import type { RamMarket } from '#src/chain/model/resource/ram.ts';
import { useRamMovesTexts } from '#src/i18n/areas/resources/ram-moves/texts.ts';
import { useResourcesTexts } from '#src/i18n/areas/resources/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { AccountField } from '../form/account-field.tsx';
import { AmountField } from '../form/amount-field.tsx';
import type { Fact } from '../form/fact-rows.tsx';
import { MemoField } from '../form/memo-field.tsx';
import { resolverResult } from '../form/resolver-result.ts';
import { SubmitForm } from '../form/submit-form.tsx';
import { useDebouncedResult } from '../form/use-debounced.ts';
import { type FormProps, useCheckedForm } from '../form/use-checked-form.ts';
import { Amount } from '../ui/amount.tsx';
import { Forecast } from './forecast.tsx';
import { useCheckedAgain } from '../form/use-checked-again.ts';
import { useResourceProblemText } from './use-problem-text.ts';

/** A move of bytes, or a purchase for core tokens that is burned. */
export type RamMove = RamMoveKind | 'buy-burn';

/** The typed values: bytes, or core tokens for `buy-burn`. */
export interface RamMoveValues {
  to: string;
  amount: string;
  memo: string;
}

interface RamMoveFormProps extends FormProps<RamMoveValues> {
  move: RamMove;
  from: string;
  /** Of the core token. */
  symbol: TokenSymbol;
  /** Null if unknown, as the other figures. */
  ram: OwnRam | null;
  /** WRAM of the account. */
  wrapped?: bigint | null;
  liquid?: Asset | null;
  market?: RamMarket | null;
  existence: (name: string) => Existence | null;
  /** The gift that an account holds; null if none is known. */
  giftOf?: (name: string) => RamGift | null;
  /** Called with a completely typed name, to look it up. */
  onReceiver: (name: string) => void;
  /** What stands above the fields. */
  children?: ReactNode;
}

/** Sends, burns, gives, wraps or unwraps RAM. */
export function RamMoveForm(props: RamMoveFormProps) {
  const { move, existence, giftOf } = props;
  const text = useRamMovesTexts();
  const { amount: amountLabel, bytes } = useResourcesTexts();
  const check = useChecks(props);
  const form = useCheckedForm(props, check);
  const { values } = form;
  const to = values.to.trim();
  const [found, gift] = [existence(to), giftOf?.(to) ?? null];
  const available = availableIn(props, gift);
  const hasReceiver = move === 'transfer' || move === 'gift';
  useDebouncedResult(hasReceiver ? to : '', props.onReceiver);
  useCheckedAgain(form.showsError('to'), () => form.trigger('to'), [found, gift?.gifter, move]);
  useCheckedAgain(form.showsError('amount'), () => form.trigger('amount'), [
    move,
    available?.units,
  ]);
  return (
    <SubmitForm label={text.submit[move]} pending={props.pending} onSubmit={form.submit}>
      {props.children}
      {hasReceiver && (
        <AccountField label={text.to} typed={to} existence={found} {...form.field('to')} />
      )}
      <AmountField
        label={amountLabel}
        unit={move === 'buy-burn' ? props.symbol.code : bytes}
        available={available && shownIn(available, bytes)}
        onPickFraction={form.fill('amount')}
        {...form.field('amount')}
      />
      {move !== 'wrap' && move !== 'unwrap' && (
        <MemoField of="others" typed={values.memo} {...form.field('memo')} />
      )}
      <MoveForecast {...props} amount={values.amount} to={to} isFirst={gift === null} />
    </SubmitForm>
  );
}

/** Validates by the contract's rules. */
function useChecks({ move, ...props }: RamMoveFormProps) {
  const { from, symbol, ram, wrapped = null, liquid = null, market = null } = props;
  const text = useRamMovesTexts();
  const problemText = useResourceProblemText({ symbol });
  const textOf = (problem: RamMoveProblem | null) => {
    if (!problem) return null;
    return problem.kind === 'other-gifter'
      ? text.otherGifter(problem.gifter)
      : problemText(problem);
  };
  return (typed: RamMoveValues) => {
    const { memo } = typed;
    const values = { to: typed.to.trim(), amount: typed.amount.trim(), memo };
    if (move === 'buy-burn') {
      const typedRam = { amount: values.amount, unit: 'tokens' as const };
      const problem = buyProblem(typedRam, { symbol, liquid, market });
      return resolverResult(values, { amount: textOf(problem), memo: textOf(memoProblem(memo)) });
    }
    const receiverExists = props.existence(values.to) !== 'missing';
    const gift = props.giftOf?.(values.to) ?? null;
    const problems = moveProblems(move, values, { from, ram, wrapped, receiverExists, gift });
    return resolverResult(values, {
      to: textOf(problems.to),
      amount: textOf(problems.amount),
      memo: textOf(problems.memo),
    });
  };
}

function availableIn(
  { move, ram, wrapped = null, liquid = null }: RamMoveFormProps,
  gift: RamGift | null,
): Asset | null {
  return move === 'buy-burn' ? liquid : availableBytes(move, { ram, wrapped, gift });
}

/** "Bytes" is translated. */
function shownIn({ units, symbol }: Asset, bytes: string): Asset {
  return { units, symbol: symbol.code === 'bytes' ? { ...symbol, code: bytes } : symbol };
}

interface MoveForecastProps extends RamMoveFormProps {
  amount: string;
  to: string;
  /** Whether the receiver holds no gift yet. */
  isFirst: boolean;
}

function MoveForecast({ move, symbol, market, amount, to, isFirst }: MoveForecastProps) {
  const text = useRamMovesTexts();
  const { bytesOf, ram } = useResourcesTexts();
  const format = useFormat();
  const name = to === '' ? '…' : to;
  const bytes = ramUnits({ amount, unit: move === 'buy-burn' ? 'tokens' : 'bytes' }, symbol);
  const exact = bytes === null ? null : bytesOf(format.number(bytes));
  const facts = (): Fact[] => {
    if (move === 'buy-burn') {
      const quote = market ? buyQuote({ amount, unit: 'tokens' }, market) : null;
      if (!quote) return [];
      return [
        { label: text.burns, value: bytesOf(format.number(quote.bytes)) },
        { label: ram.fee, value: <Amount amount={quote.fee} /> },
      ];
    }
    if (exact === null || bytes === null) return [];
    if (move === 'burn') return [];
    if (move === 'wrap')
      return [{ label: text.get, value: <Amount amount={{ units: bytes, symbol: WRAM }} /> }];
    return [{ label: move === 'unwrap' ? text.get : text.gets(name), value: exact }];
  };
  const lines: Record<RamMove, readonly string[]> = {
    transfer: [text.owns(name), text.noFee, text.takesOwn],
    burn: [text.isGone, text.takesOwn],
    'buy-burn': [text.isGone, market ? ram.buy.priceNote : ram.noPrice],
    gift: [
      text.mayUse(name),
      text.notBack(name),
      text.oneGiver,
      ...(isFirst ? [text.rowCost(bytesOf(format.number(limits.ramGiftRowBytes)))] : []),
    ],
    wrap: [text.wraps, text.noFee],
    unwrap: [text.unwraps, text.noFee],
  };
  return <Forecast facts={facts()} lines={lines[move]} />;
}

const WRAM: TokenSymbol = { code: 'WRAM', precision: 0 };
