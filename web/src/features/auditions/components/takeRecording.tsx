import type { AuditionEntry } from '@domain/auditions/auditions.ts';
import { Moments } from '../../../common/comments/Moments.tsx';
import type { Recording } from '../../../common/voices/VoiceRecording.tsx';
import type { FormatText } from '../../../i18n/useText.ts';
import { fetchTakeUrl } from '../../../common/voices/playbackUrls.ts';
import { api } from '../../../lib/http/api.ts';
import { filterTakeComments, type TakeTalk } from '../../../common/board/useColleagues.ts';

/** Names a take by its voice, and from the second round by the round too. */
export const getTakeName = (
  { talentPublicName: name, round = 1 }: AuditionEntry,
  text: FormatText,
): string => (round > 1 ? text('callback.inRound', { name, round }) : name);

/** A take for the player, with its comments on the waveform. */
export const takeRecording = (entry: AuditionEntry, talk: TakeTalk, text: FormatText): Recording => {
  const durationMs = entry.durationMs ?? 0;

  return {
    title: text('auditions.takeFor', { name: getTakeName(entry, text) }),
    peaks: entry.peaks,
    durationMs,
    level: entry.level,
    takes: entry.takes,
    best: {
      number: entry.bestTake ?? 0,
      save: (number, submission) =>
        api.auditions.markBest({ id: entry.id }, { bestTake: number || null }, submission),
    },
    getUrl: () => fetchTakeUrl(entry.id),
    children: <Moments comments={filterTakeComments(talk, entry.id)} durationMs={durationMs} />,
  };
};
