import { useState } from 'react';
import EventAvailable from '@mui/icons-material/EventAvailableOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { Link } from 'react-router-dom';
import type { AvailabilityRequest } from '@domain/availability/availability.ts';
import { PROJECT_STEPS } from '@domain/projects/steps.ts';
import { lazyComponent } from '../../../components/lazyComponent.tsx';
import { findSameSlot, type Plannable } from '../../../common/sessions/planning.ts';
import { EmptyState, ErrorState, LoadingState } from '../../../components/states/states.tsx';
import { wantTexts } from '../../../i18n/texts.ts';
import { useText } from '../../../i18n/useText.ts';
import type { ProjectBoard } from '../../../common/board/board.ts';
import { toCellId } from '../../../common/board/cell.ts';
import {
  useAvailabilityRequests,
  useChosenDemos,
  useProjectSessions,
} from '../../../common/board/useBoard.ts';
import { useProjectArea } from '../../../common/board/useProjectArea.ts';
import { BookingSummary } from './BookingSummary.tsx';
import { filterRequestable, findCovering, isForRole, isTaken, getRoles } from './roles.ts';
import { RoleCard } from './RoleCard.tsx';
import { SlotTable } from './SlotTable.tsx';

const AskDialog = lazyComponent(() => import('./AskDialog.tsx').then((module) => module.AskDialog));
const ChangeDialog = lazyComponent(() => import('./ChangeDialog.tsx').then((module) => module.ChangeDialog));
const PlanSessionDialog = lazyComponent(async () => {
  const [dialog] = await Promise.all([
    import('../../../common/sessions/PlanSessionDialog.tsx'),
    wantTexts('sessions'),
  ]);
  return dialog.PlanSessionDialog;
});

/** Number of the steps before this one. */
const SELECTION_STEP = PROJECT_STEPS.indexOf('selection') + 1;

const BookingSkeleton = () => (
  <LoadingState>
    <Skeleton width={280} height={32} />
    {[0, 1].map((place) => (
      <Skeleton key={place} variant="rounded" height={160} sx={{ marginTop: 2 }} />
    ))}
  </LoadingState>
);

/** Each role with its voice and booking state. Live, so answers appear immediately. */
export const BookingStage = ({ board }: { readonly board: ProjectBoard }) => {
  const text = useText();
  const area = useProjectArea();
  const { project } = board;
  const requests = useAvailabilityRequests(project.id);
  const chosen = useChosenDemos(project.id);
  const sessions = useProjectSessions(project.id);
  const [asking, setAsking] = useState<readonly string[]>();
  const [planning, setPlanning] = useState<Plannable>();
  const [changing, setChanging] = useState<AvailabilityRequest>();

  const failed = [requests, chosen, sessions].find(({ status }) => status === 'error');
  if (failed) return <ErrorState error={failed.error} onRetry={failed.retry} />;
  if (!requests.data || !chosen.data || !sessions.data) return <BookingSkeleton />;

  const all = requests.data;
  const planned = sessions.data;
  const roles = getRoles(board, all);
  if (roles.length === 0)
    return (
      <EmptyState
        icon={EventAvailable}
        title={text('booking.emptyTitle')}
        action={
          <Button component={Link} to={area.project(project.id, SELECTION_STEP)} variant="contained">
            {text('booking.toSelection')}
          </Button>
        }
      >
        {text('booking.emptyText')}
      </EmptyState>
    );

  const filterByRole = (role: (typeof roles)[number]) => all.filter((request) => isForRole(role, request));
  const names = new Map(roles.map(({ voice }) => [voice.id, voice.name]));
  const listSameSlotNames = (request: AvailabilityRequest) =>
    findSameSlot(request, all).map(({ voiceId }) => names.get(voiceId) ?? '');
  const open = roles.filter((role) => !isTaken(filterByRole(role)) && !findCovering(role, planned));
  const voicesToAsk = open.flatMap((role) =>
    filterRequestable(
      chosen.data.filter((item) => isForRole(role, item) && !item.isWithdrawn),
      filterByRole(role),
    ).map(({ id }) => id),
  );

  return (
    <>
      <BookingSummary
        total={roles.length}
        open={open.length}
        onNear={AskDialog.ahead}
        onAsk={() => setAsking(voicesToAsk)}
      />
      <SlotTable projectId={project.id} roles={roles} requests={all} sessions={planned} />
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
        {roles.map((role) => (
          <RoleCard
            key={toCellId({ castingId: role.casting.id, voiceId: role.voice.id })}
            role={role}
            requests={filterByRole(role)}
            covering={findCovering(role, planned)}
            onAsk={(id) => setAsking([id])}
            onChange={setChanging}
            sameSlotNames={listSameSlotNames}
            onPlan={(of) => setPlanning({ ...of, sameSlot: findSameSlot(of.request, all) })}
          />
        ))}
      </Box>
      {asking && (
        <AskDialog
          project={project}
          roles={open}
          requests={all}
          ticked={asking}
          onClose={() => setAsking(undefined)}
        />
      )}
      {planning && <PlanSessionDialog of={planning} onClose={() => setPlanning(undefined)} />}
      {changing && (
        <ChangeDialog project={project} request={changing} onClose={() => setChanging(undefined)} />
      )}
    </>
  );
};
