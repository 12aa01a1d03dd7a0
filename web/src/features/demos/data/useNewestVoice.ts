import type { DemoCache } from '@domain/demos/demos.ts';
import { useLiveCollection } from '#firebase/live.ts';
import { useSignedIn } from '../../../lib/session/session.ts';

/**
 * The voice of a language that was approved last in the chosen agency, live; null where there is none, undefined while it is
 * not known.
 */
export const useNewestVoice = (language: string): string | null | undefined => {
  const { agency } = useSignedIn();
  const { data } = useLiveCollection<DemoCache>(
    agency
      ? {
          collection: 'demoCache',
          where: { language },
          contains: { agencyIds: agency.id },
          orderBy: [['approvedAt', 'desc']],
          limit: 1,
        }
      : null,
  );
  return data && (data[0]?.id ?? null);
};
