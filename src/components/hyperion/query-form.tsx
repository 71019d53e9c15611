import {
  type HyperionCall,
  hyperionCallNames,
  hyperionCalls,
  hyperionLink,
  type HyperionParameter,
} from '#src/chain/model/hyperion/query.ts';
import { useHyperionTexts } from '#src/i18n/areas/hyperion/texts.ts';
import { CopyButton } from '../ui/copy-button.tsx';
import { ExternalLink } from '../ui/external-link.tsx';
import { chainText } from '../ui/fields/chain-text.ts';
import { SelectField } from '../ui/fields/select-field.tsx';
import { TextField } from '../ui/fields/text-field.tsx';

interface HyperionQueryFormProps {
  /** Of the service. */
  base: string;
  call: HyperionCall;
  values: Readonly<Partial<Record<HyperionParameter, string>>>;
  onCall: (call: HyperionCall) => void;
  onValue: (name: HyperionParameter, value: string) => void;
}

/** A query of the service by its parameters. The result is a link. */
export function HyperionQueryForm(props: HyperionQueryFormProps) {
  const { base, call, values, onCall, onValue } = props;
  const text = useHyperionTexts();
  const link = hyperionLink(base, call, values);
  return (
    <div className="space-y-4 py-3">
      <div className="grid items-start gap-4 sm:grid-cols-2 tablet:grid-cols-3">
        <SelectField
          label={text.call}
          value={call}
          options={hyperionCallNames.map((key) => ({ key, label: text.calls[key] }))}
          onSelect={onCall}
        />
        {hyperionCalls[call].map((name) => (
          <TextField
            key={name}
            label={text.parameters[name]}
            value={values[name] ?? ''}
            placeholder={examples[name]}
            {...chainText}
            onChange={(event) => onValue(name, event.target.value)}
          />
        ))}
      </div>
      <div className="bg-sunken p-3">
        <p className="text-xs text-quiet">{text.shared.link}</p>
        <div className="flex items-center gap-2">
          <code dir="ltr" className="min-w-0 flex-1 wrap-anywhere">
            {link}
          </code>
          <CopyButton value={link} label={text.copyLink} />
        </div>
        <ExternalLink href={link}>{text.open}</ExternalLink>
      </div>
    </div>
  );
}

/** How the values of parameters look. They are the same in all languages. */
const examples: Partial<Record<HyperionParameter, string>> = {
  account: 'alice',
  filter: 'eosio.token:transfer',
  after: '2026-01-01T00:00:00Z',
  before: '2026-12-31T00:00:00Z',
  sort: 'desc',
  limit: '100',
  skip: '0',
  code: 'eosio.token',
  table: 'accounts',
  contract: 'eosio.token',
  executed: 'false',
};
