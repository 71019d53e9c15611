import { useEffect, useId } from 'react';
import { reportForm } from './form-link.ts';

/**
 * Has the page's link name what the form shows without a choice of the user: where that depends on the
 * account, another one would begin elsewhere.
 */
export function useInLink(parameter: string, value: string): void {
  const id = useId();
  useEffect(() => {
    reportForm(id, { [parameter]: value });
    return () => reportForm(id, null);
  }, [id, parameter, value]);
}
