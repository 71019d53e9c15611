import { useState } from 'react';
import { parseFields } from '#src/chain/model/abi/json-text.ts';
import { useContractTexts } from '#src/i18n/areas/contract/texts.ts';
import { jsonText } from '../ui/json-view.tsx';
import { TextArea } from '../ui/fields/text-area.tsx';

interface JsonDataProps {
  data: Readonly<Record<string, unknown>>;
  onChange: (data: Readonly<Record<string, unknown>>) => void;
}

/** A form's data as JSON. Invalid JSON stays in the field and changes nothing. */
export function JsonData({ data, onChange }: JsonDataProps) {
  const text = useContractTexts();
  const [typed, setTyped] = useState(() => jsonText(data));
  const isObject = parseFields(typed) !== null;
  return (
    <TextArea
      label={text.jsonData}
      dir="ltr"
      className="min-h-40 font-mono"
      value={typed}
      error={isObject ? undefined : text.jsonInvalid}
      onChange={(event) => {
        setTyped(event.target.value);
        const fields = parseFields(event.target.value);
        if (fields) onChange(fields);
      }}
    />
  );
}
