import { useLayoutEffect } from 'react';
import { RowTick } from '../../../components/lists/RowTick.tsx';
import { useChosen } from '../../../components/lists/useChosen.ts';
import { useText } from '../../../i18n/useText.ts';
import { ProjectBulk } from './ProjectBulk.tsx';
import { ProjectTable, type ProjectTableProps } from './ProjectTable.tsx';

interface Props extends ProjectTableProps {
  /** It is there, in the place of the table without boxes. */
  readonly onReady: () => void;
}

/** The list of projects with boxes that select rows, and what can be done with those. */
export const SelectableProjects = ({ onReady, ...table }: Props) => {
  const text = useText();
  const { projects } = table;
  const chosen = useChosen(projects);
  // Before anything is painted: one of the two tables is seen, and never both.
  useLayoutEffect(onReady, [onReady]);
  const count = chosen.rows.length;
  const areAll = count === projects.length;
  return (
    <>
      <ProjectBulk chosen={chosen} />
      <ProjectTable
        {...table}
        ticks={{
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
        }}
      />
    </>
  );
};
