import { BlockSpot } from '#src/components/round/block-spot.tsx';
import { useTurnText } from '#src/components/round/use-turn-text.ts';
import { Section } from '#src/components/ui/section.tsx';
import { useBlockTexts } from '#src/i18n/areas/block/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useRoundPosition } from '#src/stores/block/round-position.ts';

interface BlockSectionProps {
  number: number;
  /** Milliseconds UTC. */
  time: number;
  producer: string;
}

/** The position of a block in its round. Nothing if the current schedule is not the block's. */
export function BlockSection({ number, time, producer }: BlockSectionProps) {
  const text = useBlockTexts();
  const format = useFormat();
  const turnText = useTurnText();
  const place = useRoundPosition(time, producer);
  return (
    place && (
      <Section title={`${text.block} ${format.number(number)}`} note={turnText(place)}>
        <BlockSpot position={place} />
      </Section>
    )
  );
}
