import { addresses } from '@domain/navigation/addresses.ts';
import type { Cell } from './cell.ts';

/** Stage number of the voice finder. */
const VOICE_FINDER = 3;

/** Returns the finder's address for a character in a language; `filters`: as a query. */
export const getFinderHref = ({ casting, voice }: Pick<Cell, 'casting' | 'voice'>, filters = ''): string => {
  const role = new URLSearchParams({ language: casting.language, voice: voice.id });
  return [addresses.project.href(casting.projectId, VOICE_FINDER), role, ...(filters ? [filters] : [])].join(
    '&',
  );
};
