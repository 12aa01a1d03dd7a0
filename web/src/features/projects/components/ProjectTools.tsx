import type { Project } from '@domain/projects/projects.ts';
import { readPages } from '#firebase/readPages.ts';
import { listFile, type RowPages } from '../../../components/lists/listFile.ts';
import { ListTools } from '../../../components/lists/ListTools.tsx';
import type { ColumnChoosing } from '../../../components/table/useColumnChoices.ts';
import { useText } from '../../../i18n/useText.ts';
import {
  projectsQuery,
  projectsWith,
  type ProjectChoice,
  type ProjectOwner,
} from '../../../lib/board/useBoard.ts';
import type { ProjectColumn } from './useProjectColumns.tsx';

interface Props {
  readonly choice: ProjectChoice;
  readonly owner: ProjectOwner | null;
  readonly columns: readonly ProjectColumn[];
  readonly choosing: ColumnChoosing;
}

/** What can be done with the list of projects as a whole. */
export const ProjectTools = ({ choice, owner, columns, choosing }: Props) => {
  const text = useText();
  const pages: RowPages<Project> | null =
    owner &&
    async function* (signal) {
      const found = readPages<Project>(projectsQuery(choice, owner))(signal);
      for await (const page of found) yield projectsWith(choice.search, page);
    };
  return (
    <ListTools
      views="projects"
      columns={columns}
      choosing={choosing}
      file={pages ? listFile(text('lists.projectsFile'), columns, choosing.visible, pages) : undefined}
    />
  );
};
