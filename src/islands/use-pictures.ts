import { useStore } from '@nanostores/react';
import { $settings } from '#src/stores/settings/settings.ts';

/** Whether the visitor allows pictures from all servers. */
export function usePicturesFromAnywhere(): boolean {
  return useStore($settings).picturesFromAnywhere;
}
