import { useState } from 'react';
import Add from '@mui/icons-material/Add';
import Bolt from '@mui/icons-material/BoltOutlined';
import SearchOff from '@mui/icons-material/SearchOffOutlined';
import FolderOpen from '@mui/icons-material/FolderOpenOutlined';
import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { useProjectArea } from '../../../lib/board/useProjectArea.ts';
import { DELETED_DAYS } from '@domain/projects/projects.ts';
import { PageHeader } from '../../../components/layout/PageHeader.tsx';
import { EmptyState, ErrorState } from '../../../components/states/states.tsx';
import { onDemand } from '../../../components/onDemand.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useProjects } from '../../../lib/board/useBoard.ts';
import { ProjectFilters } from '../components/ProjectFilters.tsx';
import { ProjectTable } from '../components/ProjectTable.tsx';
import { ProjectTableSkeleton } from '../components/ProjectTableSkeleton.tsx';
import { useKeptData } from '../../../lib/useKeptData.ts';
import { useProjectChoice } from '../data/useProjectChoice.ts';

const NewProjectDialog = onDemand(() =>
  import('../dialogs/NewProjectDialog.tsx').then((module) => module.NewProjectDialog),
);

const PAGE = 25;

/**
 * Projects of the company, or for an agency's people of the agency, newest first and live; the address for a new one is the
 * same page with the dialog open.
 */
const ProjectListRoute = () => {
  const text = useText();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [count, setCount] = useState(PAGE);
  const area = useProjectArea();
  const chosen = useProjectChoice();
  const { choice, isFiltered, choose } = chosen;
  const projects = useProjects(choice, count, area.isAgencys);
  // A longer page is a new query, and so is another choice: the rows already read stay while it loads.
  const shown = useKeptData(projects.data);
  const loadingMore = projects.status === 'loading' && shown !== undefined;
  const mayHaveMore = (shown?.length ?? 0) >= count || loadingMore;

  const create = (
    <Button component={Link} to={area.create} variant="contained" startIcon={<Add />}>
      {text('nav.newProject')}
    </Button>
  );
  // Clients have it in their menu; an agency's people begin one where the others are.
  const express = area.isAgencys && (
    <Button component={Link} to={area.express} variant="outlined" color="inherit" startIcon={<Bolt />}>
      {text('nav.expressProject')}
    </Button>
  );

  const isEmpty = shown?.length === 0 && !isFiltered;
  return (
    <>
      {/* An empty list offers it in its own place. */}
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
      {!isEmpty && <ProjectFilters {...chosen} />}
      {projects.status === 'error' ? (
        <ErrorState error={projects.error} onRetry={projects.retry} />
      ) : shown === undefined ? (
        <ProjectTableSkeleton />
      ) : shown.length === 0 && isFiltered ? (
        <EmptyState
          icon={SearchOff}
          title={text('projects.noneFound')}
          action={
            <Button
              variant="outlined"
              color="inherit"
              onClick={() => choose({ type: '', state: '', shelf: '', search: '' })}
            >
              {text('projects.showAll')}
            </Button>
          }
        >
          {choice.shelf === 'deleted'
            ? text('projects.noneDeleted', { days: DELETED_DAYS })
            : text('projects.noneFoundText')}
        </EmptyState>
      ) : shown.length === 0 ? (
        <EmptyState icon={FolderOpen} title={text('projects.emptyTitle')} action={create}>
          {text('projects.emptyText')}
        </EmptyState>
      ) : (
        <>
          <ProjectTable projects={shown} />
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
      {pathname === area.create && (
        <NewProjectDialog
          asksCompany={area.isAgencys}
          onClose={() => void navigate(area.list, { replace: true })}
          onCreated={async (projectId) => navigate(area.project(projectId), { replace: true })}
        />
      )}
    </>
  );
};

export default ProjectListRoute;
