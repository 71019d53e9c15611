import { useState } from 'react';
import { hostOf } from '#src/chain/core/host.ts';
import { errorWords } from '#src/chain/sign/session/error-message.ts';
import { type NodeOpinion, NodePackingPart } from '#src/components/contract/node-packing-part.tsx';
import { nodePacking, type PackedCall } from '#src/stores/contract/node-packing.ts';

/** Compares packed data with what a node makes of the same action. */
export function NodePacking(call: PackedCall) {
  const [asked, setAsked] = useState<{ of: string; opinion: NodeOpinion } | null>(null);
  const of = `${call.hex} ${JSON.stringify(call.data)}`;
  const ask = async () => {
    const show = (opinion: NodeOpinion) => setAsked({ of, opinion });
    show({ kind: 'asking' });
    try {
      const found = await nodePacking(call);
      show(
        found === null
          ? { kind: 'unsupported' }
          : {
              kind: 'given',
              packer: hostOf(found.packed.endpoint),
              packed: found.packed.value,
              decoder: hostOf(found.decoded.endpoint),
              decoded: found.decoded.value,
            },
      );
    } catch (error) {
      show({ kind: 'failed', ...errorWords(error) });
    }
  };
  // A result for other bytes is stale.
  const opinion = asked?.of === of ? asked.opinion : null;
  return <NodePackingPart hex={call.hex} opinion={opinion} onAsk={() => void ask()} />;
}
