import { isOpenRequest, type AvailabilityRequest } from '@domain/availability/availability.ts';
import type { RecordingSession } from '@domain/sessions/sessions.ts';
import { Muted } from '../../../components/layout/Muted.tsx';
import { PlainList } from '../../../components/layout/PlainList.tsx';
import { ErrorState, LoadingState } from '../../../components/states/states.tsx';
import { SectionCard } from '../../../components/SectionCard.tsx';
import { useInViewport } from '../../../components/useInViewport.ts';
import type { Plannable } from '../../../common/sessions/planning.ts';
import { VoiceListSkeleton } from '../../../common/voices/VoiceListSkeleton.tsx';
import { useText } from '../../../i18n/useText.ts';
import { countShortlisted } from '../../../common/board/board.ts';
import { useCellDemos, useCellEntries } from '../../../common/board/useBoard.ts';
import { useLanguageWord } from '../../../lib/reference.ts';
import { filterRequestable, findCandidates, findNewest, type RoleToBook } from './roles.ts';
import { VoiceRow } from './VoiceRow.tsx';

interface Props {
  readonly role: RoleToBook;
  readonly requests: readonly AvailabilityRequest[];
  /** The session that records this role together with others of the same voice, if any. */
  readonly covering: RecordingSession | undefined;
  /** Characters that the same voice accepted in the same slot. */
  readonly sameSlotNames: (request: AvailabilityRequest) => readonly string[];
  readonly onAsk: (castingDemoId: string) => void;
  readonly onChange: (request: AvailabilityRequest) => void;
  readonly onPlan: (of: Omit<Plannable, 'sameSlot'>) => void;
}

/** Number of voices shown in a long list while none is chosen. */
const SHOWN_MAX = 5;

/** One role with its candidate voices and their state; loads when near the viewport. */
export const RoleCard = ({ role, requests, covering, sameSlotNames, onAsk, onChange, onPlan }: Props) => {
  const text = useText();
  const languageWord = useLanguageWord();
  const [field, isNear] = useInViewport<HTMLDivElement>();
  const key = isNear ? { castingId: role.casting.id, voiceId: role.voice.id } : null;
  const demos = useCellDemos(key);
  const entries = useCellEntries(key);

  const renderContent = () => {
    const failed = [demos, entries].find(({ status }) => status === 'error');
    if (failed) return <ErrorState error={failed.error} onRetry={failed.retry} />;
    if (!demos.data || !entries.data)
      return (
        <LoadingState>
          <VoiceListSkeleton count={Math.min(2, countShortlisted(role.casting, role.voice.id))} />
        </LoadingState>
      );

    const { because, items } = findCandidates(demos.data, entries.data);
    const listedIds = new Set(items.map(({ talentId }) => talentId));
    // Voices with a request stay visible, even if removed from the shortlist.
    const formerIds = [...new Set(requests.map(({ talentId }) => talentId))].filter(
      (id) => !listedIds.has(id),
    );
    const shown = items.filter(
      ({ talentId }, index) => index < SHOWN_MAX || requests.some((request) => request.talentId === talentId),
    );
    const askable = new Set(covering ? [] : filterRequestable(items, requests).map(({ id }) => id));
    const isUncovered = because === 'shortlisted' && !covering && !requests.some(isOpenRequest);

    return (
      <>
        {isUncovered && <Muted sx={{ marginBottom: 1 }}>{text('booking.noneChosen')}</Muted>}
        <PlainList>
          {shown.map((item) => (
            <VoiceRow
              key={item.talentId}
              item={item}
              request={findNewest(requests, item.talentId)}
              coveringId={item.talentId === covering?.talentId ? covering.id : undefined}
              character={role.voice.name}
              sameSlotNames={sameSlotNames}
              onAsk={askable.has(item.id) ? () => onAsk(item.id) : undefined}
              onChange={onChange}
              onPlan={onPlan}
            />
          ))}
          {formerIds.map((talentId) => (
            <VoiceRow
              key={talentId}
              item={demos.data.find((item) => item.talentId === talentId)}
              request={findNewest(requests, talentId)}
              coveringId={undefined}
              character={role.voice.name}
              sameSlotNames={sameSlotNames}
              onAsk={undefined}
              onChange={onChange}
              onPlan={onPlan}
            />
          ))}
        </PlainList>
        {shown.length < items.length && (
          <Muted>{text('booking.moreListed', { count: items.length - shown.length })}</Muted>
        )}
      </>
    );
  };

  return (
    <div ref={field}>
      <SectionCard
        title={text('booking.role', {
          character: role.voice.name,
          language: languageWord(role.casting.language),
        })}
      >
        {renderContent()}
      </SectionCard>
    </div>
  );
};
