import { useId, useState } from 'react';
import ExpandMore from '@mui/icons-material/ExpandMoreRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { Project } from '@domain/projects/projects.ts';
import { Muted } from '../../../components/layout/Muted.tsx';
import { Row } from '../../../components/layout/Row.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useDates } from '../../../lib/dates.ts';
import { useNearDate } from '../../../lib/useNearDate.ts';
import { useNow } from '../../../lib/useNow.ts';
import { getProgressLines } from '../data/progressLines.ts';
import { useNextStep } from '../data/useNextStep.ts';

/** A project's next step with its deadline; a button unfolds the progress so far, which is also shown on hover. */
export const NextStepCell = ({ project }: { readonly project: Project }) => {
  const text = useText();
  const dates = useDates();
  const formatNear = useNearDate();
  const now = useNow();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { step, label, isOwn } = useNextStep()(project);
  const lines = getProgressLines(project, text).filter((line) => line !== label);
  const dueAt = step?.dueAt;
  const isLate = dueAt && dueAt.toMillis() < now;

  return (
    <>
      <Row isOneLine align="center" gap={0.5} sx={{ minWidth: 132 }}>
        <Box
          component="span"
          title={lines.join('\n')}
          sx={isOwn ? { fontWeight: 560 } : { color: 'text.secondary' }}
        >
          {label}
        </Box>
        {lines.length > 0 && (
          // Above the row-wide link.
          <IconButton
            size="small"
            aria-label={text('projects.next.progressOf', { name: project.name })}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
            sx={{ position: 'relative', zIndex: 1, padding: 0.25 }}
          >
            <ExpandMore fontSize="small" sx={{ transform: isOpen ? 'rotate(180deg)' : 'none' }} />
          </IconButton>
        )}
      </Row>
      {dueAt && (
        <Muted variant="caption" component="div" sx={isLate ? { color: 'warning.main' } : {}}>
          <time dateTime={dates.iso(dueAt)} title={dates.full(dueAt)}>
            {text(isLate ? 'projects.next.late' : 'projects.next.due', {
              day: formatNear(dates.iso(dueAt)),
            })}
          </time>
        </Muted>
      )}
      <div id={id} hidden={!isOpen}>
        {isOpen &&
          lines.map((line) => (
            <Muted key={line} component="div">
              {line}
            </Muted>
          ))}
      </div>
    </>
  );
};
