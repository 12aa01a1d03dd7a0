import type { AuditionEntry } from '@domain/auditions/auditions.ts';
import { Moments } from '../../../common/comments/Moments.tsx';
import type { Recording } from '../../../common/voices/VoiceRecording.tsx';
import type { TextOf } from '../../../i18n/useText.ts';
import { takeUrl } from '../../../common/voices/playbackUrls.ts';
import { commentsOnTake, type TakeTalk } from '../../../common/board/useColleagues.ts';

/** A take for the player, with its comments on the waveform. */
export const takeRecording = (entry: AuditionEntry, talk: TakeTalk, text: TextOf): Recording => {
  const durationMs = entry.durationMs ?? 0;
  return {
    title: text('auditions.takeFor', { name: entry.talentPublicName }),
    peaks: entry.peaks,
    durationMs,
    level: entry.level,
    takes: entry.takes,
    getUrl: () => takeUrl(entry.id),
    children: <Moments comments={commentsOnTake(talk, entry.id)} durationMs={durationMs} />,
  };
};
