import type { AuditionEntry } from '@domain/auditions/auditions.ts';
import { Moments } from '../../../common/comments/Moments.tsx';
import type { Recording } from '../../../common/voices/VoiceRecording.tsx';
import type { FormatText } from '../../../i18n/useText.ts';
import { fetchTakeUrl } from '../../../common/voices/playbackUrls.ts';
import { filterTakeComments, type TakeTalk } from '../../../common/board/useColleagues.ts';

/** A take for the player, with its comments on the waveform. */
export const takeRecording = (entry: AuditionEntry, talk: TakeTalk, text: FormatText): Recording => {
  const durationMs = entry.durationMs ?? 0;
  return {
    title: text('auditions.takeFor', { name: entry.talentPublicName }),
    peaks: entry.peaks,
    durationMs,
    level: entry.level,
    getUrl: () => fetchTakeUrl(entry.id),
    children: <Moments comments={filterTakeComments(talk, entry.id)} durationMs={durationMs} />,
  };
};
