import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { Project } from '@domain/projects/projects.ts';
import { shownFields } from '../../../components/lists/listFile.ts';
import { moveBetweenRows } from '../../../components/lists/rowKeys.ts';
import { RowTick } from '../../../components/lists/RowTick.tsx';
import type { Chosen } from '../../../components/lists/useChosen.ts';
import type { ColumnChoosing } from '../../../components/table/useColumnChoices.ts';
import { useText } from '../../../i18n/useText.ts';
import { ProjectRowMenu } from './ProjectRowMenu.tsx';
import type { ProjectColumn } from './useProjectColumns.tsx';

/** What a narrow window has no room for. */
const FROM_WIDE = { display: { xs: 'none', lg: 'table-cell' } } as const;

interface Props {
  readonly projects: readonly Project[];
  readonly columns: readonly ProjectColumn[];
  readonly choosing: ColumnChoosing;
  readonly chosen: Chosen<Project>;
}

/** One project per row; the whole row opens it. */
export const ProjectTable = ({ projects, columns, choosing: { visible }, chosen }: Props) => {
  const text = useText();
  const fields = shownFields(columns, visible);
  const shown = columns.filter(({ field }) => fields.includes(field));
  const count = chosen.rows.length;
  const areAll = count === projects.length;
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
            <TableCell padding="none" sx={{ width: 40, paddingInlineStart: 2 }}>
              <RowTick
                label={text('table.selectShown')}
                checked={areAll}
                isPart={count > 0 && !areAll}
                onToggle={() => chosen.choose(new Set(areAll ? [] : projects.map(({ id }) => id)))}
              />
            </TableCell>
            {shown.map(({ field, label, isWide, align }) => (
              <TableCell key={field} {...(align ? { align } : {})} sx={isWide ? FROM_WIDE : {}}>
                {label}
              </TableCell>
            ))}
            <TableCell sx={{ width: 48 }}>
              <span className="visually-hidden">{text('projects.column.actions')}</span>
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {projects.map((project) => (
            <TableRow
              key={project.id}
              hover
              selected={chosen.ids.has(project.id)}
              sx={{ position: 'relative', height: 56, '&:last-child td': { border: 0 } }}
            >
              <TableCell padding="none" sx={{ width: 40, paddingInlineStart: 2 }}>
                <RowTick
                  label={text('table.selectName', { name: project.name })}
                  checked={chosen.ids.has(project.id)}
                  onToggle={() => chosen.toggle(project.id)}
                />
              </TableCell>
              {shown.map(({ field, cell, isWide, isDim, align }) => (
                <TableCell
                  key={field}
                  {...(align ? { align } : {})}
                  sx={{
                    maxWidth: 420,
                    ...(isWide ? FROM_WIDE : {}),
                    ...(isDim ? { color: 'text.secondary' } : {}),
                  }}
                >
                  {cell(project)}
                </TableCell>
              ))}
              <TableCell align="right">
                {/* Above the link that the whole row is. */}
                <Box sx={{ position: 'relative', zIndex: 1 }}>
                  <ProjectRowMenu project={project} />
                </Box>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
};
