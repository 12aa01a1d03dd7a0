import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { AvailabilityRequest } from '@domain/availability/availability.ts';
import { bookedSpan } from '@domain/availability/booked-span.ts';
import type { CastingDemo } from '@domain/castings/castings.ts';
import type { Project, Voice } from '@domain/projects/projects.ts';
import { useLiveDoc } from '#firebase/live.ts';
import { LoadMore } from '../../../components/LoadMore.tsx';
import { onDemand } from '../../../components/onDemand.tsx';
import { SectionCard } from '../../../components/SectionCard.tsx';
import type { Plannable } from '../../../components/sessions/planning.ts';
import { ErrorState, LoadingState } from '../../../components/states/states.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useNow } from '../../../lib/useNow.ts';
import { useSlotsToPlan } from '../data/useSlotsToPlan.ts';
import { SessionTime } from './SessionTime.tsx';

const PlanSessionDialog = onDemand(() =>
  import('../../../components/sessions/PlanSessionDialog.tsx').then((module) => module.PlanSessionDialog),
);

interface RowProps {
  readonly request: AvailabilityRequest;
  readonly onPlan: (of: Plannable) => void;
}

/** One accepted slot. What it is called stands in records of its project. */
const SlotRow = ({ request, onPlan }: RowProps) => {
  const text = useText();
  const project = useLiveDoc<Project>(`projects/${request.projectId}`);
  const voice = useLiveDoc<Voice>(`voices/${request.voiceId}`);
  const place = useLiveDoc<CastingDemo>(`castingDemos/${request.castingDemoId}`);
  const span = bookedSpan(request);
  const failed = [project, voice, place].find(({ status }) => status === 'error');
  if (failed) return <ErrorState error={failed.error} onRetry={failed.retry} />;
  if ([project, voice, place].some(({ status }) => status === 'loading'))
    return <Skeleton variant="rounded" height={72} />;
  // Whatever was deleted since has no session to plan.
  if (!project.data || !voice.data || !place.data || !span) return null;
  const { talentPublicName: talent } = place.data.demo;
  const { name: character } = voice.data;
  return (
    <Box
      component="li"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'space-between', paddingBlock: 1.5 }}
    >
      <div>
        <Typography sx={{ fontWeight: 600 }}>
          {text('sessions.row', { character, project: project.data.name })}
        </Typography>
        <SessionTime {...span} timeZone={request.timeZone} />
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {talent}
        </Typography>
      </div>
      <Button
        variant="outlined"
        aria-label={text('sessions.planOf', { talent, character })}
        onPointerEnter={PlanSessionDialog.ahead}
        onClick={() => onPlan({ request, talent, character })}
        sx={{ alignSelf: 'center' }}
      >
        {text('sessions.plan')}
      </Button>
    </Box>
  );
};

/** Slots that talents have accepted and for which no session is planned yet; nothing where there are none. */
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
  const coming = slots.data.filter((request) => (bookedSpan(request)?.from ?? 0) > now);
  return (
    <>
      {(coming.length > 0 || slots.of.cursor !== undefined) && (
        <SectionCard title={text('sessions.toPlan')} lead={text('sessions.toPlanLead')}>
          <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
            {coming.map((request) => (
              <SlotRow key={request.id} request={request} onPlan={setPlanning} />
            ))}
          </Box>
          <LoadMore of={slots.of} onMore={slots.loadMore} />
        </SectionCard>
      )}
      {planning && <PlanSessionDialog of={planning} onClose={() => setPlanning(undefined)} />}
    </>
  );
};
