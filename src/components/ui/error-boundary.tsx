import { Component, type ReactNode, Suspense } from 'react';
import { lazyPart } from './lazy-part.tsx';

const PageBroken = lazyPart(async () => (await import('./page-broken.tsx')).PageBroken);

/** A fault of its children leaves a sentence and a button in their place. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <Suspense>
        <PageBroken onReload={() => window.location.reload()} />
      </Suspense>
    );
  }
}
