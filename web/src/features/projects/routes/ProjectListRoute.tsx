import { useCallback, useState } from 'react';
import Add from '@mui/icons-material/Add';
import Bolt from '@mui/icons-material/BoltOutlined';
import FolderOpen from '@mui/icons-material/FolderOpenOutlined';
import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { useProjectArea } from '../../../common/board/useProjectArea.ts';
import { DELETED_DAYS } from '@domain/projects/projects.ts';
import { INFORMATION_STEP } from '@domain/projects/steps.ts';
import { PageHeader } from '../../../components/layout/PageHeader.tsx';
import { EmptyState, ErrorState } from '../../../components/states/states.tsx';
import { ToolsButton } from '../../../components/lists/ToolsButton.tsx';
import { lazyComponent } from '../../../components/lazyComponent.tsx';
import { wantTexts } from '../../../i18n/texts.ts';
import { useText } from '../../../i18n/useText.ts';
import { useProjectOwner, useProjects } from '../../../common/board/useProjects.ts';
import { ProjectFilters } from '../components/ProjectFilters.tsx';
import { ProjectTable, type ProjectTableProps } from '../components/ProjectTable.tsx';
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
const SelectableProjects = lazyComponent(async () => {
  const [module] = await Promise.all([import('../components/SelectableProjects.tsx'), wantTexts('lists')]);
  return module.SelectableProjects;
});

const PAGE = 25;
const ALL = {};

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
  const columns = useProjectColumns();
  const [visible, setVisible] = useState<ProjectTableProps['visible']>();
  // Stored column choices load with the tools; waiting avoids flashing columns.
  const [isKept] = useState(hasKeptColumns);
  // For clients this is a first screen, and bulk edits are rare.
  const [hasTools, setTools] = useState(area.isAgencys || isKept);
  const [isReady, setReady] = useState(false);
  const ready = useCallback(() => setReady(true), []);
  const mayHaveMore = (shown?.length ?? 0) >= count || loadingMore;

  const create = (
    <Button component={Link} to={area.create} variant="contained" startIcon={<Add />}>
      {text('nav.newProject')}
    </Button>
  );
  // Clients have it in their menu.
  const express = area.isAgencys && (
    <Button component={Link} to={area.express} variant="outlined" color="inherit" startIcon={<Bolt />}>
      {text('nav.expressProject')}
    </Button>
  );

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
                  {express}
                  {create}
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
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
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
          <EmptyState icon={FolderOpen} title={text('projects.emptyTitle')} action={create}>
            {text('projects.emptyText')}
          </EmptyState>
        ) : (
          <>
            {hasTools && visible && (
              <SelectableProjects
                projects={shown}
                table={(ticks) => (
                  <ProjectTable projects={shown} columns={columns} visible={visible} ticks={ticks} />
                )}
                onReady={ready}
              />
            )}
            {!(hasTools && visible && isReady) && (
              <ProjectTable projects={shown} columns={columns} visible={visible ?? ALL} />
            )}
            {mayHaveMore && (
              <Box sx={{ display: 'flex', justifyContent: 'center', paddingBlock: 2 }}>
                <Button
                  color="inherit"
                  loading={loadingMore}
                  onClick={() => setCount((before) => before + PAGE)}
                >
                  {text('common.loadMore')}
                </Button>
              </Box>
            )}
          </>
        )}
      </Box>
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
