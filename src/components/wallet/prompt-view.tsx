import { useState } from 'react';
import type { texts as english } from '#src/i18n/areas/wallet-connect/en.ts';
import { useWalletConnectTexts } from '#src/i18n/areas/wallet-connect/texts.ts';
import { Button } from '../ui/button.tsx';
import { HostileText } from '../ui/text/hostile-text.tsx';
import { Quoted } from '../ui/text/quoted.tsx';
import { PromptElement, type PromptPart } from './prompt-element.tsx';

type PasteProblem = keyof (typeof english)['pasteProblems'];

export interface PromptShown {
  /** Null for a wallet that words its prompts itself. */
  purpose: keyof (typeof english)['prompts'] | null;
  /** The wallet's name if there is a purpose. */
  title: string;
  body: string;
  elements: readonly PromptPart[];
  /** The text to type. */
  question: {
    check: (text: string) => Promise<PasteProblem | null>;
  } | null;
  accept: (answer?: string) => void;
  cancel: () => void;
}

/** The title and text of a prompt. */
export function usePromptWords(prompt: PromptShown): { title: string; body: string } {
  const { prompts } = useWalletConnectTexts();
  if (prompt.purpose === null) return prompt;
  const { title, body } = prompts[prompt.purpose];
  return { title: title(prompt.title), body };
}

/** A wallet's prompt. Its texts are never HTML. */
export function PromptView({ prompt, titled }: { prompt: PromptShown; titled?: boolean }) {
  const text = useWalletConnectTexts();
  const { title, body } = usePromptWords(prompt);
  const { elements, question, accept, cancel } = prompt;
  const ends = elements.some(({ type }) => type === 'close');
  return (
    <div className="space-y-4">
      {titled && (
        <h3 className="font-medium">
          <HostileText text={title} />
        </h3>
      )}
      {body !== '' &&
        (prompt.purpose === null ? (
          <Quoted text={body} limit={240} />
        ) : (
          <p className="text-muted">{body}</p>
        ))}
      {elements.map((part, at) => (
        <PromptElement key={at} part={part} onAccept={() => accept()} onClose={cancel} />
      ))}
      {question && <Answer question={question} onAnswer={accept} />}
      {!ends && (
        <Button className="w-full" variant="ghost" onClick={cancel}>
          {text.shared.cancel}
        </Button>
      )}
    </div>
  );
}

interface AnswerProps {
  question: NonNullable<PromptShown['question']>;
  onAnswer: (answer: string) => void;
}

function Answer({ question, onAnswer }: AnswerProps) {
  const text = useWalletConnectTexts();
  const [answer, setAnswer] = useState('');
  const [problem, setProblem] = useState<PasteProblem | null>(null);
  const [checking, setChecking] = useState(false);
  const submit = async () => {
    setChecking(true);
    const found = await question.check(answer);
    setChecking(false);
    setProblem(found);
    if (!found) onAnswer(answer);
  };
  return (
    <form
      className="space-y-3"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <label className="block space-y-1">
        <span className="font-medium">{text.pasted}</span>
        <textarea
          dir="ltr"
          rows={3}
          required
          spellCheck={false}
          value={answer}
          aria-invalid={problem ? true : undefined}
          onChange={(event) => {
            setAnswer(event.target.value);
            setProblem(null);
          }}
          className="block w-full rounded-sm border border-line-strong bg-surface p-2 font-mono text-xs"
        />
      </label>
      {problem && (
        <p role="alert" className="text-xs text-danger">
          {text.pasteProblems[problem]}
        </p>
      )}
      <Button type="submit" variant="primary" className="w-full" disabled={checking}>
        {checking ? text.pasteChecking : text.pasteDone}
      </Button>
    </form>
  );
}
