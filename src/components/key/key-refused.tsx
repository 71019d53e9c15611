import { useKeyTexts } from '#src/i18n/areas/key/texts.ts';
import { Banner } from '../ui/banner.tsx';

/** Says that a private key was removed from a field. It stays until it is dismissed. */
export function KeyRefused({ onDismiss }: { onDismiss: () => void }) {
  const { refused } = useKeyTexts();
  return (
    <div className="fixed inset-x-0 bottom-20 z-60 flex justify-center px-4 tablet:bottom-6">
      <Banner kind="error" title={refused.title} onDismiss={onDismiss} className="max-w-form">
        <p>{refused.unsent}</p>
        <p>{refused.exposed}</p>
      </Banner>
    </div>
  );
}
