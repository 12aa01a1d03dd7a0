import { useLayoutEffect, type ReactNode } from 'react';
import type { Project } from '@domain/projects/projects.ts';
import { RowTick } from '../../../components/lists/RowTick.tsx';
import { useSelectedRows } from '../../../components/lists/useSelectedRows.ts';
import { useText } from '../../../i18n/useText.ts';
import { ProjectBulk } from './ProjectBulk.tsx';
import type { Ticks } from './ProjectTable.tsx';

interface Props {
  readonly projects: readonly Project[];
  /** The list with checkboxes. */
  readonly table: (ticks: Ticks) => ReactNode;
  /** Called when this list replaces the one without checkboxes. */
  readonly onReady: () => void;
}

/** The project list with checkboxes and bulk actions. */
export const SelectableProjects = ({ projects, table, onReady }: Props) => {
  const text = useText();
  const chosen = useSelectedRows(projects);

  // Before paint, so that the two tables are never both visible.
  useLayoutEffect(onReady, [onReady]);

  const count = chosen.rows.length;
  const areAll = count === projects.length;

  return (
    <>
      <ProjectBulk chosen={chosen} />
      {table({
        chosen: chosen.ids,
        head: (
          <RowTick
            label={text('bulkRun.selectAll')}
            checked={areAll}
            isPart={count > 0 && !areAll}
            onToggle={() => chosen.choose(new Set(areAll ? [] : projects.map(({ id }) => id)))}
          />
        ),
        of: ({ id, name }) => (
          <RowTick
            label={text('bulkRun.select', { name })}
            checked={chosen.ids.has(id)}
            onToggle={() => chosen.toggle(id)}
          />
        ),
      })}
    </>
  );
};
