import { useState } from 'react';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import type { AvailabilityRequest } from '@domain/availability/availability.ts';
import { getBookedSpan } from '@domain/availability/booked-span.ts';
import type { CastingDemo } from '@domain/castings/castings.ts';
import type { Project, Character } from '@domain/projects/projects.ts';
import { BOOKING_STEP } from '@domain/projects/steps.ts';
import { useLiveDoc } from '#firebase/live.ts';
import { paths } from '../../../app/paths.ts';
import { LoadMore } from '../../../components/LoadMore.tsx';
import { Muted } from '../../../components/layout/Muted.tsx';
import { PlainList } from '../../../components/layout/PlainList.tsx';
import { Row } from '../../../components/layout/Row.tsx';
import { lazyComponent } from '../../../components/lazyComponent.tsx';
import { SectionCard } from '../../../components/SectionCard.tsx';
import { findSameSlot, type Plannable } from '../../../common/sessions/planning.ts';
import { ErrorState, LoadingState } from '../../../components/states/states.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useSignedIn } from '../../../lib/session/session.ts';
import { useNow } from '../../../lib/useNow.ts';
import { useSlotsToPlan } from '../data/useSlotsToPlan.ts';
import { SessionTime } from './SessionTime.tsx';

const PlanSessionDialog = lazyComponent(() =>
  import('../../../common/sessions/PlanSessionDialog.tsx').then((module) => module.PlanSessionDialog),
);

interface RowProps {
  readonly request: AvailabilityRequest;
  /** The slot has begun, so no session can be planned. */
  readonly isPast: boolean;
  readonly onPlan: (of: Omit<Plannable, 'sameSlot'>) => void;
}

/** An accepted slot, with names from its project's records. */
const SlotRow = ({ request, isPast, onPlan }: RowProps) => {
  const text = useText();
  const { roles } = useSignedIn();
  const isStaff = roles.some((role) => role === 'agencyTeam' || role === 'admin');
  const area = isStaff ? paths.castingsProject : paths.project;
  const project = useLiveDoc<Project>(`projects/${request.projectId}`);
  const voice = useLiveDoc<Character>(`voices/${request.voiceId}`);
  const place = useLiveDoc<CastingDemo>(`castingDemos/${request.castingDemoId}`);
  const span = getBookedSpan(request);
  const failed = [project, voice, place].find(({ status }) => status === 'error');
  if (failed) return <ErrorState error={failed.error} onRetry={failed.retry} />;
  if ([project, voice, place].some(({ status }) => status === 'loading'))
    return <Skeleton variant="rounded" height={72} />;
  // Slots of deleted records need no session.
  if (!project.data || !voice.data || !place.data || !span) return null;

  const { talentPublicName: talent } = place.data.demo;
  const { name: character } = voice.data;

  return (
    <Row component="li" justify="space-between" sx={{ paddingBlock: 1.5 }}>
      <div>
        <Typography sx={{ fontWeight: 600 }}>
          {text('sessions.row', { character, project: project.data.name })}
        </Typography>
        <SessionTime {...span} timeZone={request.timeZone} />
        <Muted>
          <bdi>{talent}</bdi>
        </Muted>
        {isPast && (
          <Typography variant="body2" sx={{ color: 'warning.main', fontWeight: 600 }}>
            {text('sessions.slotPassed')}
          </Typography>
        )}
      </div>
      {isPast ? (
        <Button
          variant="outlined"
          component={Link}
          to={area.href(request.projectId, BOOKING_STEP)}
          sx={{ alignSelf: 'center' }}
        >
          {text('sessions.openBooking')}
        </Button>
      ) : (
        <Button
          variant="outlined"
          aria-label={text('sessions.planFor', { talent, character })}
          onPointerEnter={PlanSessionDialog.ahead}
          onClick={() => onPlan({ request, talent, character })}
          sx={{ alignSelf: 'center' }}
        >
          {text('sessions.plan')}
        </Button>
      )}
    </Row>
  );
};

const getStart = (request: AvailabilityRequest): number => getBookedSpan(request)?.from ?? 0;

/** Accepted slots without a session: next first, past ones last. Hidden without any. */
export const SlotsToPlan = () => {
  const text = useText();
  const now = useNow();
  const slots = useSlotsToPlan();
  const [planning, setPlanning] = useState<Plannable>();
  if (slots.status === 'error') return <ErrorState error={slots.error} onRetry={slots.retry} />;
  if (!slots.data)
    return (
      <LoadingState>
        <Skeleton variant="rounded" height={96} />
      </LoadingState>
    );

  const isPast = (request: AvailabilityRequest) => getStart(request) <= now;
  const listed = [...slots.data].sort(
    (a, b) => Number(isPast(a)) - Number(isPast(b)) || getStart(a) - getStart(b),
  );

  return (
    <>
      {(listed.length > 0 || slots.of.cursor !== undefined) && (
        <SectionCard title={text('sessions.toPlan')} lead={text('sessions.toPlanLead')}>
          <PlainList>
            {listed.map((request) => (
              <SlotRow
                key={request.id}
                request={request}
                isPast={isPast(request)}
                onPlan={(of) => setPlanning({ ...of, sameSlot: findSameSlot(request, listed) })}
              />
            ))}
          </PlainList>
          <LoadMore of={slots.of} onMore={slots.loadMore} />
        </SectionCard>
      )}
      {planning && <PlanSessionDialog of={planning} onClose={() => setPlanning(undefined)} />}
    </>
  );
};
