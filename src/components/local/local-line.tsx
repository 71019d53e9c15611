import type { LocalSettings } from '#src/chain/model/shared/local.ts';
import { useLocalTexts } from '#src/i18n/areas/local/texts.ts';
import { Button } from '../ui/button.tsx';

interface LocalLineProps {
  settings: LocalSettings;
  onChange: () => void;
  onLeave: () => void;
}

/** The current node, with links to change it. */
export function LocalLine({ settings, onChange, onLeave }: LocalLineProps) {
  const texts = useLocalTexts();
  const { nodeUrl, hyperionUrl, coreSymbol, corePrecision } = settings;
  return (
    <div className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-1 border-b pb-1 text-xs">
      <span>
        <span className="text-muted">{texts.shared.node}</span> <bdi>{nodeUrl}</bdi>
      </span>
      {hyperionUrl !== null && (
        <span>
          <span className="text-muted">{texts.history}</span> <bdi>{hyperionUrl}</bdi>
        </span>
      )}
      <bdi className="text-muted">{`${corePrecision},${coreSymbol}`}</bdi>
      <span className="ms-auto flex gap-1">
        <Button size="sm" variant="ghost" onClick={onChange}>
          {texts.change}
        </Button>
        <Button size="sm" variant="ghost" onClick={onLeave}>
          {texts.leave}
        </Button>
      </span>
    </div>
  );
}
