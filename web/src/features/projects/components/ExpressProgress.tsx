import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { EXPRESS_STAGES, getExpressStage } from '@domain/projects/express-stage.ts';
import { getSessionRoles } from '@domain/sessions/sessions.ts';
import { ProgressSteps } from '../../../components/ProgressSteps.tsx';
import { SectionCard } from '../../../components/SectionCard.tsx';
import { useText } from '../../../i18n/useText.ts';
import type { ProjectBoard } from '../../../common/board/board.ts';
import { useDoneSessions } from '../../../common/board/useBoard.ts';
import { useDates } from '../../../lib/dates.ts';
import { useNow } from '../../../lib/useNow.ts';

export const ExpressProgress = ({ board }: { readonly board: ProjectBoard }) => {
  const text = useText();
  const dates = useDates();
  const now = useNow();
  const { project, voices, castings } = board;
  const sessions = useDoneSessions(project.id);
  const recorded = new Set(
    sessions.data?.flatMap((session) =>
      getSessionRoles(session).map(({ voiceId }) => `${session.castingId} ${voiceId}`),
    ),
  ).size;
  const stage = getExpressStage(voices.length * castings.length, project.progress, recorded);
  const isDone = stage === 'recorded';
  const current = EXPRESS_STAGES.indexOf(stage) + (isDone ? 2 : 1);
  const isLate = !isDone && project.recordBy !== null && project.recordBy.toMillis() < now;

  return (
    <Box sx={{ marginBlockEnd: 2 }}>
      <SectionCard title={text('express.progress')}>
        <ProgressSteps
          steps={EXPRESS_STAGES.map((expressStage) => text(`express.stage.${expressStage}`))}
          current={current}
        />
        <Typography
          variant="body2"
          role="status"
          sx={{ marginBlockStart: 1.5, color: isLate ? 'warning.main' : 'text.secondary' }}
        >
          {isDone || project.recordBy === null
            ? text(`express.next.${stage}`)
            : text(isLate ? 'express.late' : 'express.due', {
                next: text(`express.next.${stage}`),
                moment: dates.full(project.recordBy),
              })}
        </Typography>
      </SectionCard>
    </Box>
  );
};
