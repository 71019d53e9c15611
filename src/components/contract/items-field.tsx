import type { ReactNode } from 'react';
import { emptyValue } from '#src/chain/model/abi/value.ts';
import { useContractTexts } from '#src/i18n/areas/contract/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Button } from '../ui/button.tsx';
import { RowButton } from '../ui/rows/row-button.tsx';
import { Paged } from '../ui/rows/show-more.tsx';
import { FieldGroup, MOST_PARTS, nameText, type ValueFieldProps } from './field-group.tsx';
import { useProblemText } from './use-value-texts.ts';

interface ItemsFieldProps extends ValueFieldProps {
  of: string;
  /** Null for any length. */
  size: number | null;
  items: readonly unknown[];
  /** Renders an item's field. */
  children: (item: ValueFieldProps) => ReactNode;
}

/** A list whose items can be edited, added, removed and moved. */
export function ItemsField(props: ItemsFieldProps) {
  const { form, name, type, path, onChange, of, size, items, children } = props;
  const text = useContractTexts();
  const problemText = useProblemText(form.core);
  const format = useFormat();
  const problem = form.problems.get(path);
  const change = (next: readonly unknown[]) => onChange(next);
  const swap = (a: number, b: number) => change(items.with(a, items[b]).with(b, items[a]));
  return (
    <FieldGroup name={name} type={type}>
      {items.length === 0 && <p className="text-muted">{text.noItems}</p>}
      <Paged rows={items} page={MOST_PARTS}>
        {(shown) =>
          shown.map((item, index) => (
            <div key={index} className="flex items-start gap-2">
              <div className="min-w-0 flex-1">
                {children({
                  form,
                  name: text.item(format.number(index + 1)),
                  type: of,
                  path: path === '' ? String(index) : `${path}.${index}`,
                  value: item,
                  onChange: (next) => change(items.with(index, next)),
                })}
              </div>
              <ItemTools
                index={index}
                count={items.length}
                onMove={(to) => swap(index, to)}
                onRemove={size === null ? () => change(items.toSpliced(index, 1)) : null}
              />
            </div>
          ))
        }
      </Paged>
      {problem && <p className="text-xs text-danger">{problemText(problem)}</p>}
      {(size === null || items.length < size) && (
        <Button size="sm" onClick={() => change([...items, emptyValue(form.abi, of) ?? null])}>
          {text.addItem(nameText(name))}
        </Button>
      )}
    </FieldGroup>
  );
}

interface ItemToolsProps {
  index: number;
  count: number;
  onMove: (to: number) => void;
  onRemove: (() => void) | null;
}

function ItemTools({ index, count, onMove, onRemove }: ItemToolsProps) {
  const text = useContractTexts();
  const number = useFormat().number(index + 1);
  return (
    <div className="flex shrink-0 max-sm:flex-col">
      <RowButton
        tool="up"
        label={text.moveUp(number)}
        disabled={index === 0}
        onPress={() => onMove(index - 1)}
      />
      <RowButton
        tool="down"
        label={text.moveDown(number)}
        disabled={index === count - 1}
        onPress={() => onMove(index + 1)}
      />
      {onRemove && <RowButton tool="remove" label={text.removeItem(number)} onPress={onRemove} />}
    </div>
  );
}
