import type { BestMark, Compared } from '../../../common/compare/comparison.ts';
import { slicePeaks } from '../../../common/compare/spans.ts';
import { fetchTakeUrl } from '../../../common/voices/playbackUrls.ts';
import type { FormatText } from '../../../i18n/useText.ts';
import { api } from '../../../lib/http/api.ts';
import type { ComparableTake } from './comparableTakes.ts';
import { getTakeName } from './takeRecording.tsx';

/** Names a recording by its voice, and a single take by its number too. */
export const getComparableName = ({ entry, part }: ComparableTake, text: FormatText): string => {
  const name = getTakeName(entry, text);
  return part ? text('takes.numbered', { name, number: part.number }) : name;
};

/** A recording or a single take for the comparison dialog. */
export const toComparedTake = (take: ComparableTake, text: FormatText): Compared => {
  const { id, entry, part } = take;
  const { peaks } = entry;
  const durationMs = entry.durationMs ?? 0;
  // A phrase is in each take of a whole recording: the best one counts, or the first.
  const phraseSpan = entry.takes?.[(entry.bestTake ?? 1) - 1];
  const name = getComparableName(take, text);

  return {
    id,
    recordingId: entry.id,
    name,
    title: text('auditions.takeFor', { name }),
    caption: text('auditions.takeConsent'),
    level: entry.level,
    getUrl: () => fetchTakeUrl(entry.id),
    ...(part
      ? {
          span: part.span,
          peaks: slicePeaks(peaks, durationMs, part.span),
          durationMs: part.span.endMs - part.span.startMs,
        }
      : { peaks, durationMs, ...(phraseSpan ? { phraseSpan } : {}) }),
  };
};

/** Marks a single take as the best of its recording; undefined: a whole recording. */
export const getBestMark = ({ entry, part }: ComparableTake): BestMark | undefined =>
  part && {
    isBest: entry.bestTake === part.number,
    save: (isBest, submission) =>
      api.auditions.markBest({ id: entry.id }, { bestTake: isBest ? part.number : null }, submission),
  };
