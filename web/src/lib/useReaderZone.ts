import { getBrowserZone } from './getBrowserZone.ts';
import { useBrowserValue } from './useBrowserValue.ts';

/** Returns the reader's IANA time zone; undefined on the server, until a browser knows it. */
export const useReaderZone = (): string | undefined =>
  useBrowserValue(() => getBrowserZone() ?? 'UTC', undefined);
