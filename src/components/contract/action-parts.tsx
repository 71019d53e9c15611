import { useContractTexts } from '#src/i18n/areas/contract/texts.ts';
import { Quoted } from '../ui/text/quoted.tsx';

/** An action's Ricardian contract, as plain text: its author is not trusted. */
export function Ricardian({ body }: { body: string }) {
  const text = useContractTexts();
  if (body.trim() === '') return <p className="text-xs text-muted">{text.noRicardian}</p>;
  return (
    <details>
      <summary className="min-h-8 cursor-pointer py-1 font-medium">{text.ricardian}</summary>
      <div className="mt-1 max-h-96 overflow-y-auto border-s ps-4 text-muted">
        <Quoted text={body.trim()} limit={4000} />
      </div>
    </details>
  );
}
