import { useVoteTexts } from '#src/i18n/areas/vote/texts.ts';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';

interface UnregisteredProps {
  names: readonly string[];
  onRemove: () => void;
}

/** Producers of the ballot that the chain would refuse, with a button that removes them all. */
export function Unregistered({ names, onRemove }: UnregisteredProps) {
  const text = useVoteTexts();
  return (
    <Banner
      kind="warning"
      title={text.unregistered(names.join(', '))}
      actions={
        <Button size="sm" onClick={onRemove}>
          {text.removeUnregistered}
        </Button>
      }
    >
      {text.unregisteredHint}
    </Banner>
  );
}
