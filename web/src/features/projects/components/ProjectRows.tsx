import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Project } from '@domain/projects/projects.ts';
import type { Chosen } from '../../../components/lists/useSelectedRows.ts';
import { lazyComponent } from '../../../components/lazyComponent.tsx';
import { wantTexts } from '../../../i18n/texts.ts';
import { useText } from '../../../i18n/useText.ts';
import { ProjectTable, type ProjectTableProps } from './ProjectTable.tsx';

const SelectableProjects = lazyComponent(async () => {
  const [module] = await Promise.all([import('./SelectableProjects.tsx'), wantTexts('lists')]);
  return module.SelectableProjects;
});

const ALL = {};

interface Props extends Pick<ProjectTableProps, 'projects' | 'columns'> {
  /** Column choices, if known. */
  readonly visible: ProjectTableProps['visible'] | undefined;
  readonly isSelectable: boolean;
  readonly chosen: Chosen<Project>;
  /** Whether the selectable table has loaded; until then a plain one is shown. */
  readonly isReady: boolean;
  readonly onReady: () => void;
  readonly isLoadingMore: boolean;
  /** Absent: all projects are shown. */
  readonly onMore: (() => void) | undefined;
}

/** The table of projects, selectable with the list's tools, and a button for more. */
export const ProjectRows = (props: Props) => {
  const { projects, columns, visible, isSelectable, chosen, isReady, onReady, isLoadingMore, onMore } = props;
  const text = useText();

  return (
    <>
      {isSelectable && visible && (
        <SelectableProjects
          projects={projects}
          chosen={chosen}
          table={(ticks) => (
            <ProjectTable projects={projects} columns={columns} visible={visible} ticks={ticks} />
          )}
          onReady={onReady}
        />
      )}
      {!(isSelectable && visible && isReady) && (
        <ProjectTable projects={projects} columns={columns} visible={visible ?? ALL} />
      )}
      {onMore && (
        <Box sx={{ display: 'flex', justifyContent: 'center', paddingBlock: 2 }}>
          <Button color="inherit" loading={isLoadingMore} onClick={onMore}>
            {text('common.loadMore')}
          </Button>
        </Box>
      )}
    </>
  );
};
