import Typography from '@mui/material/Typography';
import type { Project } from '@domain/projects/projects.ts';
import { DueDate } from '../../../components/DueDate.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useNow } from '../../../lib/useNow.ts';
import { findDeadlines } from '../data/deadlines.ts';

/** The next audition deadline. Unordered express projects show their recording deadline, even if past. */
export const NextDeadline = ({ project }: { readonly project: Project }) => {
  const text = useText();
  const { audition, recordBy } = findDeadlines(project, useNow());
  if (!recordBy) return audition ? <DueDate instant={audition} /> : '—';

  return (
    <>
      {audition && (
        <div>
          <DueDate instant={audition} />
        </div>
      )}
      <Typography variant="caption" component="div">
        {text('projects.recordBy')}
      </Typography>
      <DueDate instant={recordBy} />
    </>
  );
};
