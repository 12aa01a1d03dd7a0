import { useCallback, useState } from 'react';
import Add from '@mui/icons-material/Add';
import Bolt from '@mui/icons-material/BoltOutlined';
import FolderOpen from '@mui/icons-material/FolderOpenOutlined';
import Button from '@mui/material/Button';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { useProjectArea } from '../../../common/board/useProjectArea.ts';
import { DELETED_DAYS } from '@domain/projects/projects.ts';
import { INFORMATION_STEP } from '@domain/projects/steps.ts';
import { PageHeader } from '../../../components/layout/PageHeader.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import { EmptyState, ErrorState } from '../../../components/states/states.tsx';
import { useSelectedRows } from '../../../components/lists/useSelectedRows.ts';
import { ToolsButton } from '../../../components/lists/ToolsButton.tsx';
import { lazyComponent } from '../../../components/lazyComponent.tsx';
import { wantTexts } from '../../../i18n/texts.ts';
import { useText } from '../../../i18n/useText.ts';
import { useProjectOwner, useProjects } from '../../../common/board/useProjects.ts';
import { ProjectFilters } from '../components/ProjectFilters.tsx';
import { ProjectRows } from '../components/ProjectRows.tsx';
import type { ProjectTableProps } from '../components/ProjectTable.tsx';
import { ProjectTableSkeleton } from '../components/ProjectTableSkeleton.tsx';
import { useProjectColumns } from '../components/useProjectColumns.tsx';
import { useLatestData } from '../../../lib/useLatestData.ts';
import { hasKeptColumns } from '../data/keptColumns.ts';
import { useProjectChoice } from '../data/useProjectChoice.ts';

const NewProjectDialog = lazyComponent(() =>
  import('../dialogs/NewProjectDialog.tsx').then((module) => module.NewProjectDialog),
);
const NoneFound = lazyComponent(() =>
  import('../../../components/lists/NoneFound.tsx').then((module) => module.NoneFound),
);
const ProjectTools = lazyComponent(async () => {
  const [module] = await Promise.all([import('../components/ProjectTools.tsx'), wantTexts('lists')]);
  return module.ProjectTools;
});
const PAGE = 25;

const CreateButton = () => {
  const text = useText();
  const { create } = useProjectArea();

  return (
    <Button component={Link} to={create} variant="contained" startIcon={<Add />}>
      {text('nav.newProject')}
    </Button>
  );
};

const ExpressButton = () => {
  const text = useText();
  const { express } = useProjectArea();

  return (
    <Button component={Link} to={express} variant="outlined" color="inherit" startIcon={<Bolt />}>
      {text('nav.expressProject')}
    </Button>
  );
};

/**
 * Agency staff see the agency's projects, clients their company's, newest first and live.
 * The address of a new project opens the dialog on this page.
 */
const ProjectListRoute = () => {
  const text = useText();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [count, setCount] = useState(PAGE);
  const area = useProjectArea();
  const projectChoice = useProjectChoice();
  const { choice, isFiltered, choose } = projectChoice;
  const owner = useProjectOwner(area.isAgencys);
  const projects = useProjects(choice, count, owner);
  // A longer page or another filter is a new query: the previous rows stay while it loads.
  const shown = useLatestData(projects.data);
  const loadingMore = projects.status === 'loading' && shown !== undefined;
  // A shelf has its own actions.
  const chosen = useSelectedRows(shown, choice.shelf);
  const columns = useProjectColumns();
  const [visible, setVisible] = useState<ProjectTableProps['visible']>();
  // Stored column choices load with the tools; waiting avoids flashing columns.
  const [isKept] = useState(hasKeptColumns);
  // For clients this is a first screen, and bulk edits are rare.
  const [hasTools, setTools] = useState(area.isAgencys || isKept);
  const [isReady, setReady] = useState(false);
  const ready = useCallback(() => setReady(true), []);
  const mayHaveMore = (shown?.length ?? 0) >= count || loadingMore;

  const isEmpty = shown?.length === 0 && !isFiltered;

  return (
    <>
      {/* An empty list has its own button. */}
      <PageHeader
        title={text(area.isAgencys ? 'nav.castings' : 'nav.projects')}
        {...(isEmpty
          ? {}
          : {
              actions: (
                <>
                  {/* Clients have it in their menu. */}
                  {area.isAgencys && <ExpressButton />}
                  <CreateButton />
                </>
              ),
            })}
      />
      {!isEmpty && (
        <ProjectFilters {...projectChoice}>
          {hasTools && (
            <ProjectTools choice={choice} owner={owner} columns={columns} onVisible={setVisible} />
          )}
          <ToolsButton isOpen={hasTools} onNear={ProjectTools.ahead} onToggle={() => setTools(!hasTools)} />
        </ProjectFilters>
      )}
      <Stack isBounded>
        {projects.status === 'error' ? (
          <ErrorState error={projects.error} onRetry={projects.retry} />
        ) : shown === undefined || (isKept && !visible) ? (
          <ProjectTableSkeleton />
        ) : shown.length === 0 && isFiltered ? (
          <NoneFound
            title={text('projects.noneFound')}
            clearLabel={text('projects.showAll')}
            onClear={() => choose({ type: '', state: '', shelf: '', search: '' })}
          >
            {choice.shelf === 'deleted'
              ? text('projects.noneDeleted', { days: DELETED_DAYS })
              : text('projects.noneFoundText')}
          </NoneFound>
        ) : shown.length === 0 ? (
          <EmptyState icon={FolderOpen} title={text('projects.emptyTitle')} action={<CreateButton />}>
            {text('projects.emptyText')}
          </EmptyState>
        ) : (
          <ProjectRows
            projects={shown}
            columns={columns}
            visible={visible}
            isSelectable={hasTools}
            chosen={chosen}
            isReady={isReady}
            onReady={ready}
            isLoadingMore={loadingMore}
            onMore={mayHaveMore ? () => setCount((before) => before + PAGE) : undefined}
          />
        )}
      </Stack>
      {pathname === area.create && (
        <NewProjectDialog
          asksCompany={area.isAgencys}
          onClose={() => void navigate(area.list, { replace: true })}
          onCreated={async (projectId) =>
            navigate(area.project(projectId, INFORMATION_STEP), { replace: true })
          }
        />
      )}
    </>
  );
};

export default ProjectListRoute;
