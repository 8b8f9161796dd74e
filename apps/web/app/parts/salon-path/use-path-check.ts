import { validate } from '@ayna/contracts/core/validation';
import { salonPath } from '@ayna/contracts/salon';
import { useQuery } from '@tanstack/react-query';
import { pathQuery } from '../../data/salon.ts';
import { useDebounced } from '../../lib/use-debounced.ts';

/** Anyone who types asks with every pause, not with every letter. */
const debounceMs = 300;

export type PathCheck =
  | { readonly state: 'unknown' | 'asking' | 'free' }
  | { readonly state: 'taken'; readonly suggestion: string };

/** Whether the address that is being written is free; `salonCode` for the salon that may keep its own. */
export const usePathCheck = (typed: string, salonCode?: string): PathCheck => {
  const path = typed.trim();
  const [settled] = useDebounced(path, debounceMs);
  const isPath = validate(salonPath, settled).fields === undefined;
  const { data } = useQuery({
    ...pathQuery({ path: settled, ...(salonCode ? { salonCode } : {}) }),
    enabled: isPath,
  });
  if (!isPath) return { state: 'unknown' };
  if (path !== settled) return { state: 'asking' };
  if (!data) return { state: 'unknown' };
  return data.free ? { state: 'free' } : { state: 'taken', suggestion: data.suggestion };
};
