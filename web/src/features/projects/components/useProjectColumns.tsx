import { useMemo, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import type { Project } from '@domain/projects/projects.ts';
import { DateText } from '../../../components/DateText.tsx';
import type { FileColumn } from '../../../components/lists/listFile.ts';
import { useText } from '../../../i18n/useText.ts';
import { useDates } from '../../../lib/dates.ts';
import { useLanguageName } from '../../../lib/reference.ts';
import { getProgressLines } from '../data/progressLines.ts';
import { useNextStep } from '../data/useNextStep.ts';
import { NextStepCell } from './NextStepCell.tsx';
import { ProjectNameCell } from './ProjectNameCell.tsx';
import { ProjectStateChip } from './ProjectStateChip.tsx';

const LANGUAGES_SHOWN = 3;

export interface ProjectColumn extends FileColumn<Project> {
  readonly cell: (project: Project) => ReactNode;
  /** Hidden in windows that are narrower. */
  readonly from?: 'md' | 'lg';
  /** In pixels. */
  readonly minWidth?: number;
  readonly isDim?: boolean;
  readonly align?: 'right';
}

export const useProjectColumns = (): readonly ProjectColumn[] => {
  const text = useText();
  const dates = useDates();
  const languageName = useLanguageName();
  const getStep = useNextStep();

  return useMemo(() => {
    return [
      {
        field: 'name',
        label: text('projects.column.name'),
        cell: (project) => <ProjectNameCell project={project} />,
      },
      {
        field: 'languages',
        label: text('projects.column.languages'),
        cell: ({ languages }) => {
          const names = languages.map(languageName);
          const more = names.length - LANGUAGES_SHOWN;
          if (names.length === 0) return text('projects.noLanguages');
          return (
            <span title={names.join(', ')}>
              {names.slice(0, LANGUAGES_SHOWN).join(', ')}
              {more > 0 && ` ${text('projects.moreLanguages', { count: more })}`}
            </span>
          );
        },
        from: 'md',
        isDim: true,
      },
      {
        field: 'progress',
        label: text('projects.column.progress'),
        minWidth: 190,
        plain: (project) => getStep(project).label,
        beside: [
          [
            text('projects.next.deadline'),
            (project) => {
              const dueAt = getStep(project).step?.dueAt;
              return dueAt ? dates.iso(dueAt) : '';
            },
          ],
          [text('projects.progress'), (project) => getProgressLines(project, text).join(', ')],
        ],
        cell: (project) => <NextStepCell project={project} />,
      },
      {
        field: 'state',
        label: text('projects.column.state'),
        cell: ({ state }) => <ProjectStateChip state={state} />,
      },
      {
        field: 'created',
        label: text('projects.column.created'),
        cell: ({ createdAt }) => (
          // Above the row-wide link, so the time's tooltip works.
          <Box component="span" sx={{ position: 'relative', zIndex: 1, whiteSpace: 'nowrap' }}>
            <DateText instant={createdAt} />
          </Box>
        ),
        from: 'lg',
        isDim: true,
        align: 'right',
      },
    ];
  }, [dates, getStep, languageName, text]);
};
