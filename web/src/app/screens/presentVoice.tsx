import { isOpenRequest, type AvailabilityRequest } from '@domain/availability/availability.ts';
import type { CastingDemo } from '@domain/castings/castings.ts';
import { sortByOrder } from '../../common/board/board.ts';
import type { Cell } from '../../common/board/cell.ts';
import { presentAudition } from '../../features/auditions/components/auditionParts.tsx';
import { NextVoices } from '../../features/auditions/components/NextVoices.tsx';
import { getRequestedTalents } from '../../features/auditions/components/requests.ts';
import { BookingChip } from '../../features/availability/booking/BookingChip.tsx';
import { getBookingState } from '../../features/availability/booking/bookingState.ts';
import type { VoiceExtras } from '../../features/castings/board/BoardVoice.tsx';

type AuditionRole = Parameters<typeof presentAudition>[1];

interface Context {
  readonly cell: Cell;
  readonly role: AuditionRole;
  readonly requested: Parameters<typeof getRequestedTalents>[0];
  /** Availability requests of the whole project. */
  readonly requests: readonly AvailabilityRequest[];
  readonly onAsk: (cell: Cell, asked: ReadonlySet<string>, talentId?: string) => void;
}

/** Presents the audition and the booking of a voice in a cell of the board. */
export const presentVoice = (
  item: CastingDemo,
  { cell, role, requested, requests, onAsk }: Context,
): Pick<VoiceExtras, 'facts' | 'note' | 'take'> => {
  // One request per talent and character, however many demos: the first demo shows the audition.
  const first = sortByOrder(cell.items).find(({ talentId }) => talentId === item.talentId);
  const roleAudition = role.auditions.find(({ entry }) => entry.talentId === item.talentId);
  const audition = first?.id === item.id ? roleAudition : undefined;
  const parts = audition && presentAudition(audition, role);
  const request = requests.find(
    (availabilityRequest) =>
      availabilityRequest.castingDemoId === item.id && isOpenRequest(availabilityRequest),
  );
  const talentIds = getRequestedTalents(requested);

  return {
    facts: (
      <>
        {parts?.state}
        {request && <BookingChip state={getBookingState(request, role.now)} />}
      </>
    ),
    note: parts && (
      <>
        {parts.note}
        {audition?.entry.status === 'declined' && (
          <NextVoices
            cell={cell}
            item={item}
            requested={talentIds}
            onAsk={(talentId) => onAsk(cell, talentIds, talentId)}
          />
        )}
      </>
    ),
    take: parts?.take,
  };
};
