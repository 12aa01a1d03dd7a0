import { useState } from 'react';
import Add from '@mui/icons-material/Add';
import FolderOpen from '@mui/icons-material/FolderOpenOutlined';
import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../../app/paths.ts';
import { PageHeader } from '../../../components/layout/PageHeader.tsx';
import { EmptyState, ErrorState } from '../../../components/states/states.tsx';
import { onDemand } from '../../../components/onDemand.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useProjects } from '../../../lib/board/useBoard.ts';
import { ProjectTable } from '../components/ProjectTable.tsx';
import { ProjectTableSkeleton } from '../components/ProjectTableSkeleton.tsx';
import { useKeptData } from '../components/useKeptData.ts';

const NewProjectDialog = onDemand(() =>
  import('../dialogs/NewProjectDialog.tsx').then((module) => module.NewProjectDialog),
);

const PAGE = 25;

/** Projects of the company, newest first and live; `/project/new` is the same page with the dialog open. */
const ProjectListRoute = () => {
  const text = useText();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [count, setCount] = useState(PAGE);
  const projects = useProjects(count);
  // A longer page is a new query: the rows already read stay while it loads.
  const shown = useKeptData(projects.data);
  const loadingMore = projects.status === 'loading' && shown !== undefined;
  const mayHaveMore = (shown?.length ?? 0) >= count || loadingMore;

  const create = (
    <Button component={Link} to={paths.newProject.href()} variant="contained" startIcon={<Add />}>
      {text('nav.newProject')}
    </Button>
  );

  return (
    <>
      {/* An empty list offers it in its own place. */}
      <PageHeader title={text('nav.projects')} {...(shown?.length === 0 ? {} : { actions: create })} />
      {projects.status === 'error' ? (
        <ErrorState error={projects.error} onRetry={projects.retry} />
      ) : shown === undefined ? (
        <ProjectTableSkeleton />
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
      {pathname === paths.newProject.path && (
        <NewProjectDialog
          onClose={() => void navigate(paths.projects.href(), { replace: true })}
          onCreated={async (projectId) => navigate(paths.project.href(projectId), { replace: true })}
        />
      )}
    </>
  );
};

export default ProjectListRoute;
