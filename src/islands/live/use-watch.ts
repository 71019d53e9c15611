import { useStore } from '@nanostores/react';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { LiveFilter } from '#src/chain/history/live/filter.ts';
import { useHead } from '#src/stores/chain/head.ts';
import { liveWatch, noWatch } from '#src/stores/history/live.ts';

/** The watch for the filters. It runs from the start, but not while the page is prerendered. */
export function useWatch(filters: LiveFilter | null) {
  const watch = useMemo(() => (filters ? liveWatch(filters) : noWatch), [filters]);
  const view = useStore(watch.$view, { ssr: 'initial' });
  const head = useHead();
  const resumes = useRef(true);
  const info = head.kind === 'ready' ? head.value : null;
  const number = info?.headBlockNum;
  const time = info?.headBlockTime;

  useEffect(() => {
    const look = () => watch.setHidden(document.hidden);
    look();
    if (resumes.current) watch.start();
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      watch.close();
    };
  }, [watch]);
  useEffect(() => {
    if (number !== undefined && time !== undefined) watch.onHead({ number, time });
  }, [watch, number, time]);

  const toggle = useCallback(() => {
    resumes.current = !watch.$view.get().running;
    if (resumes.current) watch.start();
    else watch.pause();
  }, [watch]);
  useSpace(toggle);
  return { view, watch, toggle };
}

const CONTROLS = 'a, button, input, select, textarea, summary, [contenteditable]';

/** Calls back when the space bar is pressed where it would only scroll. */
function useSpace(onSpace: () => void): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.key !== ' ' || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof Element && event.target.closest(CONTROLS)) return;
      if (document.querySelector('[role=dialog]')) return;
      event.preventDefault();
      onSpace();
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, [onSpace]);
}
