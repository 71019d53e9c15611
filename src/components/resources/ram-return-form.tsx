import { memoProblem } from '#src/chain/actions/check-fields.ts';
import type { RamGift } from '#src/chain/model/resource/ram-moves.ts';
import { useRamMovesTexts } from '#src/i18n/areas/resources/ram-moves/texts.ts';
import { useResourcesTexts } from '#src/i18n/areas/resources/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { FactRows } from '../form/fact-rows.tsx';
import { MemoField } from '../form/memo-field.tsx';
import { resolverResult } from '../form/resolver-result.ts';
import { SubmitForm } from '../form/submit-form.tsx';
import { useProblemText } from '../form/use-problem-text.ts';
import { type FormProps, useCheckedForm } from '../form/use-checked-form.ts';
import { useOnChange } from '../form/use-on-change.ts';
import { Banner } from '../ui/banner.tsx';
import { AccountLink } from '../ui/entity-link.tsx';
import { StateView } from '../ui/state-view.tsx';
import { Forecast } from './forecast.tsx';

export interface RamReturnValues {
  memo: string;
}

interface RamReturnFormProps extends FormProps<RamReturnValues> {
  /** Null if the account holds none. */
  gift: RamGift | null;
  /** Bytes that must become free first. */
  inTheWay: bigint;
}

/** Returns gifted RAM to the account that gave it. */
export function RamReturnForm({ gift, ...props }: RamReturnFormProps) {
  const text = useRamMovesTexts();
  if (!gift)
    return (
      <StateView state={{ kind: 'empty' }} empty={{ title: text.none, text: text.noneHint }}>
        {() => null}
      </StateView>
    );
  return <HeldGift gift={gift} {...props} />;
}

function HeldGift(props: RamReturnFormProps & { gift: RamGift }) {
  const { gift, inTheWay, initial, onChange, onSubmit } = props;
  const text = useRamMovesTexts();
  const { bytesOf } = useResourcesTexts();
  const problemText = useProblemText();
  const format = useFormat();
  const check = (values: RamReturnValues) => {
    const problem = memoProblem(values.memo);
    return resolverResult(values, { memo: problem && problemText(problem) });
  };
  const form = useCheckedForm({ initial, onChange, onSubmit }, check);
  const { values } = form;
  useOnChange(inTheWay > 0n ? null : form.valid, props.onValid);
  return (
    <SubmitForm
      label={text.submit.return}
      pending={props.pending}
      disabled={inTheWay > 0n}
      onSubmit={form.submit}
    >
      <FactRows
        facts={[
          { label: text.held, value: bytesOf(format.number(gift.bytes)) },
          { label: text.gifter, value: <AccountLink name={gift.gifter} /> },
        ]}
      />
      <MemoField of="others" typed={values.memo} {...form.field('memo')} />
      {inTheWay > 0n && (
        <Banner kind="warning" title={text.inUse}>
          {text.inUseText(bytesOf(format.number(inTheWay)))}
        </Banner>
      )}
      <Forecast lines={[text.returnsAll(gift.gifter)]} />
    </SubmitForm>
  );
}
