import type { PublicDemo } from '@domain/demos/demos.ts';
import { useLiveCollection } from '#firebase/live.ts';
import { useSignedIn } from '../../../lib/session/session.ts';

/** Subscribes to a language's latest approved demo in the chosen agency; null: none, undefined: unknown yet. */
export const useNewestDemo = (language: string): string | null | undefined => {
  const { agency } = useSignedIn();

  const { data } = useLiveCollection<PublicDemo>(
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
