import { useLayoutEffect, type ReactNode } from 'react';
import type { Project } from '@domain/projects/projects.ts';
import { RowTick } from '../../../components/lists/RowTick.tsx';
import type { Chosen } from '../../../components/lists/useSelectedRows.ts';
import { useText } from '../../../i18n/useText.ts';
import { ProjectBulk } from './ProjectBulk.tsx';
import type { Ticks } from './ProjectTable.tsx';

interface Props {
  readonly projects: readonly Project[];
  readonly chosen: Chosen<Project>;
  /** The list with checkboxes. */
  readonly table: (ticks: Ticks) => ReactNode;
  /** Called when this list replaces the one without checkboxes. */
  readonly onReady: () => void;
}

/** The project list with checkboxes and bulk actions. */
export const SelectableProjects = ({ projects, chosen, table, onReady }: Props) => {
  const text = useText();

  // Before paint, so that the two tables are never both visible.
  useLayoutEffect(onReady, [onReady]);

  const ids = projects.map(({ id }) => id);
  const hiddenIds = [...chosen.ids].filter((id) => !ids.includes(id));
  const count = chosen.ids.size - hiddenIds.length;
  const areAll = count === ids.length;

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
            onToggle={() => chosen.choose(new Set(areAll ? hiddenIds : [...hiddenIds, ...ids]))}
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
