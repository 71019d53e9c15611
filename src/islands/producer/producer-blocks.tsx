import { chainNow } from '#src/chain/core/clock.ts';
import * as limits from '#src/chain/core/limits.ts';
import { possibleBlocks } from '#src/chain/model/vote/producer-pay.ts';
import type { RankedProducer } from '#src/chain/client/account/account-voting.ts';
import { ProducerTurn } from '#src/components/round/producer-turn.tsx';
import { CopyButton } from '#src/components/ui/copy-button.tsx';
import { KeyLink } from '#src/components/ui/entity-link.tsx';
import { KeyValueList } from '#src/components/ui/key-value-list.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { useProducerTexts } from '#src/i18n/areas/producer/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useRoundView } from '#src/stores/block/round-view.ts';

/** Blocks of the last round, and since the last claim. */
export function ProducerBlocks({ producer }: { producer: RankedProducer }) {
  const text = useProducerTexts();
  const format = useFormat();
  const round = useRoundView();
  const { owner, unpaidBlocks, claimedAt, key } = producer;
  const slot = round?.round.producers.indexOf(owner) ?? -1;
  const turn = round?.turns[slot];
  const possible = round && possibleBlocks(claimedAt, chainNow(), round.round.producers.length);
  return (
    <Section title={text.blocks}>
      <KeyValueList
        items={[
          {
            key: 'turn',
            label: text.lastTurn,
            value: slot < 0 ? text.notScheduled : <ProducerTurn turn={turn} />,
          },
          {
            key: 'missed',
            label: text.missed,
            value: turn ? format.number(turn.missed) : '–',
          },
          {
            key: 'unpaid',
            label: text.sinceClaim,
            value:
              unpaidBlocks === null
                ? '–'
                : possible === null || slot < 0
                  ? format.number(unpaidBlocks)
                  : text.ofPossible(format.number(unpaidBlocks), format.number(possible)),
          },
          {
            key: 'rounds',
            label: text.rounds,
            value:
              unpaidBlocks === null
                ? '–'
                : format.number(Math.floor(unpaidBlocks / limits.turnBlocks)),
          },
          {
            key: 'key',
            label: text.shared.signingKey,
            value: key === '' ? '–' : <Key value={key} />,
          },
        ]}
      />
      <p className="max-w-prose pt-2 text-muted">{text.possibleHint}</p>
    </Section>
  );
}

function Key({ value }: { value: string }) {
  return (
    <span className="whitespace-nowrap">
      <KeyLink publicKey={value} width="short" /> <CopyButton value={value} />
    </span>
  );
}
