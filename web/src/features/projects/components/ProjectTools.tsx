import { useLayoutEffect } from 'react';
import type { Project } from '@domain/projects/projects.ts';
import { readPages } from '#firebase/readPages.ts';
import { listFile, type RowPages } from '../../../components/lists/listFile.ts';
import { ListTools } from '../../../components/lists/ListTools.tsx';
import { useColumnChoices, type ColumnChoosing } from '../../../components/table/useColumnChoices.ts';
import { useText } from '../../../i18n/useText.ts';
import {
  getProjectsQuery,
  filterProjects,
  type ProjectChoice,
  type ProjectOwner,
} from '../../../common/board/useProjects.ts';
import { PROJECT_COLUMNS } from '../data/keptColumns.ts';
import type { ProjectColumn } from './useProjectColumns.tsx';
import { useProjectFileColumns } from './useProjectFileColumns.ts';

interface Props {
  readonly choice: ProjectChoice;
  readonly owner: ProjectOwner | null;
  readonly columns: readonly ProjectColumn[];
  /** Receives the visible columns, now and on changes. */
  readonly onVisible: (visible: ColumnChoosing['visible']) => void;
}

export const ProjectTools = ({ choice, owner, columns, onVisible }: Props) => {
  const text = useText();
  const choosing = useColumnChoices(PROJECT_COLUMNS);
  const { visible } = choosing;

  useLayoutEffect(() => onVisible(visible), [onVisible, visible]);

  const view = useProjectFileColumns(columns);
  const pages: RowPages<Project> | null =
    owner &&
    async function* (signal) {
      const found = readPages<Project>(getProjectsQuery(choice, owner))(signal);
      for await (const page of found) yield filterProjects(choice.search, page);
    };

  return (
    <ListTools
      views="projects"
      columns={columns}
      choosing={choosing}
      file={pages ? listFile(text('lists.projectsFile'), view, choosing.visible, pages) : undefined}
    />
  );
};
