import { useStore } from '@nanostores/react';
import { SpamSenders } from '#src/components/history/spam-senders.tsx';
import { useSpamSendersTexts } from '#src/i18n/areas/spam/senders/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { readSpamFile, spamFile } from '#src/stores/history/spam-file.ts';
import { $spamSenders, mergeSpamSenders, unmarkSpam } from '#src/stores/history/spam-senders.ts';

/** The list of senders that the visitor marked as spam. Loaded when it opens. */
export function SpamSendersPart() {
  const senders = useStore($spamSenders);
  const texts = useSpamSendersTexts();
  const format = useFormat();
  return (
    <SpamSenders
      senders={senders}
      onRemove={unmarkSpam}
      exported={() => spamFile(senders)}
      onImport={(text) => {
        const found = readSpamFile(text);
        return found && texts.imported(format.number(mergeSpamSenders(found)));
      }}
    />
  );
}
