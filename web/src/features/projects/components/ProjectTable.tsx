import type { KeyboardEvent } from 'react';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import type { Project } from '@domain/projects/projects.ts';
import { useProjectArea } from '../../../lib/board/useProjectArea.ts';
import { DateText } from '../../../components/DateText.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useLanguageName } from '../../../lib/reference.ts';
import { NextDeadline } from './NextDeadline.tsx';
import { ProjectProgressText } from './ProjectProgressText.tsx';
import { ProjectRowMenu } from './ProjectRowMenu.tsx';
import { ProjectStateChip } from './ProjectStateChip.tsx';

const LANGUAGES_SHOWN = 3;
/** What a narrow window has no room for. */
const FROM_WIDE = { display: { xs: 'none', lg: 'table-cell' } } as const;

/** Up and down move between rows, as in a mail client. */
const moveBetweenRows = (event: KeyboardEvent<HTMLElement>) => {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (step === 0) return;
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('a[data-row]')];
  const next = links[links.indexOf(document.activeElement as HTMLElement) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
};

/** One project per row; the whole row opens it. */
export const ProjectTable = ({ projects }: { readonly projects: readonly Project[] }) => {
  const text = useText();
  const languageName = useLanguageName();
  const area = useProjectArea();
  return (
    <TableContainer
      sx={(theme) => ({
        border: `1px solid ${theme.vars.palette.divider}`,
        borderRadius: '8px',
        backgroundColor: 'background.paper',
        overflow: 'clip',
      })}
    >
      <Table stickyHeader size="small" aria-label={text('nav.projects')} onKeyDown={moveBetweenRows}>
        <TableHead sx={{ '& th': { top: 56 } }}>
          <TableRow>
            <TableCell>{text('projects.column.name')}</TableCell>
            <TableCell sx={FROM_WIDE}>{text('projects.column.languages')}</TableCell>
            <TableCell>{text('projects.column.progress')}</TableCell>
            <TableCell sx={FROM_WIDE}>{text('projects.column.deadline')}</TableCell>
            <TableCell>{text('projects.column.state')}</TableCell>
            <TableCell align="right" sx={FROM_WIDE}>
              {text('projects.column.created')}
            </TableCell>
            <TableCell sx={{ width: 48 }}>
              <span className="visually-hidden">{text('projects.column.actions')}</span>
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {projects.map((project) => {
            const names = project.languages.map(languageName);
            const more = names.length - LANGUAGES_SHOWN;
            return (
              <TableRow
                key={project.id}
                hover
                sx={{ position: 'relative', height: 56, '&:last-child td': { border: 0 } }}
              >
                <TableCell sx={{ maxWidth: 420 }}>
                  <Link
                    component={RouterLink}
                    to={area.project(project.id)}
                    data-row
                    color="inherit"
                    underline="none"
                    sx={{
                      fontWeight: 560,
                      overflowWrap: 'anywhere',
                      '&::after': { content: '""', position: 'absolute', inset: 0 },
                      '&:focus-visible': { outline: 'none' },
                      '&:focus-visible::after': {
                        outline: '2px solid',
                        outlineColor: 'primary.main',
                        outlineOffset: -2,
                      },
                    }}
                  >
                    {project.name}
                  </Link>
                  <Typography variant="caption" component="div" noWrap sx={{ color: 'text.secondary' }}>
                    {[
                      area.isAgencys && project.companyName,
                      project.type !== 'regular' && text(`projects.type.${project.type}`),
                      project.brand,
                      project.campaignName,
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </Typography>
                </TableCell>
                <TableCell sx={{ ...FROM_WIDE, color: 'text.secondary' }}>
                  {names.length === 0 ? (
                    text('projects.noLanguages')
                  ) : (
                    <span title={names.join(', ')}>
                      {names.slice(0, LANGUAGES_SHOWN).join(', ')}
                      {more > 0 && ` ${text('projects.moreLanguages', { count: more })}`}
                    </span>
                  )}
                </TableCell>
                <TableCell>
                  <ProjectProgressText project={project} />
                </TableCell>
                <TableCell sx={{ ...FROM_WIDE, color: 'text.secondary', whiteSpace: 'nowrap' }}>
                  <NextDeadline project={project} />
                </TableCell>
                <TableCell>
                  <ProjectStateChip state={project.state} />
                </TableCell>
                <TableCell align="right" sx={FROM_WIDE}>
                  <Box
                    component="span"
                    sx={{ position: 'relative', zIndex: 1, color: 'text.secondary', whiteSpace: 'nowrap' }}
                  >
                    <DateText instant={project.createdAt} />
                  </Box>
                </TableCell>
                <TableCell align="right">
                  {/* Above the link that the whole row is. */}
                  <Box sx={{ position: 'relative', zIndex: 1 }}>
                    <ProjectRowMenu project={project} />
                  </Box>
                </TableCell>
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
    </TableContainer>
  );
};
