import { parseSpan } from '@domain/availability/slot-times.ts';
import type { RecordingSession } from '@domain/sessions/sessions.ts';
import { useText } from '../../../i18n/useText.ts';
import { getBrowserZone } from '../../../lib/getBrowserZone.ts';
import { useSpanText } from '../../../lib/useSpanText.ts';

/** Returns which slot a session's talent is asked for instead, in the reader's zone; undefined: none. */
export const useProposedTime = ({
  state,
  proposedSlot,
}: Pick<RecordingSession, 'state' | 'proposedSlot'>): string | undefined => {
  const text = useText();
  const spanText = useSpanText();
  if (state !== 'planned' || !proposedSlot) return undefined;

  const span = parseSpan(proposedSlot.datetime, proposedSlot.timeZone);
  return span && text('sessions.askedFor', { time: spanText(span, getBrowserZone() ?? 'UTC') });
};
