import type { VoiceComment } from '@domain/castings/voice-comments.ts';
import { PRESENT_MAX, type Presence } from '@domain/projects/presence.ts';
import { useLiveCollection, type Live } from '#firebase/live.ts';
import type { CellKey } from './cell.ts';
import { useCellRecords, useFirstOfLanguage, useOwnership } from './useBoard.ts';

/** Subscribes to a project's latest heartbeats, up to its limit; their times show whether they still count. */
export const useLastPresent = (projectId: string): Live<readonly Presence[]> => {
  const owned = useOwnership();
  return useLiveCollection<Presence>(
    owned && {
      collection: 'projectPresence',
      where: { ...owned, projectId },
      orderBy: [['seenAt', 'desc']],
      limit: PRESENT_MAX,
    },
  );
};

/** Returns colleagues' comments on a shortlisted voice. */
export const useVoiceComments = (castingDemoId: string): Live<readonly VoiceComment[]> => {
  const owned = useOwnership();
  return useLiveCollection<VoiceComment>(
    owned && { collection: 'voiceComments', where: { ...owned, castingDemoId } },
  );
};

/** Returns colleagues' comments on the takes of a character in one language, live. */
export type TakeTalk = Live<readonly VoiceComment[]>;

/** Null waits without listening. A language without comments costs one listener for all its roles. */
export const useTakeTalk = (cell: CellKey | null): TakeTalk => {
  const ofLanguage = useFirstOfLanguage<VoiceComment>('voiceComments', cell && cell.castingId);
  const hasComments = (ofLanguage.data?.length ?? 0) > 0;
  const talk = useCellRecords<VoiceComment>('voiceComments', hasComments ? cell : null);
  return hasComments ? talk : ofLanguage;
};

/** Returns the loaded comments on one take. */
export const filterTakeComments = ({ data = [] }: TakeTalk, entryId: string): readonly VoiceComment[] =>
  data.filter(({ auditionEntryId }) => auditionEntryId === entryId);
