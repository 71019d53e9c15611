import { useStore } from '@nanostores/react';
import { $settings } from '#src/stores/settings/settings.ts';

/** Whether the visitor wants pictures of all servers without a click. */
export function usePicturesFromAnywhere(): boolean {
  return useStore($settings).picturesFromAnywhere;
}
