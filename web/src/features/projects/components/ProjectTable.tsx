import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { Project } from '@domain/projects/projects.ts';
import { moveBetweenRows } from '../../../components/lists/rowKeys.ts';
import { getShownFields } from '../../../components/table/getShownFields.ts';
import { useWidth } from '../../../components/useWidth.ts';
import { useText } from '../../../i18n/useText.ts';
import { ProjectRowMenu } from './ProjectRowMenu.tsx';
import type { ProjectColumn } from './useProjectColumns.tsx';

/** Columns hidden in narrow windows. */
const getDisplay = ({ from }: ProjectColumn) =>
  from ? ({ display: { xs: 'none', [from]: 'table-cell' } } as const) : {};

/** Checkboxes that select rows. */
export interface Ticks {
  readonly head: ReactNode;
  readonly of: (project: Project) => ReactNode;
  readonly chosen: ReadonlySet<string>;
}

export interface ProjectTableProps {
  readonly projects: readonly Project[];
  readonly columns: readonly ProjectColumn[];
  /** The user's column choices. */
  readonly visible: Readonly<Record<string, boolean>>;
  /** Absent: rows are not selected. */
  readonly ticks?: Ticks;
}

/** Height of the page header above the sticky table header, in CSS pixels. */
const PAGE_HEAD = 56;

/** Names beside which the other columns scroll. */
const STAYS = {
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 3,
  minWidth: 160,
  backgroundColor: 'background.paper',
} as const;

const TICK = { width: 40, paddingInlineStart: 1.5 } as const;

/** One project per row; the whole row opens it. */
export const ProjectTable = ({ projects, columns, visible, ticks }: ProjectTableProps) => {
  const text = useText();
  const [frameRef, room] = useWidth<HTMLDivElement>();
  const [tableRef, needed] = useWidth<HTMLTableElement>();
  // If columns overflow, the table scrolls, its names stay in view and its header isn't sticky.
  const fits = needed <= room;
  const nameStays = fits ? {} : STAYS;
  const fields = getShownFields(columns, visible);
  const shown = columns.filter(({ field }) => fields.includes(field));

  return (
    <TableContainer
      ref={frameRef}
      sx={(theme) => ({
        border: `1px solid ${theme.vars.palette.divider}`,
        borderRadius: '8px',
        backgroundColor: 'background.paper',
        overflow: fits ? 'clip' : 'auto',
      })}
    >
      <Table
        ref={tableRef}
        stickyHeader
        size="small"
        aria-label={text('nav.projects')}
        onKeyDown={moveBetweenRows}
      >
        <TableHead sx={{ '& th': { top: fits ? PAGE_HEAD : 0 } }}>
          <TableRow>
            {ticks && (
              <TableCell padding="none" sx={TICK}>
                {ticks.head}
              </TableCell>
            )}
            {shown.map((column, index) => (
              <TableCell
                key={column.field}
                {...(column.align ? { align: column.align } : {})}
                sx={{ whiteSpace: 'nowrap', ...getDisplay(column), ...(index === 0 ? nameStays : {}) }}
              >
                {column.label}
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
              selected={ticks?.chosen.has(project.id) ?? false}
              sx={{ position: 'relative', height: 56, '&:last-child td': { border: 0 } }}
            >
              {ticks && (
                <TableCell padding="none" sx={TICK}>
                  {ticks.of(project)}
                </TableCell>
              )}
              {shown.map((column, index) => (
                <TableCell
                  key={column.field}
                  {...(column.align ? { align: column.align } : {})}
                  sx={{
                    maxWidth: { xs: 250, lg: 420 },
                    ...(column.minWidth ? { minWidth: column.minWidth } : {}),
                    ...getDisplay(column),
                    ...(column.isDim ? { color: 'text.secondary' } : {}),
                    ...(index === 0 ? nameStays : {}),
                  }}
                >
                  {column.cell(project)}
                </TableCell>
              ))}
              <TableCell align="right">
                {/* Above the row-wide link. */}
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
